import type { PublisherScope } from '@earnwall/contract/publisher-scopes';
import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { DialogForm } from '#features/form/dialog-form.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { endIn, lifetimes } from './key-ends.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { SecretDialog } from './secret-dialog.tsx';

export function CreateKey({ app, onClose }: { app: string; onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly PublisherScope[]>([]);
  const [lifetime, setLifetime] = useState<string>('');
  const [isChecked, setChecked] = useState(false);
  const { run, busy, error } = useChange('console/keys/post-apps-keys', {
    done: (answer) => setKey(answer.key),
    refresh: ['console/keys/get-apps-keys'],
  });
  const reason = useReason(error);
  const isNameMissing = name.trim() === '';
  const send = () => {
    setChecked(true);
    const given = reason.given();
    if (given === null || isNameMissing || scopes.length === 0) return;
    const expires_at = endIn(lifetime, Date.now());
    void run({
      params: { app },
      body: { name: name.trim(), scopes: [...scopes], expires_at, reason: given },
    });
  };
  return (
    <SecretDialog title="Create an API key" name="API key" secret={key} busy={busy} onClose={onClose}>
      <DialogForm what="Create key" busy={busy} error={error} onSend={send} onCancel={onClose}>
        <Field
          label="Name"
          hint="Such as the server that uses it."
          error={isChecked && isNameMissing ? 'Enter a name.' : error?.errors.name}
        >
          {(control) => (
            <TextInput {...control} value={name} onChange={setName} maxLength={100} autoComplete="off" />
          )}
        </Field>
        <ScopeChoices
          chosen={scopes}
          onChange={setScopes}
          error={isChecked && scopes.length === 0 ? 'Choose at least one.' : error?.errors.scopes?.join(' ')}
        />
        <Field label="Ends" error={error?.errors.expires_at}>
          {(control) => <Select {...control} value={lifetime} onChange={setLifetime} choices={lifetimes} />}
        </Field>
        <ReasonField {...reason.field} />
      </DialogForm>
    </SecretDialog>
  );
}
