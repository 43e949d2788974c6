import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import type { CallError } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { useMe } from '#api/use-me.ts';
import { shortId, type Ticket, ticketCalls } from './ticket.ts';

interface Acts {
  take: () => void;
  release: () => void;
  close: () => void;
  reopen: () => void;
  busy: boolean;
  error: CallError | null;
}

const stateCall = 'console/tickets/put-tickets-state';
const assigneeCall = 'console/tickets/put-tickets-assignee';

/** Taking, releasing, closing and reopening: each at once, with the inverse on a toast. */
export function useTicketActs({ id, state, assignee }: Ticket): Acts {
  const { person } = useMe();
  const toast = useToast();
  const queries = useQueryClient();
  const refresh = async () => {
    await Promise.all(ticketCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })));
  };
  const changeState = useChange(stateCall, { refresh: ticketCalls });
  const assign = useChange(assigneeCall, { refresh: ticketCalls });

  const setState = async (next: Ticket['state'], reason: string, done: string) => {
    if ((await changeState.run({ params: { id }, body: { state: next, reason } })) === null) return;
    toast.show({
      text: `${shortId(id)} ${done}`,
      undo: async () => {
        await callConsole(stateCall, { params: { id }, body: { state, reason: 'Undone.' } });
        await refresh();
      },
    });
  };
  const setPerson = async (next: string | null, done: string) => {
    if ((await assign.run({ params: { id }, body: { person: next } })) === null) return;
    toast.show({
      text: `${shortId(id)} ${done}`,
      undo: async () => {
        await callConsole(assigneeCall, { params: { id }, body: { person: assignee?.id ?? null } });
        await refresh();
      },
    });
  };
  return {
    take: () => void setPerson(person.id, 'is yours'),
    release: () => void setPerson(null, 'released'),
    close: () => void setState('closed', 'Closed from the ticket.', 'closed'),
    reopen: () => void setState('open', 'Reopened from the ticket.', 'open again'),
    busy: changeState.busy || assign.busy,
    error: changeState.error ?? assign.error,
  };
}
