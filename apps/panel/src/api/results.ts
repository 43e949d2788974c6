import type { Result } from '@earnwall/contract/entities/result';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isRefusal } from '#api/rules/is-refusal.ts';
import { resultPollDelayMs } from '#api/rules/result-poll-delay.ts';
import { useChannelEvent, useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { CallError } from './call-error.ts';
import type { Client } from './client/client.ts';
import { useClient } from './client-context.tsx';

export type ResultState =
  | { kind: 'loading' }
  | { kind: 'unreachable'; retry: () => void }
  /** There is no such result for this visitor. */
  | { kind: 'invalid' }
  | { kind: 'answered'; result: Result };

interface Asking {
  /** Peeks: the result still counts as not seen. The screen that shows it asks without. */
  peek?: true;
}

/** GET /results: the outcome of a click, looked for until it is there, by the socket or by the clock (decision 0004). */
export function useResult(cid: string | null, asking: Asking = {}): ResultState {
  const client = useClient();
  const isLive = useRealtimeState() === 'live';
  const { data, error, errorUpdateCount, refetch } = useQuery(resultQuery(client, cid, asking, isLive));
  const look = () => void refetch();
  const waits = cid !== null && !isFinal(data);
  useChannelEvent(waits ? `result-${cid}` : null, 'result-ready', look, look);

  if (data) return { kind: 'answered', result: data };
  if (cid === null || isRefused(error)) return { kind: 'invalid' };
  // A new try after a failure is no first one: what has been said stays until there is more to say.
  return errorUpdateCount > 0 ? { kind: 'unreachable', retry: look } : { kind: 'loading' };
}

function resultQuery(client: Client, cid: string | null, asking: Asking, isLive: boolean) {
  return queryOptions({
    queryKey: ['results', cid, asking],
    enabled: cid !== null,
    queryFn: ({ signal }) =>
      client.call('results/get-results', { query: { cid: cid ?? '', ...asking } }, { signal, silent: true }),
    staleTime: ({ state }) => (isFinal(state.data) ? Number.POSITIVE_INFINITY : 0),
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      isFinal(data) || isRefused(error)
        ? false
        : resultPollDelayMs(dataUpdateCount + errorUpdateCount, isLive),
  });
}

function isFinal(result: Result | undefined): boolean {
  return result !== undefined && result.result !== 'pending';
}

function isRefused(error: unknown): boolean {
  return error instanceof CallError && isRefusal(error.failure);
}
