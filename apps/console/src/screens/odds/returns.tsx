import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { armWords } from './arm-words.ts';
import type { periodQueryOf } from './odds-query.ts';

type Row = ConsoleAnswerOf<'console/odds/get-returns'>['rows'][number];

const columns: Column<Row>[] = [
  { id: 'arm', head: 'List', card: 'title', cell: ({ arm }) => armWords[arm] ?? arm },
  { id: 'paid', head: 'For their time', cell: ({ paid }) => (paid ? 'Paid' : 'Nothing') },
  { id: 'people', head: 'Turned away', align: 'end', cell: ({ people }) => people.toLocaleString('en') },
  { id: 'returned', head: 'Came back', align: 'end', cell: ({ returned }) => returned.toLocaleString('en') },
  {
    id: 'share',
    head: 'Within 7 days',
    align: 'end',
    cell: ({ people, returned }) => `${Math.round((100 * returned) / people)}%`,
  },
];

/** Whether people come back after a survey has turned them away. */
export function Returns({ query }: { query: ReturnType<typeof periodQueryOf> }) {
  const { data, error, isLoading, refetch } = useCall('console/odds/get-returns', { query });
  return (
    <Section title="Return visits" note="people by the first time they were turned away, a week ago or more">
      <Table
        label="Return visits"
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ arm, paid }) => `${arm} ${paid}`}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty title="Nobody to count yet">Whoever is turned away counts here seven days later.</Empty>
        }
      />
    </Section>
  );
}
