import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import type { Column } from '@earnwall/ui/console/table';
import { audienceText, bonusTitle, changeText } from '#features/bonuses/bonus-words.ts';
import { dollarsText } from '#features/money/dollars-text.ts';
import { pointsText } from '#features/money/money-text.ts';
import { RunStatus } from '#features/run-state/run-status.tsx';
import { spanText } from '#features/schedule/schedule.ts';

export function bonusColumns(hasApp: boolean): Column<OperatedBonus>[] {
  const app: Column<OperatedBonus> = { id: 'app', head: 'App', cell: ({ app }) => app.name };
  return [
    {
      id: 'bonus',
      head: 'Bonus',
      card: 'title',
      cell: (bonus) => (
        <span className="bonus-name">
          {bonusTitle(bonus)} <span className="c-muted">{spanText(bonus)}</span>
        </span>
      ),
    },
    ...(hasApp ? [] : [app]),
    { id: 'state', head: 'State', cell: ({ state }) => <RunStatus state={state} /> },
    { id: 'audience', head: 'Audience', cell: ({ audience }) => audienceText(audience) },
    {
      id: 'claims',
      head: 'Claims',
      align: 'end',
      cell: ({ results }) => results.claims.toLocaleString('en'),
    },
    {
      id: 'cost',
      head: 'Cost so far',
      align: 'end',
      cell: ({ results: { cost }, currency }) => (
        <span title={dollarsText(cost.usd_micros)}>{pointsText(cost.points, currency)}</span>
      ),
    },
    {
      id: 'completes',
      head: 'Completes, vs week before',
      align: 'end',
      cell: ({ results }) => (
        <>
          {results.completes.toLocaleString('en')} <span className="c-muted">{changeText(results)}</span>
        </>
      ),
    },
  ];
}
