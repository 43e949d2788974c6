import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextArea, TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import type { CallError } from '#api/call-error.ts';
import { FormError } from '#features/form/form-error.tsx';

interface Props {
  given: { name: string; text: string };
  busy: boolean;
  error: CallError | null;
  onSave: (body: { name: string; text: string }) => void;
  onDrop?: () => void;
  isDropping?: boolean;
}

export function SavedAnswerForm({ given, busy, error, onSave, onDrop, isDropping = false }: Props) {
  const [name, setName] = useState(given.name);
  const [text, setText] = useState(given.text);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), text: text.trim() };
    setMissing(body.name === '' || body.text === '');
    if (body.name !== '' && body.text !== '' && !busy) onSave(body);
  };
  return (
    <form className="saved-answer-form" onSubmit={submit} noValidate>
      <Field label="Name" error={isMissing && name.trim() === '' ? 'Give it a name.' : error?.errors.name}>
        {(control) => (
          <TextInput {...control} value={name} onChange={setName} maxLength={80} autoComplete="off" />
        )}
      </Field>
      <Field
        label="Text"
        hint="{user}, {app} and {me} are filled in."
        error={isMissing && text.trim() === '' ? 'Write the text.' : error?.errors.text}
      >
        {(control) => <TextArea {...control} value={text} onChange={setText} rows={6} dir="auto" />}
      </Field>
      <FormError error={error && Object.keys(error.errors).length === 0 ? error : null} />
      <div className="saved-answer-acts">
        {onDrop && (
          <Button kind="danger" busy={isDropping} onClick={onDrop}>
            Delete
          </Button>
        )}
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
