import { Dialog } from '@earnwall/ui/primitives/dialog';
import type { ComponentType } from 'react';
import { useText } from '#lib/text/text.tsx';
import { AnswersList, type EditedAnswerProps } from './answers-list.tsx';
import { canSave, type Editing } from './editing.ts';
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
  /** Where the end may lead to My profile. */
  onProfile?: (() => void) | undefined;
}

/** The user reviews what is known about them (PR-01). It can be closed only at the end. */
export function ProfileReview({ Answer, onClose, onProfile, onSaved, onEnding }: ProfileReviewProps) {
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
        return answersList(state);
      case 'review-finished':
        return <ReviewFinished isEmpty={state.isEmpty} onProfile={onProfile} onClose={onClose} />;
    }
  }

  function answersList(edited: Edited) {
    const editing = editingOf(edited);
    return (
      <AnswersList
        questionText={(edited.name === 'opening' ? edited : editing)?.item.question_text}
        editing={editing}
        failed={edited.name === 'opening' && edited.failed}
        busy={edited.name === 'saving'}
        canSave={editing !== null && canSave(editing)}
        backText={text('back')}
        send={send}
        Answer={Answer}
      />
    );
  }
}

type Edited = Extract<State, { name: 'opening' | 'answers-list' | 'saving' }>;

function editingOf(state: Edited): Editing | null {
  if (state.name === 'opening') return null;
  return state.name === 'saving' ? state.editing : state;
}

/** A profile that does not arrive cannot be reviewed: nobody is kept in front of it. */
function isOver({ name }: State): boolean {
  return name === 'review-finished' || name === 'unavailable';
}
