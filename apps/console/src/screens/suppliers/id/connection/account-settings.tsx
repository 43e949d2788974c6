import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { DryRun } from '#features/supplier/dry-run/dry-run.tsx';
import { errorsAt } from '#features/supplier/settings/errors-at.ts';
import { SettingsEditor } from '#features/supplier/settings/settings-editor.tsx';
import type { Supplier } from '#features/supplier/supplier.ts';
import { type SupplierKind, useAccountForm } from '#features/supplier/use-account-form.ts';

interface Props {
  supplier: Supplier['supplier'];
  kind: SupplierKind;
  mayChange: boolean;
}

/** Its name and settings. A save names the version that was read: of two at once one is told so. */
export function AccountSettings({ supplier, kind, mayChange }: Props) {
  const { id, version } = supplier;
  const toast = useToast();
  const [name, setName] = useState(supplier.name);
  const form = useAccountForm(kind, supplier.settings);
  const saving = useChange('console/suppliers/put-suppliers', {
    refresh: ['console/suppliers/get-suppliers-id', 'console/suppliers/get-suppliers'],
    done: () => toast.show({ text: 'Settings saved', kind: 'good' }),
  });
  const reason = useReason(saving.error);
  const errors = { ...saving.error?.errors, ...form.errors };
  const tried = () => {
    const settings = form.read();
    return settings && { id, kind: kind.kind, settings, secrets: {} };
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const settings = form.read();
    const given = reason.given();
    if (settings === null || given === null) return;
    await saving.run({ params: { id }, body: { version, name: name.trim(), settings, reason: given } });
  };
  return (
    <form className="supplier-after" onSubmit={(event) => void send(event)} noValidate>
      <Section title="Settings">
        <fieldset className="supplier-fieldset" disabled={!mayChange}>
          <div className={kind.is_document ? 'supplier-form supplier-wide' : 'supplier-form'}>
            <Field label="Name" error={errorsAt(errors, '/name')}>
              {(control) => (
                <TextInput {...control} value={name} onChange={setName} maxLength={100} autoComplete="off" />
              )}
            </Field>
            <SettingsEditor kind={kind} form={{ ...form, errors }} />
          </div>
        </fieldset>
      </Section>
      {kind.is_document && mayChange && (
        <DryRun supplies={kind.supplies} tried={tried} onErrors={form.setErrors} />
      )}
      {mayChange && (
        <div className="supplier-form supplier-save">
          <ReasonField {...reason.field} />
          {saving.error?.code === 'conflict' ? (
            <p className="c-field-error" role="alert">
              {saving.error.message}
            </p>
          ) : (
            <FormError error={saving.error} />
          )}
          {Object.keys(errors).length > 0 && (
            <p className="c-field-error" role="alert">
              Something above cannot be used: it says what.
            </p>
          )}
          <div>
            <Button type="submit" busy={saving.busy}>
              Save settings
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
