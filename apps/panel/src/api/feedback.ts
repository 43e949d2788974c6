import type { BodyOf } from '@earnwall/contract/call-types';
import type { FeedbackOption } from '@earnwall/contract/entities/feedback-option';
import { polling } from '@earnwall/contract/first-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '#api/rules/is-refusal.ts';
import { spreadMs } from '#lib/polling/spread.ts';
import { useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { CallError } from './call-error.ts';
import { useClient } from './client-context.tsx';
import { useMutation } from './use-mutation.ts';

/** GET /feedback/options; none is also what a failure leaves (FB-01). Undefined while they are on their way. */
export function useFeedbackOptions(): readonly FeedbackOption[] | undefined {
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: ['feedback-options'],
    queryFn: ({ signal }) => client.call('feedback/get-feedback-options', {}, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? [] : data;
}

export interface FeedbackWanted {
  /** Undefined until the server has said so. */
  isWanted: boolean | undefined;
  lookAgain: () => void;
}

/** Whether nothing was said about an attempt yet, on any device; without a socket it is looked for by the clock. */
export function useFeedbackWanted(cid: string): FeedbackWanted {
  const client = useClient();
  const isLive = useRealtimeState() === 'live';
  const [askEveryMs] = useState(() => spreadMs(polling.intervalMs, Math.random()));
  const { data, error, refetch } = useQuery({
    queryKey: ['feedback-wanted', cid],
    queryFn: async ({ signal }) => {
      const asked = { query: { cid, peek: true as const } };
      return (await client.call('results/get-results', asked, { signal, silent: true })).feedback_wanted;
    },
    refetchInterval: isLive ? false : askEveryMs,
  });
  const isRefused = error instanceof CallError && isRefusal(error.failure);
  return { isWanted: isRefused ? false : data, lookAgain: () => void refetch() };
}

/** POST /feedback. A failure is silent (FB-01): what was written stays, unless the server wants none of it. */
export function useSendFeedback(onRefused: () => void) {
  const client = useClient();
  const { mutate, status } = useMutation({
    mutationFn: (body: BodyOf<'feedback/post-feedback'>) =>
      client.call('feedback/post-feedback', { body }, { silent: true }),
    onError: (error) => {
      if (error instanceof CallError && isRefusal(error.failure)) onRefused();
    },
  });
  return { send: mutate, status };
}

/** POST /feedback/dismiss: the question is closed on every device. Nobody waits for it, and this browser remembers too. */
export function useDismissFeedback(): (cid: string) => void {
  const client = useClient();
  return (cid) =>
    void client
      .call('feedback/post-feedback-dismiss', { body: { cid } }, { silent: true })
      .catch(() => undefined);
}
