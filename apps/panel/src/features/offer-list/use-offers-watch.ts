import { useQueryClient } from '@tanstack/react-query';
import { activitiesKey } from '#api/activities.ts';
import { offersKey } from '#api/offers.ts';
import { readMissed } from '#api/read-missed.ts';
import { useChannelEvent } from '#lib/realtime/realtime-context.tsx';
import { useSession } from '#session/session-context.tsx';

/** Offers move while nobody presses anything: they were opened on a phone, or their network has reported progress. */
export function useOffersWatch(): void {
  const uhash = useSession((session) => session.uHash);
  const queries = useQueryClient();
  const readAgain = () => {
    for (const queryKey of [offersKey, activitiesKey]) void queries.invalidateQueries({ queryKey });
  };
  const channel = uhash ? (`notifications-${uhash}` as const) : null;
  useChannelEvent(channel, 'offer-progressed', readAgain, (since) =>
    readMissed(queries, since, offersKey, activitiesKey),
  );
  useChannelEvent(channel, 'offer-opened', readAgain);
}
