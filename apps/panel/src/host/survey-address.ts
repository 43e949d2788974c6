import type { RunMode } from '@earnwall/contract/run-modes';
import type { SurveyPlace } from './open-page.ts';

interface Panel {
  language: string;
  mode: RunMode;
}

/**
 * The way out to a survey, with what the way back has to know: the language, and the run mode wherever the result shows
 * in the same frame or app. A tab of its own is a page, whatever opened it.
 */
export function surveyAddress(url: string, place: SurveyPlace, { language, mode }: Panel): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  address.searchParams.set('language', language);
  if (place !== 'new_tab') address.searchParams.set('mode', mode);
  return address.href;
}
