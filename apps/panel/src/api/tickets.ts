import type { AnswerOf } from '@earnwall/contract/call-types';
import { polling } from '@earnwall/contract/first-limits';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { metadataKey } from '#api/metadata/metadata.ts';
import { spreadMs } from '#lib/polling/spread.ts';
import { useChannelEvent, useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { useClient } from './client-context.tsx';
import { offersKey } from './offers.ts';
import { readMissed } from './read-missed.ts';
import { surveysKey } from './surveys.ts';
import { useMutation } from './use-mutation.ts';

type Tickets = AnswerOf<'support/get-support-tickets'>;

const ticketsKey = ['support-tickets'] as const;
const threadKey = (id: string) => [...ticketsKey, id] as const;

/** The user's tickets; news come by the socket, or by the clock where there is none. */
export function useTickets() {
  const client = useClient();
  const queries = useQueryClient();
  const uhash = useSession((session) => session.uHash);
  const isLive = useRealtimeState() === 'live';
  const [askEveryMs] = useState(() => spreadMs(polling.intervalMs, Math.random()));
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ticketsKey,
    enabled: uhash !== null,
    staleTime: 0,
    refetchInterval: isLive ? false : askEveryMs,
    queryFn: ({ signal }) => client.call('support/get-support-tickets', {}, { signal, silent: true }),
  });
  const look = () => {
    for (const queryKey of [ticketsKey, metadataKey]) void queries.invalidateQueries({ queryKey });
  };
  const lookMissed = (since: number) => readMissed(queries, since, ticketsKey, metadataKey);
  useChannelEvent(uhash ? `notifications-${uhash}` : null, 'ticket-answered', look, lookMissed);
  return { tickets: data ?? null, failed: isLoadingError, reload: () => void refetch() };
}

/** One ticket with its replies; reading it marks its replies as read. */
export function useTicketThread(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: threadKey(id),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const thread = await client.call(
        'support/get-support-ticket',
        { params: { id } },
        { signal, silent: true },
      );
      queries.setQueryData<Tickets>(ticketsKey, (list) => list && readIn(list, id));
      void queries.invalidateQueries({ queryKey: metadataKey });
      return thread;
    },
  });
  return { thread: data ?? null, failed: isLoadingError, reload: () => void refetch() };
}

/** A word more in a ticket. The same `key` is the same reply, however often it has to be sent. */
export function useReply(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; key: string }) =>
      client.call('support/post-support-ticket-reply', { params: { id }, body }, { silent: true }),
    onSuccess: (thread) => {
      queries.setQueryData(threadKey(id), thread);
      void queries.invalidateQueries({ queryKey: ticketsKey, exact: true });
      // What was added to an appeal shows in the notice.
      if (thread.kind === 'appeal') noticeChanged(queries);
    },
  });
}

/** The notice in place of a list says how far an appeal is. */
export function noticeChanged(queries: QueryClient): void {
  for (const queryKey of [surveysKey, offersKey]) void queries.invalidateQueries({ queryKey });
}

/** What an appeal would attach. */
export function useAppeal() {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...ticketsKey, 'appeal'],
    staleTime: 0,
    queryFn: ({ signal }) => client.call('support/get-support-appeal', {}, { signal, silent: true }),
  });
  return data ? data.attached : undefined;
}

function readIn(list: Tickets, id: string): Tickets {
  return {
    ...list,
    tickets: list.tickets.map((ticket) => (ticket.id === id ? { ...ticket, unread: false } : ticket)),
  };
}
