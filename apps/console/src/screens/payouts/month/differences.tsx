import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { bookedDollars } from '#features/money/dollars-text.ts';
import { momentText } from '#features/payouts/payout-texts.ts';
import { consoleHref } from '#lib/page-settings.ts';

type Answer = ConsoleAnswerOf<'console/payouts/get-payouts-suppliers'>;
type Supplier = Answer['suppliers'][number];
type Statement = Answer['statements'][number];

const stateWords: Readonly<Record<Statement['state'], string>> = {
  open: 'Being uploaded',
  comparing: 'Being compared',
  compared: 'Not applied yet',
  applying: 'Being applied',
  applied: 'Applied',
  failed: 'Failed',
};

const supplierColumns: Column<Supplier>[] = [
  { id: 'supplier', head: 'Supplier', card: 'title', cell: ({ name, id }) => name ?? id },
  { id: 'payouts', head: 'Pays', align: 'end', cell: ({ payouts }) => bookedDollars(payouts) },
  {
    ...{ id: 'back', head: 'Took back', align: 'end' },
    cell: ({ payout_reversals }) => bookedDollars(payout_reversals),
  },
  { id: 'booked', head: 'Booked', align: 'end', cell: ({ booked }) => bookedDollars(booked) },
];

const statementColumns: Column<Statement>[] = [
  {
    ...{ id: 'statement', head: 'Statement', card: 'title' },
    cell: ({ supplier_id, id, name, list }) => (
      <a href={consoleHref(`/suppliers/${encodeURIComponent(supplier_id)}?tab=reconcile&statement=${id}`)}>
        {name ?? supplier_id}, {list}
      </a>
    ),
  },
  {
    ...{ id: 'state', head: 'State' },
    cell: ({ state, findings, applied }) => (
      <Status
        kind={state === 'failed' ? 'bad' : state === 'applied' || findings === applied ? 'good' : 'warn'}
      >
        {stateWords[state]}
      </Status>
    ),
  },
  { id: 'lines', head: 'Lines', align: 'end', cell: ({ lines }) => lines.toLocaleString('en-US') },
  {
    id: 'found',
    head: 'Differences',
    align: 'end',
    cell: ({ findings }) => findings.toLocaleString('en-US'),
  },
  {
    ...{ id: 'difference', head: 'Against our books', align: 'end' },
    cell: ({ difference }) => bookedDollars(difference),
  },
];

/** What was booked for each supplier, and what its statements say instead. */
export function Differences({ month }: { month: string }) {
  const { data, error, isLoading, refetch } = useCall('console/payouts/get-payouts-suppliers', {
    params: { month },
  });
  const state = error ? 'error' : isLoading ? 'loading' : 'ready';
  return (
    <Section
      title="Suppliers’ statements"
      note={data?.until ? `by the ledger, days before ${momentText(data.until)}` : 'by the ledger, UTC'}
    >
      <Table
        label="What suppliers pay"
        columns={supplierColumns}
        rows={data?.suppliers ?? []}
        rowKey={({ id }) => id}
        state={state}
        error={error}
        onRetry={refetch}
        empty={<Empty title="Nothing is booked for the days that are over" />}
      />
      {data && (
        <Table
          label="Statements of suppliers"
          columns={statementColumns}
          rows={data.statements}
          rowKey={({ id }) => String(id)}
          empty={
            <Empty title="No statement of a supplier is about this month">
              Upload one on the supplier’s page to compare it with what is booked.
            </Empty>
          }
        />
      )}
    </Section>
  );
}
