import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { metadataKey } from '#api/metadata/metadata.ts';
import { useSession } from '#session/session-context.tsx';
import { CallError } from './call-error.ts';
import { useClient } from './client-context.tsx';
import { surveysKey } from './surveys.ts';
import { useMutation } from './use-mutation.ts';

export const ownProfileKey = ['own-profile'] as const;

/** What is known of the user, and what is not answered yet; `refused` where the account is not proven. */
export function useOwnProfile() {
  const client = useClient();
  const loggedIn = useSession((session) => session.loggedIn);
  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: ownProfileKey,
    enabled: loggedIn,
    // Every answer on the way into a survey changes it.
    staleTime: 0,
    queryFn: ({ signal }) => client.call('profile/get-profile', {}, { signal, silent: true }),
  });
  const refused = error instanceof CallError && error.failure.status === 403;
  return { profile: data ?? null, failed: isLoadingError, refused, reload: () => void refetch() };
}

/** One question with the answer given so far. */
export function useOwnQuestion(question: string) {
  const client = useClient();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['own-question', question],
    staleTime: 0,
    // What was changed meanwhile must not be offered as the last answer.
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      client.call('profile/get-profile-question', { params: { question } }, { signal, silent: true }),
  });
  return { question: data ?? null, failed: isLoadingError, reload: () => void refetch() };
}

export type ProfileChange =
  | { type: 'answer'; question: string; answers: string[] }
  | { type: 'delete'; question: string }
  | { type: 'delete-all' };

/** Each change answers the whole profile. What is known decides which surveys fit, so the list is read again. */
export function useChangeProfile() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange): Promise<OwnProfile> => {
      switch (change.type) {
        case 'answer': {
          const { question, answers } = change;
          return client.call('profile/put-profile-question', { params: { question }, body: { answers } });
        }
        case 'delete':
          return client.call('profile/delete-profile-question', { params: { question: change.question } });
        case 'delete-all':
          return client.call('profile/delete-profile', {});
      }
    },
    onSuccess: (profile) => {
      queries.setQueryData(ownProfileKey, profile);
      for (const queryKey of [surveysKey, metadataKey]) void queries.invalidateQueries({ queryKey });
    },
  });
}
