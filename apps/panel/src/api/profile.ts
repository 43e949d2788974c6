import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { ProfileQuestion, ReviewItem } from '@earnwall/contract/entities/profile';
import { useQueryClient } from '@tanstack/react-query';
import { metadataKey } from '#api/metadata/metadata.ts';
import { useClient } from './client-context.tsx';
import { ownProfileKey } from './own-profile.ts';
import { surveysKey } from './surveys.ts';

export interface ProfileCalls {
  loadItems: () => Promise<readonly ReviewItem[]>;
  loadQuestion: (question: string) => Promise<ProfileQuestion>;
  save: (question: string, answers: string[]) => Promise<readonly ReviewItem[]>;
  confirm: (seen: string | null) => Promise<void>;
}

/** The four calls of the profile review. What is known decides which surveys fit, so the list is read again after it. */
export function useProfileCalls(): ProfileCalls {
  const client = useClient();
  const queries = useQueryClient();
  const listChanged = () => {
    for (const queryKey of [surveysKey, ownProfileKey]) void queries.invalidateQueries({ queryKey });
  };
  return {
    loadItems: () => client.call('profile/get-profiling-review', {}),
    loadQuestion: (question) =>
      client.call('profile/get-profiling-review-question', { params: { question } }),
    save: async (question, answers) => {
      const items = await client.call('profile/put-profiling-review', { body: { question, answers } });
      listChanged();
      return items;
    },
    confirm: async (seen) => {
      await client.call('profile/post-profiling-review-done', { query: { seen: seen ?? undefined } });
      queries.setQueryData<Metadata>(
        metadataKey,
        (metadata) => metadata && { ...metadata, update_profile: false },
      );
      listChanged();
    },
  };
}
