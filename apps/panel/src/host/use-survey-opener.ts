import { useSession } from '#session/session-context.tsx';
import { useHost } from './host-context.tsx';
import { openSurvey, type SurveyPlace } from './open-page.ts';
import { surveyAddress } from './survey-address.ts';

interface SurveyOpener {
  /** For links that open the survey themselves. */
  address(url: string, place: SurveyPlace): string;
  /** False says that the browser kept the survey from opening. */
  open(url: string, place: SurveyPlace): boolean;
}

/** Opens a survey where it belongs; a phone app with our bridge is asked to open its own browser (EM-05). */
export function useSurveyOpener(): SurveyOpener {
  const { mode, inApp, post } = useHost();
  const language = useSession((session) => session.language);
  const address: SurveyOpener['address'] = (url, place) => surveyAddress(url, place, { language, mode });
  return {
    address,
    open(url, place) {
      if (!inApp || place !== 'in_app_browser') return openSurvey(window, address(url, place), place);
      post('open-url', { url: address(url, place) });
      return true;
    },
  };
}
