import { Field } from '@earnwall/ui/console/field';
import { Select } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { DialogForm } from '#features/form/dialog-form.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import type { KeyRow } from './key-columns.tsx';
import { endIn, lifetimes, overlapEnd, overlaps } from './key-ends.ts';
import { SecretDialog } from './secret-dialog.tsx';

const sameEnd = 'same';

interface Props {
  app: string;
  old: KeyRow;
  onClose: () => void;
}

/** A successor with the name and scopes of the old key; both work for a while. */
export function RotateKey({ app, old, onClose }: Props) {
  const [key, setKey] = useState<string | null>(null);
  const [overlap, setOverlap] = useState<string>('24');
  const [lifetime, setLifetime] = useState<string>(sameEnd);
  const { run, busy, error } = useChange('console/keys/post-apps-keys-rotation', {
    done: (answer) => setKey(answer.key),
    refresh: ['console/keys/get-apps-keys'],
  });
  const reason = useReason(error);
  const send = () => {
    const given = reason.given();
    if (given === null) return;
    const now = Date.now();
    const end = lifetime === sameEnd ? {} : { expires_at: endIn(lifetime, now) };
    const body = { old_ends_at: overlapEnd(overlap, now), ...end, reason: given };
    void run({ params: { app, prefix: old.prefix }, body });
  };
  const same = {
    value: sameEnd,
    label:
      old.expires_at === null ? 'As the old one: without end' : `As the old one: ${dayOf(old.expires_at)}`,
  };
  const ends = lifetimes.filter(({ value }) => value !== '' || old.expires_at !== null);
  return (
    <SecretDialog title={`Rotate ${old.name}`} name="API key" secret={key} busy={busy} onClose={onClose}>
      <DialogForm what="Make a new key" busy={busy} error={error} onSend={send} onCancel={onClose}>
        <p>
          You get a new key with the same scopes. Both work until the old one, <code>{old.prefix}</code>,
          ends.
        </p>
        <Field label="The old key ends" hint="You can end it earlier." error={error?.errors.old_ends_at}>
          {(control) => <Select {...control} value={overlap} onChange={setOverlap} choices={overlaps} />}
        </Field>
        <Field label="The new key ends" error={error?.errors.expires_at}>
          {(control) => (
            <Select {...control} value={lifetime} onChange={setLifetime} choices={[same, ...ends]} />
          )}
        </Field>
        <ReasonField {...reason.field} />
      </DialogForm>
    </SecretDialog>
  );
}

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(at));
