import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { Earned } from '#features/celebration/earned.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useText } from '#lib/text/text.tsx';
import { QuestionsFrame } from './questions-frame.tsx';

/** The onboarding survey ends here: the profile is complete and its reward already credited. */
export function ProfileCompleted({ reward }: { reward: number }) {
  const text = useText();
  const close = useCloseSurvey();
  return (
    <QuestionsFrame back="above">
      <Message
        icon="check"
        tone="reward"
        title={text('onboarding_completed_title')}
        action={<Button onClick={close}>{text('onboarding_completed_action')}</Button>}
      >
        {reward > 0 && <Earned amount={reward} hasCoin={false} />}
        <p>{text('onboarding_completed_text')}</p>
      </Message>
    </QuestionsFrame>
  );
}
