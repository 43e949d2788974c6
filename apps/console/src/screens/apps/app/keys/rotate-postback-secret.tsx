import { Field } from '@earnwall/ui/console/field';
import { Select } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { DialogForm } from './dialog-form.tsx';
import { overlaps } from './key-ends.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface Props {
  app: string;
  /** The end of a current secret that was lost; null = an ordinary rotation. */
  inPlaceOf: string | null;
  onClose: () => void;
}

export function RotatePostbackSecret({ app, inPlaceOf, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const [overlap, setOverlap] = useState<string>('24');
  const { run, busy, error } = useChange('console/endpoint/post-apps-endpoint-rotation', {
    done: (answer) => setSecret(answer.secret),
    refresh: ['console/endpoint/get-apps-endpoint'],
  });
  const reason = useReason(error);
  const send = () => {
    const given = reason.given();
    const lost = inPlaceOf === null ? {} : { in_place_of: inPlaceOf };
    const body = { overlap_hours: Number(overlap), ...lost, reason: given ?? '' };
    if (given !== null) void run({ params: { app }, body });
  };
  return (
    <SecretDialog
      title={inPlaceOf === null ? 'Rotate the postback secret' : 'Replace the new postback secret'}
      name="postback secret"
      secret={secret}
      busy={busy}
      onClose={onClose}
    >
      <DialogForm
        what={inPlaceOf === null ? 'Make a new secret' : 'Make another one'}
        busy={busy}
        error={error}
        fields={['overlap_hours', 'reason']}
        onSend={send}
        onCancel={onClose}
      >
        <p>
          {inPlaceOf === null
            ? 'You get a new secret. Postbacks are signed with both until the old one ends: have your server accept either.'
            : `The new secret, …${inPlaceOf}, ends now and another takes its place. The old one signs on.`}
        </p>
        <Field label="The old secret ends" hint="You can end it earlier." error={error?.errors.overlap_hours}>
          {(control) => <Select {...control} value={overlap} onChange={setOverlap} choices={overlaps} />}
        </Field>
        <ReasonField {...reason.field} />
      </DialogForm>
    </SecretDialog>
  );
}
