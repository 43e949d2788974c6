import { useQueryClient } from '@tanstack/react-query';
import { metadataKey } from '#api/metadata/metadata.ts';
import { offersKey } from '#api/offers.ts';
import { readMissed } from '#api/read-missed.ts';
import { surveysKey } from '#api/surveys.ts';
import { useChannelEvent } from '#lib/realtime/realtime-context.tsx';
import { useSession } from '#session/session-context.tsx';

/**
 * A ban, a hold or a verified phone shows in an open panel at once: what the account may see is read again. While
 * nothing could be heard the lists may have changed; the metadata are read then by the watch over the earnings.
 */
export function useAccountWatch(): void {
  const uhash = useSession((session) => session.uHash);
  const queries = useQueryClient();
  const readAll = () => {
    for (const queryKey of [metadataKey, surveysKey, offersKey]) void queries.invalidateQueries({ queryKey });
  };
  const readLists = (since: number) => readMissed(queries, since, surveysKey, offersKey);
  useChannelEvent(uhash ? `notifications-${uhash}` : null, 'account-changed', readAll, readLists);
}
