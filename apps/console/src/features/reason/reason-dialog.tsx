import { Dialog } from '@earnwall/ui/console/dialog';
import type { ReactNode } from 'react';
import type { CallError } from '#api/call-error.ts';
import { DialogForm } from '#features/form/dialog-form.tsx';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-reason.ts';

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
  const send = () => {
    const given = reason.given();
    if (given !== null) onGiven(given);
  };
  return (
    <Dialog title={title} onClose={busy ? undefined : onClose}>
      <DialogForm what={confirm} busy={busy} error={error} onSend={send} onCancel={onClose}>
        {children}
        <ReasonField {...reason.field} />
      </DialogForm>
    </Dialog>
  );
}
