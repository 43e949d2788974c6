import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Empty } from '@earnwall/ui/console/empty';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { bookedDollars } from '#features/money/dollars-text.ts';

type Day = ConsoleAnswerOf<'console/payouts/get-payouts-days'>['days'][number];

const columns: Column<Day>[] = [
  { id: 'day', head: 'Day', card: 'title', cell: ({ day }) => day },
  {
    id: 'rewards',
    head: 'Publisher’s share',
    align: 'end',
    cell: ({ figures }) => bookedDollars(figures.rewards),
  },
  {
    id: 'reversals',
    head: 'Reversals',
    align: 'end',
    cell: ({ figures }) => bookedDollars(figures.reversals),
  },
  { id: 'due', head: 'Due', align: 'end', cell: ({ figures }) => bookedDollars(figures.due) },
];

export function AppDays({ app, month }: { app: string; month: string }) {
  const { data, error, isLoading, refetch } = useCall('console/payouts/get-payouts-days', {
    params: { app, month },
  });
  return (
    <Table
      label="Days"
      columns={columns}
      rows={data?.days ?? []}
      rowKey={({ day }) => day}
      state={error ? 'error' : isLoading ? 'loading' : 'ready'}
      error={error}
      onRetry={refetch}
      empty={<Empty title="Nothing was earned in this month" />}
    />
  );
}
