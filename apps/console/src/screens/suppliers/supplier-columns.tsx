import { Ago } from '@earnwall/ui/console/ago';
import { Sparkline } from '@earnwall/ui/console/sparkline';
import { Status } from '@earnwall/ui/console/status';
import type { Column } from '@earnwall/ui/console/table';
import { MixBar } from '#features/supplier/mix-bar.tsx';
import { PauseButton } from '#features/supplier/pause-button.tsx';
import {
  type Connected,
  findingTitles,
  type Health,
  severityKind,
  stateOf,
} from '#features/supplier/supplier-words.ts';

/** `account`: null until it is known. */
export type SupplierRow = Health & { account: Connected | null };

export const supplierColumns: Column<SupplierRow>[] = [
  {
    id: 'name',
    head: 'Supplier',
    card: 'title',
    cell: ({ name, account }) => (
      <span className="supplier-name">
        <strong>{name}</strong>
        <span className="c-muted">{kindText(account)}</span>
      </span>
    ),
  },
  { id: 'state', head: 'State', cell: (row) => <State row={row} /> },
  { id: 'sync', head: 'Last sync', cell: (row) => <LastSync row={row} /> },
  {
    id: 'open',
    head: 'Open',
    align: 'end',
    cell: ({ open_rows, supplies }) => `${open_rows.toLocaleString('en')} ${supplies ?? ''}`,
  },
  {
    id: 'messages',
    head: 'Callbacks/min',
    align: 'end',
    cell: ({ messages_a_minute, reports_by_hour }) => (
      <span className="supplier-traffic">
        <Sparkline values={reports_by_hour} label={`Reports by hour: ${reports_by_hour.join(', ')}`} />
        {rateText(messages_a_minute)}
      </span>
    ),
  },
  {
    id: 'refused',
    head: 'Refused',
    align: 'end',
    wideOnly: true,
    cell: ({ last_day }) => last_day.refused.toLocaleString('en'),
  },
  {
    id: 'codes',
    head: 'Unknown codes',
    align: 'end',
    wideOnly: true,
    cell: ({ last_day }) => last_day.unknown_code.toLocaleString('en'),
  },
  {
    id: 'mix',
    head: 'Outcomes, 7 days',
    width: '14%',
    cell: ({ mix, supplies }) =>
      supplies === 'offers' ? <span className="c-muted">none: offers</span> : <MixBar mix={mix} />,
  },
  {
    ...{ id: 'act', head: 'Action', align: 'end', card: 'action' },
    cell: (row) => <PauseButton supplier={row} size="small" />,
  },
];

const kindText = (account: Connected | null): string =>
  account === null ? '' : account.kind === null ? 'built in' : (account.title ?? account.kind);

const rateText = (rate: number): string => (rate > 0 && rate < 0.1 ? '<0.1' : rate.toFixed(1));

function State({ row }: { row: SupplierRow }) {
  const { kind, word } = stateOf(row);
  return (
    <span className="supplier-state">
      <Status kind={kind}>{word}</Status>
      {row.pause?.reason && <span className="c-muted">{row.pause.reason}</span>}
      {row.account?.fault && <Status kind="bad">Cannot be opened</Status>}
      {row.account?.feed?.doubted_at && <Status kind="warn">Its list is doubted</Status>}
      {row.findings.map((finding) => (
        <Status key={finding.kind} kind={severityKind(finding)}>
          {findingTitles[finding.kind]}
        </Status>
      ))}
    </span>
  );
}

function LastSync({ row: { feed_read_at, account } }: { row: SupplierRow }) {
  const failures = account?.feed?.failures_in_a_row ?? 0;
  return (
    <span className="supplier-state">
      {feed_read_at ? <Ago at={feed_read_at} /> : <span className="c-muted">never</span>}
      {failures > 0 && (
        <Status kind="warn">{failures === 1 ? 'Failed once' : `Failed ${failures} times`}</Status>
      )}
    </span>
  );
}
