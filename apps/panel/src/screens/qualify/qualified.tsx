import { Button } from '@earnwall/ui/primitives/button';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { useStepClose } from '#features/tasks/use-step-close.ts';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { Blocked } from './blocked.tsx';
import { ProfileAnswers } from './profile-answers.tsx';
import { Started } from './started.tsx';
import { SurveyFacts } from './survey-facts.tsx';
import { useParticipate } from './use-participate.ts';
import './qualify-screen.css';

/** The survey is theirs to take: what it asks, what we know, and the way in (QF-01). */
export function Qualified() {
  const text = useText();
  const profile = useSession((session) => session.profile);
  const { stage, participate, address, followed } = useParticipate();
  const close = useStepClose();
  if (stage === 'started') return <Started />;
  if (stage === 'blocked') return <Blocked address={address} onFollow={followed} />;
  return (
    <StepFrame
      picture={{ icon: 'check', tone: 'reward' }}
      title={text('qualify_title')}
      onClose={close}
      action={
        <Button wide onClick={participate}>
          {text('qualify_participate')}
        </Button>
      }
    >
      <p className="qualify-text">{text('qualify_text')}</p>
      <SurveyFacts />
      <ProfileAnswers profile={profile} />
    </StepFrame>
  );
}
