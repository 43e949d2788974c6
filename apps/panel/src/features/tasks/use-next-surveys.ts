import type { Survey } from '@earnwall/contract/entities/survey';
import { nextSurveys } from '@earnwall/domain/surveys/next-surveys';
import { useState } from 'react';
import { useSurveys } from '#api/surveys.ts';
import { useSession } from '#session/session-context.tsx';

export type NextSurveysState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'listed'; surveys: readonly Survey[]; hasMore: boolean };

/** One in a card, and three rows. */
const most = 4;

/** What can be taken next. `after` is the survey that has just ended. */
export function useNextSurveys(after: string | null): NextSurveysState {
  const { answer, failed, reload } = useSurveys('default');
  const openClicks = useSession((session) => session.openClicks);
  const [kept, setKept] = useState<readonly string[] | null>(null);
  if (!answer) return failed ? { kind: 'failed', retry: reload } : { kind: 'loading' };

  const listed = answer.result === 'success' ? answer.surveys : [];
  const taken = [after, ...openClicks.map(({ survey }) => survey)];
  const next = nextSurveys(listed, taken, kept ?? []);
  const surveys = next.slice(0, most);
  if (kept === null && surveys.length > 0) setKept(surveys.map(({ hash }) => hash));
  return { kind: 'listed', surveys, hasMore: next.length > surveys.length };
}
