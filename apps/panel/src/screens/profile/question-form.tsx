import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { useCallback } from 'react';
import { AnswersList } from '#features/profile-review/answers-list.tsx';
import { useText } from '#lib/text/text.tsx';
import { EditedAnswer } from '#parts/reviewed-profile/reviewed-profile.tsx';
import { TrashIcon } from './profile-icons.tsx';
import { useAnswer } from './use-answer.ts';
import type { Asked } from './walk.ts';
import { whyText } from './why-text.ts';

interface Props {
  asked: Asked;
  isWalk: boolean;
  onAnswered: (profile: OwnProfile) => void;
  onBack: () => void;
  onDelete: (() => void) | undefined;
}

export function QuestionForm({ asked, isWalk, onAnswered, onBack, onDelete }: Props) {
  const text = useText();
  const { editing, failed, busy, canSave, handle } = useAnswer(asked, onAnswered);
  const send = useCallback<typeof handle>(
    (event) => (event.type === 'went-back' ? onBack() : handle(event)),
    [onBack, handle],
  );
  return (
    <div className="review">
      <AnswersList
        questionText={asked.question_text}
        editing={editing}
        failed={failed}
        busy={busy}
        canSave={canSave}
        backText={text(isWalk ? 'profile_later' : 'back')}
        send={send}
        Answer={EditedAnswer}
      >
        <p className="profile-muted">{text(whyText(asked.why))}</p>
        {onDelete && (
          <button type="button" className="button profile-delete-one" disabled={busy} onClick={onDelete}>
            <TrashIcon />
            {text('profile_delete_one')}
          </button>
        )}
      </AnswersList>
    </div>
  );
}
