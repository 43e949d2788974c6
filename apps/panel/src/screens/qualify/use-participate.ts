import { surveyStart } from '@earnwall/contract/limits';
import { useEffect, useState } from 'react';
import { useMetadata } from '#api/metadata.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import { openSurvey } from '#host/open-page.ts';
import { useSession } from '#session/session-context.tsx';

/** Opens the survey and tells the embedding page; with a panel the tasks come back after a moment (QF-03, decision 14). */
export function useParticipate(): { started: boolean; participate: () => void } {
  const { can, post } = useHost();
  const { metadata } = useMetadata();
  const url = useSession((session) => session.surveyUrl);
  const redirectType = useSession((session) => session.redirectType);
  const sid = useSession((session) => session.sid);
  const begun = useSession((session) => session.surveyStarted);
  const close = useCloseSurvey();
  const [started, setStarted] = useState(false);
  const panelEnabled = metadata?.is_surveys_panel_enabled ?? true;

  const participate = () => {
    if (started || !url || !redirectType) return;
    setStarted(true);
    begun();
    if (panelEnabled && sid) post('ps-survey-started', { sid });
    openSurvey(window, url, can.inAppBrowser ? 'in_app_browser' : redirectType);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait starts with the survey, whatever else renders
  useEffect(() => {
    if (!started || !panelEnabled) return;
    const timer = setTimeout(close, surveyStart.backToTasksMs);
    return () => clearTimeout(timer);
  }, [started, panelEnabled]);

  return { started, participate };
}
