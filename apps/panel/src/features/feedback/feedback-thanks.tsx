import { feedback } from '@earnwall/contract/limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#lib/text/text.tsx';

/** Said to whoever has just sent something, the focus included; it goes by itself (FB-01). */
export function FeedbackThanks({ onClose }: { onClose: () => void }) {
  const text = useText();
  const words = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    words.current?.focus();
    const timer = setTimeout(() => close(), feedback.closeAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="feedback-words" role="status" tabIndex={-1} ref={words}>
      {text('feedback_thanks')}
    </p>
  );
}
