import { Dialog } from '@earnwall/ui/primitives/dialog';
import type { ComponentType } from 'react';
import { useText } from '#lib/text/text.tsx';
import { AnswersList, type EditedAnswerProps } from './answers-list.tsx';
import type { State } from './machine.ts';
import { QuestionsList } from './questions-list.tsx';
import { ReviewFinished } from './review-finished.tsx';
import { ReviewLoading } from './review-loading.tsx';
import { ReviewUnavailable } from './review-unavailable.tsx';
import { type ReviewEvents, useProfileReview } from './use-profile-review.ts';
import './profile-review.css';

export interface ProfileReviewProps extends ReviewEvents {
  /** The controls of a question; the screen passes them in. */
  Answer: ComponentType<EditedAnswerProps>;
  onClose: () => void;
}

/** The user reviews what is known about them (PR-01). It can be closed only at the end. */
export function ProfileReview({ Answer, onClose, onSaved, onEnding }: ProfileReviewProps) {
  const text = useText();
  const [state, send] = useProfileReview({ onSaved, onEnding });

  return (
    <Dialog title={text('profile_review_title')} onClose={isOver(state) ? onClose : undefined}>
      <div className="review">{step()}</div>
    </Dialog>
  );

  function step() {
    switch (state.name) {
      case 'loading':
        return <ReviewLoading />;
      case 'unavailable':
        return <ReviewUnavailable onTryAgain={() => send({ type: 'tried-again' })} onClose={onClose} />;
      case 'questions-list':
        return <QuestionsList list={state} busy={false} send={send} />;
      case 'confirming':
        return <QuestionsList list={state.list} busy send={send} />;
      case 'opening':
      case 'answers-list':
      case 'saving':
        return <AnswersList state={state} send={send} Answer={Answer} />;
      case 'review-finished':
        return <ReviewFinished isEmpty={state.isEmpty} onClose={onClose} />;
    }
  }
}

/** A profile that does not arrive cannot be reviewed: nobody is kept in front of it. */
function isOver({ name }: State): boolean {
  return name === 'review-finished' || name === 'unavailable';
}
