import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { DialogForm } from './dialog-form.tsx';
import { SecretDialog } from './secret-dialog.tsx';

interface Props {
  app: string;
  /** The end of a current secret that was lost; null = an ordinary rotation. */
  inPlaceOf: string | null;
  onClose: () => void;
}

export function RotateAppSecret({ app, inPlaceOf, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const { run, busy, error } = useChange('console/keys/post-apps-secret-rotation', {
    done: (answer) => setSecret(answer.secret),
    refresh: ['console/keys/get-apps-secret'],
  });
  const reason = useReason(error);
  const send = () => {
    const given = reason.given();
    const lost = inPlaceOf === null ? {} : { in_place_of: inPlaceOf };
    if (given !== null) void run({ params: { app }, body: { ...lost, reason: given } });
  };
  return (
    <SecretDialog
      title={inPlaceOf === null ? 'Rotate the app secret' : 'Replace the new app secret'}
      name="app secret"
      secret={secret}
      busy={busy}
      onClose={onClose}
    >
      <DialogForm
        what={inPlaceOf === null ? 'Make a new secret' : 'Make another one'}
        busy={busy}
        error={error}
        fields={['reason']}
        onSend={send}
        onCancel={onClose}
      >
        <p>
          {inPlaceOf === null
            ? 'You get a new secret. The old one stays right until you end it, so nothing breaks while you change your servers.'
            : `The new secret, …${inPlaceOf}, ends now and another takes its place. The old one stays right.`}
        </p>
        <ReasonField {...reason.field} />
      </DialogForm>
    </SecretDialog>
  );
}
