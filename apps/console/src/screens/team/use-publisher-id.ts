import { useChange } from '#api/use-change.ts';
import type { WantedPublisher } from './publisher-choice.tsx';

/** The id of the publisher that was chosen; one that is to be added is added first. Null when that failed. */
export function usePublisherId(onAdded: (added: { id: string }) => void) {
  const adding = useChange('console/publishers/post-publishers', {
    refresh: ['console/publishers/get-publishers'],
  });
  const take = async (wanted: WantedPublisher): Promise<string | null> => {
    if (wanted === null) return null;
    if ('id' in wanted) return wanted.id;
    const added = await adding.run({ body: { name: wanted.name } });
    if (!added) return null;
    // What comes next may fail and be tried again, and must not add it twice.
    onAdded({ id: added.publisher.id });
    return added.publisher.id;
  };
  return { take, busy: adding.busy, error: adding.error };
}
