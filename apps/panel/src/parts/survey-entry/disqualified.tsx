import { Button } from '@earnwall/ui/primitives/button';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { NextSurvey } from '#features/tasks/next-survey.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import './disqualified.css';

/** No match this time: why, and what to do now (QF-02). */
export function Disqualified() {
  const text = useText();
  const message = useSession((session) => session.disqualifiedMessage);
  const survey = useSession((session) => session.missedSurvey);
  const close = useCloseSurvey();
  return (
    <StepFrame
      picture={{ icon: 'question', tone: 'info' }}
      title={text('disqualified_title')}
      action={
        <Button wide onClick={close}>
          {text('disqualified_okay')}
        </Button>
      }
    >
      <p className="disqualified-text">{message ?? text('disqualified_text')}</p>
      <NextSurvey after={survey} />
    </StepFrame>
  );
}
