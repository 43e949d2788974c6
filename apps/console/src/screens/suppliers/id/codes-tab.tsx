import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Ago } from '@earnwall/ui/console/ago';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { outcomeWords } from '#features/outcomes/outcome-words.ts';
import type { Supplier, TabProps } from '#features/supplier/supplier.ts';
import { consoleHref } from '#lib/page-settings.ts';

type Code = Supplier['codes'][number];
type Unknown = ConsoleAnswerOf<'console/suppliers/get-suppliers-unknown-codes'>['codes'][number];

const codeColumns: Column<Code>[] = [
  { id: 'code', head: 'Its code', card: 'title', width: '20%', cell: ({ code }) => <code>{code}</code> },
  { id: 'outcome', head: 'Our outcome', width: '30%', cell: ({ outcome }) => outcomeWords[outcome] },
  { id: 'note', head: 'Reason', cell: ({ note }) => note ?? '' },
];

const unknownColumns: Column<Unknown>[] = [
  { id: 'code', head: 'Code', card: 'title', cell: ({ code }) => <code>{code}</code> },
  { id: 'times', head: 'Times', align: 'end', cell: ({ times }) => times.toLocaleString('en') },
  { id: 'first', head: 'First seen', cell: ({ first_at }) => <Ago at={first_at} /> },
  { id: 'last', head: 'Last seen', cell: ({ last_at }) => <Ago at={last_at} /> },
  { id: 'example', head: 'Example', cell: ({ example }) => <Example example={example} /> },
];

function Example({ example }: Pick<Unknown, 'example'>) {
  if (example === null) return <span className="c-muted">no longer stored</span>;
  const { app, uhash, transaction } = example;
  return (
    <a href={consoleHref(`/users/${encodeURIComponent(app)}/${encodeURIComponent(uhash)}`)}>
      transaction <code>{transaction}</code>
    </a>
  );
}

/** What its codes mean to us, and those that its table does not have. */
export function CodesTab({ of: { supplier, codes } }: TabProps) {
  const { id } = supplier;
  const { data, error, isLoading, refetch } = useCall('console/suppliers/get-suppliers-unknown-codes', {
    params: { id },
  });
  return (
    <>
      <Section title="Unknown codes" note="each ended as an error, and paid nothing">
        <Table
          label="Unknown codes"
          columns={unknownColumns}
          rows={data?.codes ?? []}
          rowKey={({ code }) => code}
          state={error ? 'error' : isLoading ? 'loading' : 'ready'}
          error={error}
          onRetry={refetch}
          empty={<p className="c-muted">All codes that it has sent are known.</p>}
        />
      </Section>
      <Section
        title="Outcome map"
        note={supplier.kind?.startsWith('configured') ? 'from its settings, outcomes' : 'part of its adapter'}
      >
        <Table
          label="Outcome map"
          columns={codeColumns}
          rows={codes}
          rowKey={({ code }) => code}
          empty={<p className="c-muted">It has no table of codes, or cannot be opened.</p>}
        />
      </Section>
    </>
  );
}
