import { useEffect, useState } from 'react';
import { useMetadata } from '#api/metadata.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useGo } from '#lib/navigation.tsx';
import { isPolicyShown } from '#session/policy.ts';
import { useSession } from '#session/session-context.tsx';
import { Qualification } from './qualification.tsx';
import { QuestionsLoading } from './questions-loading.tsx';

/** The questions of the chosen survey (QU-02); a reload or a return takes them up again. */
export function QuestionsScreen() {
  const { metadata } = useMetadata();
  const panelEnabled = metadata?.is_surveys_panel_enabled ?? true;
  const survey = useSession(
    ({ current_survey, keptSurvey }) => current_survey?.hash ?? (panelEnabled ? null : keptSurvey),
  );
  const policyOptin = useSession((session) => session.policy_optin);
  const close = useCloseSurvey();
  const go = useGo();
  // All as they are on arrival: the survey may be switched and is cleared at the end.
  const [begun] = useState(survey);
  const [isStranger] = useState(useSession((session) => !panelEnabled && !session.loggedIn));
  const [needsPolicy] = useState(metadata !== null && isPolicyShown(metadata, policyOptin));

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    if (begun === null) close();
    // A stored survey without the login it was begun with: its hash brings in somebody new.
    else if (isStranger) go('/survey', { query: { sh: begun }, replace: true });
    else if (needsPolicy) go('/policy', { replace: true });
  }, []);

  return begun === null || isStranger || needsPolicy ? (
    <QuestionsLoading />
  ) : (
    <Qualification survey={begun} />
  );
}
