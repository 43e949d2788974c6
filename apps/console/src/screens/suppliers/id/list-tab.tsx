import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Ago } from '@earnwall/ui/console/ago';
import { Facts } from '@earnwall/ui/console/facts';
import { Notice } from '@earnwall/ui/console/notice';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { Sample } from '#features/supplier/sample.tsx';
import type { TabProps } from '#features/supplier/supplier.ts';
import { AcceptList } from './accept-list.tsx';

type Row = ConsoleAnswerOf<'console/suppliers/get-suppliers-unread-rows'>['rows'][number];

const columns: Column<Row>[] = [
  {
    id: 'ref',
    head: 'Row',
    card: 'title',
    cell: ({ ref }) => (ref === null ? 'without a name' : <code>{ref}</code>),
  },
  { id: 'reason', head: 'Why it is not used', width: '28%', cell: ({ reason }) => reason },
  {
    id: 'sample',
    head: 'As it came',
    width: '36%',
    cell: ({ sample }) => <Sample text={sample} />,
  },
  { id: 'times', head: 'Times', align: 'end', cell: ({ times }) => times.toLocaleString('en') },
  { id: 'last', head: 'Last seen', cell: ({ last_at }) => <Ago at={last_at} /> },
];

/** How its list arrives: the last reading, a doubt about it, and rows that could not be used. */
export function ListTab({ of: { supplier, health } }: TabProps) {
  const { id, feed } = supplier;
  const { data, error, isLoading, refetch } = useCall('console/suppliers/get-suppliers-unread-rows', {
    params: { id },
  });
  return (
    <>
      <Section title="Its list">
        {feed?.doubted_at && <AcceptList id={id} feed={feed} />}
        {feed?.failed_at && (
          <Notice kind="warn" title="It could not be read" aside={<Ago at={feed.failed_at} />}>
            {feed.failure}.{' '}
            {feed.failures_in_a_row === 1 ? 'Once' : `${feed.failures_in_a_row} times in a row`}; what was
            open stays open, and it is tried again.
          </Notice>
        )}
        <Facts
          items={[
            ['Last read whole', feed?.read_at ? <Ago key="read" at={feed.read_at} /> : 'never'],
            ['Rows open after it', feed ? feed.open_rows.toLocaleString('en') : 'none'],
            ['Open now', health.open_rows.toLocaleString('en')],
          ]}
        />
      </Section>
      <Section
        title="Rows that are not used"
        note="the newest 200; few are normal, one reason for all means a new form"
      >
        <Table
          label="Rows that are not used"
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={({ ref, reason, sample }) => `${ref} ${reason} ${sample}`}
          state={error ? 'error' : isLoading ? 'loading' : 'ready'}
          error={error}
          onRetry={refetch}
          empty={<p className="c-muted">Every row could be used.</p>}
        />
      </Section>
    </>
  );
}
