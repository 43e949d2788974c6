import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useState } from 'react';
import { useText } from '#lib/text/text.tsx';
import { DeleteAnswers } from './delete-answers.tsx';
import { QuestionForm } from './question-form.tsx';
import type { Asked } from './walk.ts';

export interface QuestionDialogProps {
  asked: Asked;
  /** One after the other: each can be put off. */
  isWalk: boolean;
  onAnswered: (profile: OwnProfile) => void;
  onDeleted: () => void;
  onLater: () => void;
  onClose: () => void;
}

/** One question to answer, to answer anew, or whose answer is deleted. */
export function QuestionDialog({ asked, isWalk, ...on }: QuestionDialogProps) {
  const text = useText();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Dialog title={text(isDeleting ? 'profile_delete_one_title' : 'header_profile')} onClose={on.onClose}>
      {isDeleting ? (
        <DeleteAnswers
          change={{ type: 'delete', question: asked.hash }}
          words={text('profile_delete_one_text')}
          onDeleted={on.onDeleted}
          onClose={() => setDeleting(false)}
        />
      ) : (
        <QuestionForm
          key={asked.hash}
          asked={asked}
          isWalk={isWalk}
          onAnswered={on.onAnswered}
          onBack={isWalk ? on.onLater : on.onClose}
          onDelete={asked.isKnown ? () => setDeleting(true) : undefined}
        />
      )}
    </Dialog>
  );
}
