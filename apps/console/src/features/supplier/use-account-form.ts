import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { useState } from 'react';
import { readDocument, secretsNamedIn } from './settings/document-editor.tsx';
import { readSecrets, type SecretField } from './settings/secret-fields.tsx';
import { draftsOf, readSettings, settingFields } from './settings/setting-fields.ts';

export type SupplierKind = ConsoleAnswerOf<'console/suppliers/get-supplier-kinds'>['kinds'][number];
type Errors = Readonly<Record<string, readonly string[]>>;

/** The settings and secrets of an account while they are typed: fields, or one document. */
export function useAccountForm(kind: SupplierKind, saved: Readonly<Record<string, unknown>> | null) {
  const [fields] = useState(() => settingFields(kind.settings));
  const [draft, setDraft] = useState(() => draftsOf(fields, saved ?? {}));
  const [text, setText] = useState(() => (saved ? JSON.stringify(saved, null, 2) : ''));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Errors>({});
  // Of a document, those that it names; all of them may have several values.
  const secretFields: readonly SecretField[] = kind.is_document
    ? secretsNamedIn(text).map((name) => ({ name, required: true, many: true }))
    : kind.secrets;

  /** Null where they cannot be sent: the fields say why. */
  const read = (): Record<string, unknown> | null => {
    if (kind.is_document) {
      const document = readDocument(text);
      setErrors('settings' in document ? {} : { '/settings': [document.problem] });
      return 'settings' in document ? document.settings : null;
    }
    const { settings, errors: wrong } = readSettings(fields, draft);
    setErrors(wrong);
    return Object.keys(wrong).length > 0 ? null : settings;
  };
  const without = (pointer: string) =>
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([at]) => !at.startsWith(pointer))));
  return {
    ...{ fields, draft, text, secretFields, typed, errors, setErrors, read },
    secrets: () => readSecrets(secretFields, typed),
    setText: (next: string) => setText(next),
    setSetting: (name: string, value: string) => {
      setDraft((now) => ({ ...now, [name]: value }));
      without(`/settings/${name}`);
    },
    setSecret: (name: string, value: string) => {
      setTyped((now) => ({ ...now, [name]: value }));
      without(`/secrets/${name}`);
    },
    clearSecrets: () => setTyped({}),
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;
