import { Button } from '@earnwall/ui/console/button';
import { Dialog } from '@earnwall/ui/console/dialog';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { readSecrets, type SecretField, SecretFields } from '#features/supplier/settings/secret-fields.tsx';
import type { Supplier } from '#features/supplier/supplier.ts';
import type { SupplierKind } from '#features/supplier/use-account-form.ts';

interface Props {
  supplier: Supplier['supplier'];
  kind: SupplierKind;
  mayChange: boolean;
}

type Key = SecretField & { isSet: boolean };

/** Which keys are stored; each can be replaced, none can be read. */
export function Keys({ supplier, kind, mayChange }: Props) {
  const [replaced, setReplaced] = useState<Key | null>(null);
  const keys = secretsOf(supplier, kind);
  const columns: Column<Key>[] = [
    { id: 'name', head: 'Key', card: 'title', cell: ({ name }) => <code>{name}</code> },
    { id: 'set', head: 'State', cell: (key) => <SetOrNot isSet={key.isSet} isNeeded={key.required} /> },
    {
      id: 'act',
      head: 'Action',
      align: 'end',
      card: 'action',
      cell: (key) =>
        mayChange && (
          <Button size="small" aria-label={`${actOf(key)} ${key.name}`} onClick={() => setReplaced(key)}>
            {actOf(key)}
          </Button>
        ),
    },
  ];
  return (
    <Section title="Keys" note="stored encrypted; nobody can read them here">
      <Table
        label="Keys"
        columns={columns}
        rows={keys}
        rowKey={({ name }) => name}
        empty={<p className="c-muted">It needs none.</p>}
      />
      {replaced && <ReplaceDialog supplier={supplier} secret={replaced} onClose={() => setReplaced(null)} />}
    </Section>
  );
}

const actOf = ({ isSet }: Key): string => (isSet ? 'Replace' : 'Set');

function SetOrNot({ isSet, isNeeded }: { isSet: boolean; isNeeded: boolean }) {
  if (isSet) return <Status kind="good">Set</Status>;
  return <Status kind={isNeeded ? 'bad' : 'idle'}>{isNeeded ? 'Not set' : 'Not set, not needed'}</Status>;
}

/** A document names its own secrets; those that are stored and no longer named are shown, too. */
function secretsOf({ settings, secrets_set }: Supplier['supplier'], kind: SupplierKind): Key[] {
  const named = Array.isArray(settings.secrets)
    ? settings.secrets.filter((name) => typeof name === 'string')
    : [];
  const known = kind.is_document ? named.map((name) => ({ name, required: true, many: true })) : kind.secrets;
  const others = secrets_set.filter((name) => !known.some((each) => each.name === name));
  return [
    ...known.map((each) => ({ ...each, isSet: secrets_set.includes(each.name) })),
    ...others.map((name) => ({ name, required: false, many: true, isSet: true })),
  ];
}

interface DialogProps {
  supplier: Supplier['supplier'];
  secret: Key;
  onClose: () => void;
}

function ReplaceDialog({ supplier: { id, version }, secret, onClose }: DialogProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const toast = useToast();
  const saving = useChange('console/suppliers/put-suppliers', {
    refresh: ['console/suppliers/get-suppliers-id', 'console/suppliers/get-suppliers'],
    done: () => {
      onClose();
      toast.show({ text: `${secret.name} is stored.`, kind: 'good' });
    },
  });
  const reason = useReason(saving.error);
  const save = (secrets: Record<string, string | string[] | null>) => {
    const given = reason.given();
    if (given !== null) void saving.run({ params: { id }, body: { version, secrets, reason: given } });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readSecrets([secret], { [secret.name]: typed });
    setMissing(read[secret.name] === undefined);
    if (read[secret.name] !== undefined) save(read);
  };
  const missing = { [`/secrets/${secret.name}`]: ['Enter the key.'] };
  return (
    <Dialog title={`${actOf(secret)} ${secret.name}`} onClose={saving.busy ? undefined : onClose}>
      <form className="stack" onSubmit={send} noValidate>
        <SecretFields
          fields={[{ ...secret, required: true }]}
          typed={{ [secret.name]: typed }}
          onChange={(_, value) => setTyped(value)}
          errors={isMissing ? missing : (saving.error?.errors ?? {})}
        />
        {secret.many && secret.isSet && (
          <p className="c-muted">
            Without a gap: enter the new key first and the old one below it, and remove the old one later.
          </p>
        )}
        <ReasonField {...reason.field} />
        <FormError error={saving.error} />
        <div className="c-dialog-actions">
          {secret.isSet && !secret.required && (
            <Button kind="danger" busy={saving.busy} onClick={() => save({ [secret.name]: null })}>
              Remove it
            </Button>
          )}
          <Button onClick={onClose} disabled={saving.busy}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" busy={saving.busy}>
            Store it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
