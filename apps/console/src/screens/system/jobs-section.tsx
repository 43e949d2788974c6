import { Ago } from '@earnwall/ui/console/ago';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import type { System } from './system-answer.ts';

type Job = System['jobs'][number];

const columns: Column<Job>[] = [
  { id: 'name', head: 'Job', cell: ({ name }) => name, card: 'title' },
  { id: 'state', head: 'State', cell: stateOf },
  {
    id: 'succeeded',
    head: 'Last success',
    cell: ({ succeeded_at }) => (succeeded_at === null ? 'never' : <Ago at={succeeded_at} />),
  },
  { id: 'due', head: 'Next', cell: ({ due_at }) => <Ago at={due_at} /> },
  { id: 'failures', head: 'Failed runs', align: 'end', cell: ({ failures }) => failures },
  { id: 'failure', head: 'Why', cell: ({ failure }) => failure ?? '' },
];

function stateOf({ running, overdue, failures }: Job) {
  if (overdue) return <Status kind="bad">Overdue</Status>;
  if (failures > 0) return <Status kind="warn">Failing</Status>;
  return running ? <Status kind="note">Running</Status> : <Status kind="good">Well</Status>;
}

export function JobsSection({ jobs }: Pick<System, 'jobs'>) {
  return (
    <Section title="Jobs">
      <Table label="Jobs" columns={columns} rows={jobs} rowKey={({ name }) => name} />
    </Section>
  );
}
