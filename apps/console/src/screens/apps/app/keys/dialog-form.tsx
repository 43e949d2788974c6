import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import type { FormEvent, ReactNode } from 'react';
import type { CallError } from '#api/call-error.ts';
import './keys.css';

interface Props {
  /** On the button that sends. */
  what: string;
  busy: boolean;
  error: CallError | null;
  /** Fields of the form that say themselves what is wrong with them. */
  fields: readonly string[];
  onSend: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Fields, what went wrong beside them, and the two buttons. */
export function DialogForm({ what, busy, error, fields, onSend, onCancel, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <form className="keys-form" onSubmit={send} noValidate>
      {children}
      <UnplacedError error={error} fields={fields} />
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

/** An error that no field shows. */
export function UnplacedError({ error, fields }: Pick<Props, 'error' | 'fields'>) {
  const isPlaced = error !== null && fields.some((field) => error.errors[field] !== undefined);
  return error && !isPlaced ? <ErrorState error={error} /> : null;
}
