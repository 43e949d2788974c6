import { useCallback } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { checkDisqualified } from './check-disqualified.ts';

/** For the qualification: whether the survey just chosen is one this person has taken before. */
export function useDisqualificationCheck(): (survey: string) => Promise<boolean> {
  const client = useClient();
  const current = useSession((session) => session.current_survey);
  return useCallback(
    async (survey) => current?.hash === survey && checkDisqualified(client, current),
    [client, current],
  );
}
