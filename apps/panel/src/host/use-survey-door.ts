import { useHost } from './host-context.tsx';
import { openSurvey, type SurveyPlace } from './open-page.ts';

/** Opens a survey where it belongs; a phone app with our bridge is asked to open its own browser (EM-05). */
export function useSurveyDoor(): (url: string, place: SurveyPlace) => boolean {
  const { inApp, post } = useHost();
  return (url, place) => {
    if (!inApp || place !== 'in_app_browser') return openSurvey(window, url, place);
    post('open-url', { url });
    return true;
  };
}
