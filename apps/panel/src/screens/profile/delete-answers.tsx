import { Button } from '@earnwall/ui/primitives/button';
import { useEffect, useRef } from 'react';
import { type ProfileChange, useChangeProfile } from '#api/own-profile.ts';
import { useText } from '#lib/text/text.tsx';

interface Props {
  change: ProfileChange;
  /** What happens, and that it cannot be undone. */
  words: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deleting is asked once more, with what it means. The focus is on the words, not on the button that does it. */
export function DeleteAnswers({ change, words, onDeleted, onClose }: Props) {
  const text = useText();
  const { mutate, isPending, isError } = useChangeProfile();
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  return (
    <>
      <p ref={intro} className="profile-delete-words" tabIndex={-1}>
        {words}
      </p>
      <p className="review-problem" role="alert">
        {isError && text('profile_delete_failed')}
      </p>
      <div className="profile-delete-ways">
        <Button kind="soft" wide disabled={isPending} onClick={onClose}>
          {text('back')}
        </Button>
        <Button
          kind="danger"
          wide
          aria-disabled={isPending}
          data-busy={isPending || undefined}
          onClick={() => !isPending && mutate(change, { onSuccess: onDeleted })}
        >
          {text('profile_delete_confirm')}
        </Button>
      </div>
    </>
  );
}
