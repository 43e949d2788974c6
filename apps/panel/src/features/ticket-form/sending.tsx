import { Button } from '@earnwall/ui/primitives/button';
import { useEffect, useId, useRef } from 'react';
import { useText } from '#lib/text/text.tsx';

interface Props {
  /** The share of the upload that has left, 0 to 1. */
  progress: number;
  onCancel: () => void;
}

/** Stands in place of the button that was pressed, and takes over its focus. */
export function Sending({ progress, onCancel }: Props) {
  const text = useText();
  const id = useId();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <div className="ticket-sending" ref={status} tabIndex={-1}>
      <p id={id} role="status">
        {text('ticket_sending')}
      </p>
      <progress className="ticket-progress" aria-labelledby={id} value={progress} />
      <Button kind="soft" onClick={onCancel}>
        {text('ticket_cancel')}
      </Button>
    </div>
  );
}
