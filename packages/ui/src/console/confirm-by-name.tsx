import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';
import './confirm-by-name.css';

interface Props {
  /** What has to be typed. */
  name: string;
  /** What will happen, on the button: "End this key". */
  what: string;
  onConfirm: () => void;
  busy?: boolean | undefined;
  /** A refusal of the server. */
  error?: string | undefined;
}

/** For what has no inverse: typing its name is the question and the answer. */
export function ConfirmByName({ name, what, onConfirm, busy, error }: Props) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const matches = typed.trim() === name;
    setWrong(!matches);
    if (matches && !busy) onConfirm();
  };
  return (
    <form className="c-confirm" onSubmit={submit} noValidate>
      <Field
        label={`Type ${name} to confirm`}
        hint="This cannot be undone."
        error={isWrong ? `This is not ${name}.` : error}
      >
        {(control) => (
          <TextInput {...control} value={typed} onChange={setTyped} autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <Button kind="danger" type="submit" busy={busy}>
        {what}
      </Button>
    </form>
  );
}
