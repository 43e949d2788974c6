import { Button } from '@earnwall/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { surveysKey } from '#api/surveys.ts';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useText } from '#lib/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { NextSurvey } from './next-survey.tsx';

/** No match this time: why, and what to do now (QF-02). */
export function Disqualified() {
  const text = useText();
  const message = useSession((session) => session.disqualifiedMessage);
  const close = useCloseSurvey();
  const queries = useQueryClient();
  // This survey is gone from the list, and perhaps others with it.
  useEffect(() => void queries.invalidateQueries({ queryKey: surveysKey }), [queries]);
  return (
    <StepFrame
      title={text('disqualified_title')}
      action={
        <Button wide onClick={close}>
          {text('disqualified_okay')}
        </Button>
      }
    >
      <p className="qualify-text">{message ?? text('disqualified_text')}</p>
      <NextSurvey />
    </StepFrame>
  );
}
