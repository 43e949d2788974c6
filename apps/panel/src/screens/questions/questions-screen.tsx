import { useState } from 'react';
import { useFirstStep, useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useOnMount } from '#lib/hooks/use-on-mount.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useSession } from '#session/session-context.tsx';
import { Qualification } from './qualification.tsx';
import { QuestionsLoading } from './questions-loading.tsx';

/** The questions of the chosen survey (QU-02); a reload or a return takes them up again. */
export function QuestionsScreen() {
  const panelEnabled = useIsPanelEnabled();
  const survey = useSession(
    ({ current_survey, keptSurvey }) => current_survey?.hash ?? (panelEnabled ? null : keptSurvey),
  );
  const close = useCloseSurvey();
  const go = useGo();
  // All as they are on arrival: the survey may be switched and is cleared at the end.
  const [begun] = useState(survey);
  const [isStranger] = useState(useSession((session) => !panelEnabled && !session.loggedIn));
  const [needsPolicy] = useState(useFirstStep() === '/policy');

  useOnMount(() => {
    if (begun === null) close();
    // A stored survey without the login it was begun with: its hash brings in somebody new.
    else if (isStranger) go('/survey', { query: { sh: begun }, replace: true });
    else if (needsPolicy) go('/policy', { replace: true });
  });

  return begun === null || isStranger || needsPolicy ? (
    <QuestionsLoading />
  ) : (
    <Qualification survey={begun} />
  );
}
