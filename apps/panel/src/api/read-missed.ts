import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What was read so lately is as good as read now: a tab that is seen again has asked for its list at once (PL-01). What
 * happened since is sent by the server (`recentEventsMs` in lib/realtime/channel-registry.ts, which is longer).
 */
const justNowMs = 5_000;

interface ReadState {
  fetchStatus: string;
  dataUpdatedAt: number;
}

/** `since`: from when on events may have been missed. What was read before says nothing of them, however new it is. */
export function isToBeRead({ fetchStatus, dataUpdatedAt }: ReadState, since: number, now: number): boolean {
  return fetchStatus !== 'fetching' && (dataUpdatedAt <= since || now - dataUpdatedAt > justNowMs);
}

/** Reads again what events may have changed while there was no connection, each query once for all its readers. */
export function readMissed(queries: QueryClient, since: number, ...keys: readonly QueryKey[]): void {
  const now = Date.now();
  for (const queryKey of keys)
    void queries.invalidateQueries({ queryKey, predicate: ({ state }) => isToBeRead(state, since, now) });
}
