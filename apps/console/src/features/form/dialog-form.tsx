import { Button } from '@earnwall/ui/console/button';
import type { FormEvent, ReactNode } from 'react';
import type { CallError } from '#api/call-error.ts';
import { FormError } from './form-error.tsx';
import '#lib/stack.css';

interface Props {
  /** On the button that sends. */
  what: string;
  busy: boolean;
  error: CallError | null;
  onSend: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of a dialog: fields, what went wrong beside them, and the two buttons. */
export function DialogForm({ what, busy, error, onSend, onCancel, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      {children}
      <FormError error={error} />
      <div className="c-dialog-actions">
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          {what}
        </Button>
      </div>
    </form>
  );
}
