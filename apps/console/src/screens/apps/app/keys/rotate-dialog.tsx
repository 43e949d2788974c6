import type { ReactNode } from 'react';
import type { CallError } from '#api/call-error.ts';
import { DialogForm } from '#features/form/dialog-form.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface Props {
  /** Such as "app secret". */
  name: string;
  /** The end of a current secret that was lost; null = an ordinary rotation. */
  inPlaceOf: string | null;
  /** Null until it is made. */
  secret: string | null;
  busy: boolean;
  error: CallError | null;
  onGiven: (body: { in_place_of?: string; reason: string }) => void;
  onClose: () => void;
  /** What comes of it, and further fields. */
  children: ReactNode;
}

/** Makes a new secret, or another in place of one that was lost, with a reason. */
export function RotateDialog(props: Props) {
  const { name, inPlaceOf, secret, busy, error, onGiven, onClose, children } = props;
  const reason = useReason(error);
  const send = () => {
    const given = reason.given();
    const lost = inPlaceOf === null ? {} : { in_place_of: inPlaceOf };
    if (given !== null) onGiven({ ...lost, reason: given });
  };
  return (
    <SecretDialog
      title={inPlaceOf === null ? `Rotate the ${name}` : `Replace the new ${name}`}
      name={name}
      secret={secret}
      busy={busy}
      onClose={onClose}
    >
      <DialogForm
        what={inPlaceOf === null ? 'Make a new secret' : 'Make another one'}
        busy={busy}
        error={error}
        onSend={send}
        onCancel={onClose}
      >
        {children}
        <ReasonField {...reason.field} />
      </DialogForm>
    </SecretDialog>
  );
}
