import { useCallback } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useSessionNow } from '#session/session-context.tsx';
import { checkDisqualified } from './check-disqualified.ts';

/** For the qualification: whether the survey just chosen is one this person has taken before. */
export function useDisqualificationCheck(): (survey: string) => Promise<boolean> {
  const client = useClient();
  const now = useSessionNow();
  const isCurrent = useCallback((survey: string) => now().current_survey?.hash === survey, [now]);
  return useCallback(
    async (survey) => {
      const { current_survey } = now();
      if (!current_survey || !isCurrent(survey)) return false;
      const verdict = await checkDisqualified(client, current_survey);
      // By now the user may be at another one.
      if (verdict !== null && isCurrent(survey)) now().surveyChecked();
      return verdict ?? false;
    },
    [client, now, isCurrent],
  );
}
