import type { Column } from '@earnwall/ui/console/table';
import { figureColumns } from '#features/payouts/figure-columns.tsx';
import { PayoutStatus } from '#features/payouts/payout-state.tsx';
import { type AppPayout, pointsOf } from '#features/payouts/payout-texts.ts';

export const appColumns = (seesAll: boolean): Column<AppPayout>[] => [
  {
    ...{ id: 'app', head: 'App', card: 'title' },
    cell: ({ app }) => (
      <>
        {app.name} <span className="c-mono c-muted">{app.id}</span>
      </>
    ),
  },
  ...(seesAll
    ? [{ id: 'publisher', head: 'Publisher', cell: ({ app }: AppPayout) => app.publisher.name }]
    : []),
  { id: 'state', head: 'State', cell: ({ state }) => <PayoutStatus state={state} /> },
  ...figureColumns<AppPayout>(seesAll),
  { id: 'points', head: 'Points moved', align: 'end', cell: pointsOf },
];
