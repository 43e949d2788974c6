import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { DryRun } from '#features/supplier/dry-run/dry-run.tsx';
import { errorsAt } from '#features/supplier/settings/errors-at.ts';
import { SecretFields } from '#features/supplier/settings/secret-fields.tsx';
import { SettingsEditor } from '#features/supplier/settings/settings-editor.tsx';
import { type SupplierKind, useAccountForm } from '#features/supplier/use-account-form.ts';
import { consoleHref } from '#lib/page-settings.ts';

const idForm = /^[a-z0-9][a-z0-9-]{1,39}$/;

export function ConnectForm({ kind }: { kind: SupplierKind }) {
  const [, go] = useLocation();
  const toast = useToast();
  const [id, setId] = useState(kind.is_document ? '' : `${kind.kind}-main`);
  const [name, setName] = useState(kind.is_document ? '' : kind.title);
  const form = useAccountForm(kind, null);
  const connecting = useChange('console/suppliers/post-suppliers', {
    refresh: ['console/suppliers/get-suppliers', 'console/suppliers/get-supplier-health'],
    done: ({ supplier }) => {
      toast.show({ text: `${supplier.name} is connected: give it these addresses.`, kind: 'good' });
      go(`/suppliers/${encodeURIComponent(supplier.id)}?tab=connection`);
    },
  });
  const reason = useReason(connecting.error);
  const errors = { ...connecting.error?.errors, ...form.errors };
  const ownErrors = (): Record<string, string[]> => ({
    ...(!idForm.test(id) && { '/id': ['2 to 40 small letters, digits and hyphens, such as network-main.'] }),
    ...(name.trim() === '' && { '/name': ['A name is needed.'] }),
  });
  const tried = () => {
    const settings = form.read();
    // A name for trying: nothing is stored under it.
    return (
      settings && { id: idForm.test(id) ? id : 'tried', kind: kind.kind, settings, secrets: form.secrets() }
    );
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const settings = form.read();
    const own = ownErrors();
    const given = reason.given();
    if (Object.keys(own).length > 0) form.setErrors((now) => ({ ...now, ...own }));
    if (settings === null || Object.keys(own).length > 0 || given === null) return;
    const body = { id, kind: kind.kind, name: name.trim(), settings, secrets: form.secrets(), reason: given };
    await connecting.run({ body });
  };
  return (
    <form className="supplier-after" onSubmit={(event) => void send(event)} noValidate>
      <Section title="Account">
        <div className="supplier-form">
          <Field
            label="Id"
            hint="Part of the addresses that you give away. It cannot be changed."
            error={errorsAt(errors, '/id')}
          >
            {(control) => (
              <TextInput
                {...control}
                mono
                value={id}
                onChange={setId}
                maxLength={40}
                spellCheck={false}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label="Name" error={errorsAt(errors, '/name')}>
            {(control) => (
              <TextInput {...control} value={name} onChange={setName} maxLength={100} autoComplete="off" />
            )}
          </Field>
        </div>
      </Section>
      <Section title="Settings">
        <div className={kind.is_document ? 'supplier-form supplier-wide' : 'supplier-form'}>
          <SettingsEditor kind={kind} form={{ ...form, errors }} />
        </div>
      </Section>
      <Section title="Secrets" note="written, and never shown again">
        <div className="supplier-form">
          {form.secretFields.length === 0 && (
            <p className="c-muted">{kind.is_document ? 'The document names none yet.' : 'It needs none.'}</p>
          )}
          <SecretFields
            fields={form.secretFields}
            typed={form.typed}
            onChange={form.setSecret}
            errors={errors}
          />
        </div>
      </Section>
      {kind.is_document && <DryRun supplies={kind.supplies} tried={tried} onErrors={form.setErrors} />}
      <Section title="Connect">
        <div className="supplier-form">
          <ReasonField {...reason.field} />
          {connecting.error?.code === 'conflict' && (
            <p className="c-field-error" role="alert">
              {connecting.error.message}
            </p>
          )}
          {connecting.error?.code !== 'conflict' && <FormError error={connecting.error} />}
          {Object.keys(errors).length > 0 && (
            <p className="c-field-error" role="alert">
              Something above cannot be used: it says what.
            </p>
          )}
          <div className="row">
            <Button kind="primary" type="submit" busy={connecting.busy}>
              Connect
            </Button>
            <ButtonLink href={consoleHref('/suppliers')}>Cancel</ButtonLink>
          </div>
        </div>
      </Section>
    </form>
  );
}
