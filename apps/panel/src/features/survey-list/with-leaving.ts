import type { Survey } from '@earnwall/contract/entities/survey';

export interface ShownSurvey {
  survey: Survey;
  isLeaving: boolean;
}

/** The list of now, and in it, where they stood, the surveys that have just left it. Pure. */
export function withLeaving(before: readonly Survey[], now: readonly Survey[]): ShownSurvey[] {
  const staying = new Set(now.map(({ hash }) => hash));
  const shown = now.map((survey) => ({ survey, isLeaving: false }));
  before.forEach((survey, place) => {
    if (!staying.has(survey.hash)) shown.splice(place, 0, { survey, isLeaving: true });
  });
  return shown;
}
