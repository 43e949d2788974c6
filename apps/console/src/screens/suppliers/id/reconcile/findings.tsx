import { findingKinds } from '@earnwall/contract/reconciliation';
import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { ChoiceFilter, Filters } from '#features/list/filters.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { exactDollars } from '#features/money/dollars-text.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { effectWords, type Finding, findingWords, type Reconciliation } from './reconciliation-words.ts';

const call = 'console/reconciliations/get-reconciliations-findings';

const columns: Column<Finding>[] = [
  {
    id: 'line',
    head: 'Line',
    align: 'end',
    cell: ({ line }) => (line === null ? 'none' : line.toLocaleString('en')),
  },
  { id: 'name', head: 'Names', card: 'title', cell: ({ name }) => <code>{name}</code> },
  { id: 'kind', head: 'Found', cell: ({ kind }) => findingWords[kind].title },
  { id: 'does', head: 'Applied', cell: (finding) => effectText(finding) },
  { id: 'user', head: 'User', cell: (finding) => <User finding={finding} /> },
  {
    id: 'ours',
    head: 'Ours',
    align: 'end',
    cell: ({ ours_micros }) => ours_micros && exactDollars(ours_micros),
  },
  {
    id: 'theirs',
    head: 'Theirs',
    align: 'end',
    cell: ({ theirs_micros }) => theirs_micros && exactDollars(theirs_micros),
  },
];

const effectText = ({ kind, effect }: Finding): string =>
  effect === null ? findingWords[kind].does : effect.split(', ').map(effectWords).join(', ');

/** To the user's ledger, where what was applied has its movement. */
function User({ finding: { app, uhash } }: { finding: Finding }) {
  if (app === null || uhash === null) return <span className="c-muted">nobody</span>;
  const path = `/users/${encodeURIComponent(app)}/${encodeURIComponent(uhash)}?tab=ledger`;
  return (
    <a href={consoleHref(path)}>
      <code>{uhash.slice(0, 10)}…</code> in {app}
    </a>
  );
}

/** Where the list and the books differ, line by line, with the owner of each. */
export function Findings({ reconciliation: { id, found, lines } }: { reconciliation: Reconciliation }) {
  const address = useListAddress(['kind', 'app']);
  const kind = findingKinds.find((each) => each === address.filters.kind);
  const query = { ...(kind && { kind }), ...(address.filters.app && { app: address.filters.app }) };
  const after = Number(address.after) || undefined;
  const { data, error, isLoading, refetch } = useCall(call, {
    params: { reconciliation: id },
    query: { ...query, ...(after && { after }) },
  });
  const present = findingKinds.filter((each) => found[each] !== undefined);
  const choices = present.map((each) => ({
    value: each,
    label: `${findingWords[each].title} (${(found[each] ?? 0).toLocaleString('en')})`,
  }));
  return (
    <Section
      title="Findings"
      note={`of ${lines.toLocaleString('en')} lines; lines without one agree with our books`}
      actions={
        <CsvLink
          call={call}
          asked={{ params: { reconciliation: id }, query }}
          name={`reconciliation-${id}`}
        />
      }
    >
      <Filters>
        <ChoiceFilter
          label="Found"
          given={kind}
          onApply={(value) => address.change({ kind: value })}
          choices={choices}
        />
      </Filters>
      {kind && <p className="c-muted">{findingWords[kind].means}</p>}
      <Table
        label="Findings"
        columns={columns}
        rows={data?.findings ?? []}
        rowKey={(finding) => String(finding.id)}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={address.isFiltered ? 'Nothing fits this filter' : 'The list and our books agree'}
            action={address.isFiltered && <Button onClick={address.clear}>Clear filter</Button>}
          />
        }
        footer={<Pages address={address} next={data?.next} />}
      />
    </Section>
  );
}
