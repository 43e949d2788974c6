import type { Result } from '@earnwall/contract/entities/result';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { metadataKey, useMetadata } from '#api/metadata/metadata.ts';
import { useSession } from '#session/session-context.tsx';

/**
 * Today's earnings without and with a reward that was just credited. Null until they were read after the result was
 * there, undefined where they are not known: without a login, in test mode, and for a result that was seen before.
 */
export function useTodayWith({ user_reward, used, test_mode }: Result) {
  const { metadata } = useMetadata();
  const readAt = useMetadataReadAt();
  const loggedIn = useSession((session) => session.loggedIn);
  const [openedAt] = useState(Date.now);
  if (!loggedIn || used || test_mode || !metadata) return;
  if (readAt < openedAt) return null;
  const after = metadata.earned_today;
  // A report of yesterday's last minute counts for yesterday.
  return after < user_reward ? undefined : { before: after - user_reward, after };
}

function useMetadataReadAt(): number {
  const queries = useQueryClient();
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    () => queries.getQueryState(metadataKey)?.dataUpdatedAt ?? 0,
    () => 0,
  );
}
