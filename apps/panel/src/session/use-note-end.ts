import type { Result } from '@earnwall/contract/entities/result';
import { useEndedSurveys } from './use-ended-surveys.ts';

type End = Pick<Result, 'survey_hash' | 'feedback_wanted'>;

/** Whoever learns how a survey ended leaves it to the next list to ask what went wrong (FB-02). */
export function useNoteEnd(): (cid: string, end: End) => void {
  const ended = useEndedSurveys((known) => known.ended);
  return (cid, { survey_hash, feedback_wanted }) => {
    if (feedback_wanted) ended({ cid, survey: survey_hash });
  };
}
