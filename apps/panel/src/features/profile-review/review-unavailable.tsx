import { Button } from '@earnwall/ui/primitives/button';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/text/text.tsx';

/** The profile did not arrive: it can be asked for again, or left for another time. */
export function ReviewUnavailable(props: { onTryAgain: () => void; onClose: () => void }) {
  const text = useText();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} className="review-words" role="alert" tabIndex={-1}>
        {text('profile_review_unavailable')}
      </p>
      <div className="review-ways review-ways-two">
        <Button kind="soft" wide onClick={props.onClose}>
          {text('close')}
        </Button>
        <Button wide onClick={props.onTryAgain}>
          {text('try_again')}
        </Button>
      </div>
    </>
  );
}
