import { Button } from '@earnwall/ui/primitives/button';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { NextSurveys } from '#features/tasks/next-surveys.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHasNext } from '#features/tasks/use-has-next.ts';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import './disqualified.css';

/** No match this time: why, and what to do now (QF-02). */
export function Disqualified() {
  const text = useText();
  const message = useSession((session) => session.disqualifiedMessage);
  const survey = useSession((session) => session.missedSurvey);
  const close = useCloseSurvey();
  const hasNext = useHasNext();
  return (
    <StepFrame
      picture={{ icon: 'question', tone: 'info' }}
      title={text('disqualified_title')}
      action={
        <Button wide kind={hasNext ? 'soft' : 'solid'} onClick={close}>
          {text('disqualified_okay')}
        </Button>
      }
    >
      <p className="disqualified-text">{message ?? text('disqualified_text')}</p>
      <NextSurveys after={survey} heading="disqualified_next" onAll={close} />
    </StepFrame>
  );
}
