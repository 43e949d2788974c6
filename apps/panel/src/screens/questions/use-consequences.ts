import { useQueryClient } from '@tanstack/react-query';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { surveysKey } from '#api/surveys.ts';
import { useDisqualificationCheck } from '#features/duplicates/use-disqualification-check.ts';
import type { LoadFailure } from '#features/qualification/machine.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useLeave } from '#host/use-leave.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useSession, useSessionNow } from '#session/session-context.tsx';
import type { QualifiedOutcome } from '#session/session-state.ts';

/** What the end of a qualification does to the visit: where it is kept, and which screen follows. */
export function useConsequences() {
  const go = useGo();
  const leave = useLeave();
  const close = useCloseSurvey();
  const queries = useQueryClient();
  const panelEnabled = useIsPanelEnabled();
  const surveySwitched = useSession((session) => session.surveySwitched);
  const surveyQualified = useSession((session) => session.surveyQualified);
  const surveyDisqualified = useSession((session) => session.surveyDisqualified);
  const surveyClosed = useSession((session) => session.surveyClosed);
  const failed = useSession((session) => session.failed);
  const now = useSessionNow();

  // A survey that is over is on the list no more.
  const listChanged = () => void queries.invalidateQueries({ queryKey: surveysKey });
  const surveyCleared = () => {
    surveyClosed(panelEnabled);
    listChanged();
  };
  const disqualified = (message: string | null) => {
    surveyDisqualified(message);
    listChanged();
    go('/qualify', { replace: true });
  };
  return {
    checkDisqualified: useDisqualificationCheck(),
    surveySwitched,
    qualified: (outcome: QualifiedOutcome) => {
      if (outcome.onboarding) return void queries.invalidateQueries();
      surveyQualified(outcome);
      // The profile review comes first where it is asked for (QU-14).
      if (!outcome.profiling_review) go('/qualify', { replace: true });
    },
    disqualified,
    left: (url: string, message: string | null) => {
      if (leave(url)) surveyClosed(panelEnabled);
      else disqualified(message);
    },
    surveyCleared,
    closed: (failure: LoadFailure | null) => {
      const survey = now().current_survey?.hash;
      surveyCleared();
      if (failure === null) close();
      else failed(failure.type === 'connection_error' && survey ? { ...failure, survey } : failure);
    },
  };
}
