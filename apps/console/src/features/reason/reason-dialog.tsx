import { Button } from '@earnwall/ui/console/button';
import { Dialog } from '@earnwall/ui/console/dialog';
import type { FormEvent, ReactNode } from 'react';
import type { CallError } from '#api/call-error.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-reason.ts';
import '#lib/stack.css';

interface Props {
  title: string;
  /** What the button says that does it. */
  confirm: string;
  /** The change on its way. */
  changing: { busy: boolean; error: CallError | null };
  onGiven: (reason: string) => void;
  onClose: () => void;
  /** What comes of it. */
  children: ReactNode;
}

/** Asks why before something changes. */
export function ReasonDialog({ title, confirm, changing, onGiven, onClose, children }: Props) {
  const { busy, error } = changing;
  const reason = useReason(error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.given();
    if (given !== null) onGiven(given);
  };
  return (
    <Dialog title={title} onClose={busy ? undefined : onClose}>
      <form className="stack" onSubmit={send} noValidate>
        {children}
        <ReasonField {...reason.field} />
        <FormError error={error} />
        <div className="c-dialog-actions">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
