import type { ConsolePublisher } from '@earnwall/contract/entities/console-team';
import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { PublisherDrawer } from './publisher-drawer.tsx';
import { useOpen } from './use-open.ts';

const columns: Column<ConsolePublisher>[] = [
  { id: 'name', head: 'Name', card: 'title', cell: ({ name }) => <strong>{name}</strong> },
  { id: 'people', head: 'People', align: 'end', cell: ({ people }) => people },
  { id: 'apps', head: 'Apps', align: 'end', cell: ({ apps }) => apps },
  { id: 'share', head: 'Share', align: 'end', cell: ({ payout_share }) => `${payout_share} %` },
  { id: 'added', head: 'Added', cell: ({ created_at }) => <Ago at={created_at} /> },
];

/** For admins: the companies. */
export function Publishers() {
  const { data, error, isFetching, refetch } = useCall('console/publishers/get-publishers', {});
  const { open, show } = useOpen();
  const publishers = data?.publishers ?? [];
  const opened = publishers.find(({ id }) => open === `publisher:${id}`);
  return (
    <div className="team-part">
      <Section
        title="Publishers"
        note="The companies whose apps run here."
        actions={
          <Button size="small" onClick={() => show('new-publisher')}>
            Add a publisher
          </Button>
        }
      >
        <Table
          label="Publishers"
          columns={columns}
          rows={publishers}
          rowKey={({ id }) => id}
          onOpen={({ id }) => show(`publisher:${id}`)}
          openKey={opened?.id}
          state={error ? 'error' : isFetching ? 'loading' : 'ready'}
          error={error}
          onRetry={refetch}
          empty={<Empty title="No publisher yet">Add the company whose app comes first.</Empty>}
        />
      </Section>
      {(open === 'new-publisher' || opened) && (
        <PublisherDrawer key={opened?.id ?? 'new'} publisher={opened ?? null} onClose={() => show(null)} />
      )}
    </div>
  );
}
