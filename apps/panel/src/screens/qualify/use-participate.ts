import { surveyStart } from '@earnwall/contract/limits';
import { useState } from 'react';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import type { SurveyPlace } from '#host/open-page.ts';
import { useSurveyOpener } from '#host/use-survey-opener.ts';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { useSession } from '#session/session-context.tsx';

interface Participation {
  /** `blocked`: the browser allowed no new tab, and only a link can open the survey. */
  stage: 'ready' | 'blocked' | 'started';
  participate: () => void;
  /** For the links of a survey that could not be opened otherwise. */
  address: (place: SurveyPlace) => string;
  /** A link of the page has opened the survey. */
  followed: (options: { elsewhere: boolean }) => void;
}

/** Opens the survey and notifies the embedding page; with a panel the tasks come back after a moment (QF-03). */
export function useParticipate(): Participation {
  const { can, post } = useHost();
  const url = useSession((session) => session.surveyUrl);
  const redirectType = useSession((session) => session.redirectType);
  const sid = useSession((session) => session.sid);
  const surveyStarted = useSession((session) => session.surveyStarted);
  const close = useCloseSurvey();
  const opener = useSurveyOpener();
  const [stage, setStage] = useState<Participation['stage']>('ready');
  const started = stage === 'started';
  const panelEnabled = useIsPanelEnabled();

  const followed = (options: { elsewhere: boolean }) => {
    if (started) return;
    setStage('started');
    surveyStarted(options);
    if (panelEnabled && sid) post('ps-survey-started', { sid });
  };
  const participate = () => {
    if (started || !url || !redirectType) return;
    const place = can.inAppBrowser ? 'in_app_browser' : redirectType;
    if (opener.open(url, place)) followed({ elsewhere: place !== 'same_window' });
    else setStage('blocked');
  };

  // The wait starts with the survey, whatever else renders.
  useOnChange(started && panelEnabled, (returns) => {
    if (!returns) return;
    const timer = setTimeout(close, surveyStart.backToTasksMs);
    return () => clearTimeout(timer);
  });

  return { stage, participate, address: (place) => opener.address(url ?? '', place), followed };
}
