import type { AccountForm, SupplierKind } from '#features/supplier/use-account-form.ts';
import { DocumentEditor } from './document-editor.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The settings of a kind: its fields, or one document. */
export function SettingsEditor({ kind, form }: { kind: SupplierKind; form: AccountForm }) {
  return kind.is_document ? (
    <DocumentEditor text={form.text} onChange={form.setText} errors={form.errors} />
  ) : (
    <SettingsForm fields={form.fields} draft={form.draft} onChange={form.setSetting} errors={form.errors} />
  );
}
