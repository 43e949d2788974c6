import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { useState } from 'react';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useText } from '#lib/text/text.tsx';
import { Completeness } from './completeness.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { KnownAnswers } from './known-answers.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { LockIcon, TrashIcon } from './profile-icons.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useAsking } from './use-asking.ts';
import { walkOf } from './walk.ts';

export function ProfileView({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const [isDeleting, setDeleting] = useState(false);
  const { open, note, setNote, close, ask, begin, answered, putOff } = useAsking(profile);
  const hasOwn = profile.known.some(({ given_by }) => given_by === 'user');
  return (
    <>
      <Completeness profile={profile} onNext={walkOf(profile).length > 0 ? begin : undefined} />
      <p className="profile-note" role="status">
        {note && text(note)}
      </p>
      <OpenQuestions profile={profile} onAsk={ask} />
      <KnownAnswers profile={profile} onAsk={ask} />
      <div className="profile-foot">
        <p className="profile-use">
          <LockIcon />
          {text('profile_use')}
        </p>
        {hasOwn && (
          <button type="button" className="button profile-delete" onClick={() => setDeleting(true)}>
            <TrashIcon />
            {text('profile_delete')}
          </button>
        )}
      </div>
      {open && (
        <DialogBoundary part="profile question" onClose={() => close()}>
          <QuestionDialog
            asked={open.asked}
            isWalk={open.later !== null}
            onAnswered={answered}
            onDeleted={() => close('profile_deleted_one')}
            onLater={putOff}
            onClose={() => close()}
          />
        </DialogBoundary>
      )}
      {isDeleting && (
        <DialogBoundary part="deleting answers" onClose={() => setDeleting(false)}>
          <DeleteDialog
            onClose={() => setDeleting(false)}
            onDeleted={() => {
              setDeleting(false);
              close('profile_deleted');
              setNote('profile_deleted');
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
