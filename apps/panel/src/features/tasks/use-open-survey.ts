import type { Survey } from '@earnwall/contract/entities/survey';
import { useCallback } from 'react';
import { useFirstStep } from '#api/metadata/metadata-facts.ts';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useSession } from '#session/session-context.tsx';

/** A chosen survey leads to the policy, or straight to its questions; the embedding page is notified (SL-07). */
export function useOpenSurvey(): (survey: Survey) => void {
  const { can, post } = useHost();
  const go = useGo();
  const firstStep = useFirstStep();
  const chosen = useSession((session) => session.surveyChosen);

  // One function for all renders, so that no tile renders again because its neighbour changed.
  return useCallback(
    ({ hash, respondent_check }) => {
      chosen({ hash, ...respondent_check });
      if (can.embedded) post('ps-qualification-in-progress', { survey_hash: hash });
      go(firstStep);
    },
    [firstStep, can, post, go, chosen],
  );
}
