import { minPasswordCharacters, passwordProblem } from '@earnwall/domain/console/password';
import { Field } from '@earnwall/ui/console/field';
import { Status } from '@earnwall/ui/console/status';
import { useState } from 'react';
import { PasswordInput } from './password-input.tsx';

interface Props {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** Whose it is: a mail address is no password. */
  email: string;
  /** A refusal of the server, or what was missing when the form was sent. */
  error?: string | readonly string[] | undefined;
  autoFocus?: boolean;
}

/** What would do stands below from the start; the rule itself answers along with the typing. */
export function NewPasswordField({ label = 'Password', value, onChange, email, error, autoFocus }: Props) {
  const [isLeft, setLeft] = useState(false);
  const problem = value === '' ? null : passwordProblem(value, email);
  const isGood = value !== '' && problem === null;
  // While it is still being typed a short one is unfinished, not wrong.
  const isUnfinished = !isLeft && [...value].length < minPasswordCharacters;
  const shownError = error ?? (isUnfinished ? undefined : (problem ?? undefined));
  const rule = `At least ${minPasswordCharacters} characters. A few words in a row will do.`;
  // An error says itself what would do.
  const hint = isGood ? <Status kind="good">This will do.</Status> : shownError === undefined && rule;
  return (
    <Field label={label} hint={hint} error={shownError}>
      {(control) => (
        <PasswordInput
          {...control}
          autoFocus={autoFocus}
          autoComplete="new-password"
          value={value}
          onChange={onChange}
          onBlur={() => setLeft(value !== '')}
        />
      )}
    </Field>
  );
}
