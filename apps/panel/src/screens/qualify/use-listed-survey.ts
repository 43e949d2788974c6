import type { AnswerOf } from '@earnwall/contract/call-types';
import type { Survey } from '@earnwall/contract/entities/survey';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { surveysKey } from '#api/surveys.ts';
import { useSession } from '#session/session-context.tsx';

/** The survey on the way, as the list knew it when the step began; a link's survey stands in no list. */
export function useListedSurvey(): Survey | null {
  const queries = useQueryClient();
  const hash = useSession((session) => session.current_survey?.hash);
  const [listed] = useState(() => {
    const answer = queries.getQueryData<AnswerOf<'surveys/get-surveys'>>(surveysKey);
    const surveys = answer?.result === 'success' ? answer.surveys : [];
    return surveys.find((survey) => survey.hash === hash) ?? null;
  });
  return listed;
}
