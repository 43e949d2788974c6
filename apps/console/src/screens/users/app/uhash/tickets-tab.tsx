import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Ago } from '@earnwall/ui/console/ago';
import { Empty } from '@earnwall/ui/console/empty';
import { Status, type StatusKind } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useLocation } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { consoleHref } from '#lib/page-settings.ts';

type Ticket = ConsoleAnswerOf<'console/users/get-users-tickets'>['tickets'][number];

const states: Readonly<Record<Ticket['state'], [StatusKind, string]>> = {
  open: ['warn', 'Open'],
  answered: ['good', 'Answered'],
  closed: ['idle', 'Closed'],
};

const columns: readonly Column<Ticket>[] = [
  { id: 'text', head: 'Ticket', card: 'title', cell: ({ excerpt }) => excerpt || 'Erased' },
  { id: 'kind', head: 'Kind', cell: ({ kind }) => (kind === 'appeal' ? 'Appeal' : 'Question') },
  {
    id: 'state',
    head: 'State',
    cell: ({ state }) => <Status kind={states[state][0]}>{states[state][1]}</Status>,
  },
  { id: 'replies', head: 'Replies', align: 'end', cell: ({ replies }) => replies },
  { id: 'at', head: 'Asked', align: 'end', cell: ({ created_at }) => <Ago at={created_at} /> },
];

export function TicketsTab({ params }: { params: { app: string; uhash: string } }) {
  const [, go] = useLocation();
  const { data, error, isLoading, refetch } = useCall('console/users/get-users-tickets', { params });
  const path = ({ id }: Ticket) => `/tickets/${encodeURIComponent(id)}`;
  return (
    <section aria-label="Tickets">
      <Table
        label="Tickets"
        columns={columns}
        rows={data?.tickets ?? []}
        rowKey={({ id }) => id}
        href={(ticket) => consoleHref(path(ticket))}
        onOpen={(ticket) => go(path(ticket))}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={<Empty title="No tickets" />}
      />
    </section>
  );
}
