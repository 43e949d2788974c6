import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/text/text.tsx';

interface Props {
  isEmpty: boolean;
  onProfile?: (() => void) | undefined;
  onClose: () => void;
}

/** The end, where the review can be closed; a profile without answers begins here. */
export function ReviewFinished({ isEmpty, onProfile, onClose }: Props) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="review-end">
      <span className={isEmpty ? 'review-end-mark' : 'review-end-mark review-end-done'}>
        <Icon name={isEmpty ? 'question' : 'check'} />
      </span>
      <h3 ref={title} className="review-question-heading" tabIndex={-1}>
        {text(isEmpty ? 'profile_review_empty_title' : 'profile_review_finished_title')}
      </h3>
      <p className="review-end-text">
        {text(isEmpty ? 'profile_review_empty_text' : 'profile_review_finished_text')}
      </p>
      <Button wide onClick={onClose}>
        {text('close')}
      </Button>
      {onProfile && (
        <Button kind="plain" wide onClick={onProfile}>
          {text('header_profile')}
        </Button>
      )}
    </div>
  );
}
