import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/text/text.tsx';

export function PhoneVerified({ onClose }: { onClose: () => void }) {
  const text = useText();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="phone-verified">
      <span className="phone-verified-mark">
        <Icon name="check" />
      </span>
      <p className="phone-check-text" ref={words} tabIndex={-1} role="status">
        {text('phone_check_done_text')}
      </p>
      <Button wide onClick={onClose}>
        {text('phone_check_done')}
      </Button>
    </div>
  );
}
