import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { Suspense, useRef } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { Advice } from '#features/advice/advice.tsx';
import { useQualification } from '#features/qualification/use-qualification.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { reviewedProfile } from '#parts/reviewed-profile/lazy-reviewed-profile.ts';
import { AskedQuestion } from './asked-question.tsx';
import { ProfileCompleted } from './profile-completed.tsx';
import { QuestionsFrame } from './questions-frame.tsx';
import { QuestionsLoading } from './questions-loading.tsx';
import { useConsequences } from './use-consequences.ts';

/** Shows each state of the machine; those without a face of their own lead elsewhere at once. */
export function Qualification({ survey }: { survey: string }) {
  const [state, send] = useQualification(survey, useConsequences());
  const go = useGo();

  switch (state.name) {
    case 'advice':
      return (
        <QuestionsFrame back="above">
          <Advice
            tips={state.tips}
            onAccepted={(latencies) => send({ type: 'advice-accepted', latencies })}
          />
        </QuestionsFrame>
      );
    case 'asking':
    case 'submitting':
    case 'returning':
      return <AskedQuestion state={state} send={send} />;
    case 'closed':
      return state.message === null ? (
        <QuestionsLoading round={state.round} />
      ) : (
        <ClosedMessage message={state.message} />
      );
    case 'qualified':
      if (state.outcome.onboarding) return <ProfileCompleted reward={state.outcome.onboarding.user_reward} />;
      return (
        <>
          <QuestionsLoading round={state.round} />
          {state.outcome.profiling_review && (
            <ReviewFirst
              onReviewed={() => go('/qualify', { replace: true })}
              onChanged={() => send({ type: 'profile-changed' })}
            />
          )}
        </>
      );
    default:
      return <QuestionsLoading round={state.round} />;
  }
}

/** The profile review stands before the qualify screen where it is due (QU-14); other answers may mean another outcome. */
function ReviewFirst({ onReviewed, onChanged }: { onReviewed: () => void; onChanged: () => void }) {
  const hasChanged = useRef(false);
  const Review = reviewedProfile.Part;
  const close = () => (hasChanged.current ? onChanged() : onReviewed());
  return (
    <DialogBoundary part="profile review" onClose={close}>
      <Suspense>
        <Review
          onSaved={() => {
            hasChanged.current = true;
          }}
          onClose={close}
        />
      </Suspense>
    </DialogBoundary>
  );
}

function ClosedMessage({ message }: { message: string }) {
  const text = useText();
  const { metadata } = useMetadata();
  const close = useCloseSurvey();
  const back = metadata?.is_surveys_panel_enabled ? 'back_to_surveys' : 'close';
  return (
    <QuestionsFrame back="above">
      <Message
        icon="shield"
        title={text('questions_closed_title')}
        action={<Button onClick={close}>{text(back)}</Button>}
      >
        <p role="alert">{message}</p>
      </Message>
    </QuestionsFrame>
  );
}
