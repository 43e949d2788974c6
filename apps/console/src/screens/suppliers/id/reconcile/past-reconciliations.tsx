import { Ago } from '@earnwall/ui/console/ago';
import { ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import type { TabProps } from '#features/supplier/supplier.ts';
import { dueCount, listWords, type Reconciliation, stateLooks } from './reconciliation-words.ts';

const columns: Column<Reconciliation>[] = [
  { id: 'list', head: 'List', card: 'title', cell: ({ id, list }) => `${listWords[list]}, no. ${id}` },
  {
    id: 'state',
    head: 'State',
    cell: ({ state }) => <Status kind={stateLooks[state].kind}>{stateLooks[state].word}</Status>,
  },
  { id: 'lines', head: 'Lines', align: 'end', cell: ({ lines }) => lines.toLocaleString('en') },
  { id: 'broken', head: 'Not readable', align: 'end', cell: ({ broken }) => broken.toLocaleString('en') },
  { id: 'due', head: 'To apply', align: 'end', cell: (one) => dueCount(one).toLocaleString('en') },
  { id: 'by', head: 'By', cell: ({ created_by }) => created_by },
  { id: 'at', head: 'When', cell: ({ created_at }) => <Ago at={created_at} /> },
];

export function PastReconciliations({ of: { supplier } }: TabProps) {
  const address = useListAddress([]);
  const before = address.after === null ? undefined : Number(address.after) || undefined;
  const { data, error, isLoading, refetch } = useCall('console/reconciliations/get-reconciliations', {
    params: { id: supplier.id },
    query: { ...(before && { before }) },
  });
  const begin = useMay('supply:write') && (
    <ButtonLink href={address.hrefWith({ statement: 'new', after: null })}>New reconciliation</ButtonLink>
  );
  return (
    <Section
      title="Reconciliations"
      note="lists of rejected or approved ones, compared with our books"
      actions={begin}
    >
      <Table
        label="Reconciliations"
        columns={columns}
        rows={data?.reconciliations ?? []}
        rowKey={({ id }) => String(id)}
        href={({ id }) => address.hrefWith({ statement: String(id), after: null })}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty title="Nothing was reconciled by file yet">
            A list that {supplier.name} sends of rejected or approved ones is uploaded, compared, and then
            applied.
          </Empty>
        }
        footer={<Pages address={address} next={data?.next} first="Latest" more="Older" />}
      />
    </Section>
  );
}
