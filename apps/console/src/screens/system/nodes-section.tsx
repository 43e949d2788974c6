import { Ago } from '@earnwall/ui/console/ago';
import { Notice } from '@earnwall/ui/console/notice';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import type { System } from './system-answer.ts';
import { bytesText } from './system-texts.ts';

type Node = System['nodes'][number];

const columns: Column<Node>[] = [
  { id: 'host', head: 'Host', cell: ({ host }) => host, card: 'title' },
  { id: 'state', head: 'State', cell: stateOf },
  { id: 'version', head: 'Version', cell: ({ version }) => version },
  { id: 'started', head: 'Started', cell: ({ started_at }) => <Ago at={started_at} /> },
  {
    id: 'memory',
    head: 'Memory',
    align: 'end',
    cell: ({ figures }) => (figures.memory_bytes === undefined ? '–' : bytesText(figures.memory_bytes)),
  },
  {
    id: 'delay',
    head: 'Event loop delay',
    align: 'end',
    cell: ({ figures }) => (figures.loop_delay_ms === undefined ? '–' : `${figures.loop_delay_ms} ms`),
  },
];

/** A heartbeat comes every ten seconds. */
const lateSeconds = 25;

function stateOf({ draining, seen_seconds_ago }: Node) {
  if (draining) return <Status kind="note">Draining</Status>;
  if (seen_seconds_ago > lateSeconds) return <Status kind="warn">Silent for {seen_seconds_ago} s</Status>;
  return <Status kind="good">Serving</Status>;
}

export function NodesSection({ nodes }: { nodes: readonly Node[] }) {
  return (
    <Section title="Nodes" note="gone a minute after their last heartbeat">
      <Table
        label="Nodes"
        columns={columns}
        rows={nodes}
        rowKey={({ id }) => id}
        empty={
          <Notice kind="warn" title="No heartbeat">
            This page was answered, but no node has stored a heartbeat within a minute.
          </Notice>
        }
      />
    </Section>
  );
}
