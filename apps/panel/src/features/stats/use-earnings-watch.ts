import { useQueryClient } from '@tanstack/react-query';
import { activitiesKey } from '#api/activities.ts';
import { metadataKey } from '#api/metadata/metadata.ts';
import { readMissed } from '#api/read-missed.ts';
import { usePolling } from '#lib/polling/use-polling.ts';
import { useChannelEvent, useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { useSession } from '#session/session-context.tsx';

/** Earnings change while nobody presses anything: the figures and the history are then read again. */
export function useEarningsWatch(): void {
  const uhash = useSession((session) => session.uHash);
  const queries = useQueryClient();
  const isPolling = useRealtimeState() === 'polling';
  const readAgain = () => {
    for (const queryKey of [metadataKey, activitiesKey]) void queries.invalidateQueries({ queryKey });
  };
  useChannelEvent(uhash ? `notifications-${uhash}` : null, 'earnings-changed', readAgain, (since) =>
    readMissed(queries, since, metadataKey, activitiesKey),
  );
  // Without a socket the same is found by asking (PL-01).
  usePolling(() => isPolling && readAgain());
}
