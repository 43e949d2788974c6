import type { PasskeyAssertion, SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { CallError } from '#api/call-error.ts';
import { useChange } from '#api/use-change.ts';
import { PasskeyButton } from '#features/factor/passkey-button.tsx';
import { PasswordInput } from '#features/password/password-input.tsx';
import { useWait } from '#features/wait/use-wait.ts';
import { WaitNote } from '#features/wait/wait-note.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';
import '#lib/stack.css';

interface Props {
  /** Who signs in again; anybody when absent. */
  email?: string;
  onStep: (step: SignInStep) => void;
  actions?: ReactNode;
}

/** Mail and password, or a passkey alone: by the button, or from the suggestions below the mail field. */
export function PasswordForm({ email: known, onStep, actions }: Props) {
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState<{ email?: string; password?: string }>({});
  const [passkeyError, setPasskeyError] = useState<CallError | null>(null);
  const options = { isInterruptible: false, done: onStep };
  const signing = useChange('console/session/post-session', options);
  const passing = useChange('console/session/post-session-passkey', options);
  const wait = useWait(signing.error ?? passing.error);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (wait > 0) return;
    const missing = {
      ...(email.trim() === '' && { email: 'Enter your mail address.' }),
      ...(password === '' && { password: 'Enter your password.' }),
    };
    setOwn(missing);
    setPasskeyError(null);
    passing.clearError();
    if (Object.keys(missing).length === 0) void signing.run({ body: { email, password } });
  };
  const pass = (passkey: PasskeyAssertion) => {
    signing.clearError();
    void passing.run({ body: { passkey } });
  };
  usePasskeyAutofill(known === undefined, pass);

  const { errors = {}, message } = signing.error ?? {};
  const problem = passkeyError ?? passing.error;
  return (
    <form className="stack" onSubmit={send} noValidate>
      {known === undefined ? (
        <Field label="Mail address" error={own.email ?? errors.email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="username webauthn"
              autoFocus
              value={email}
              onChange={setEmail}
            />
          )}
        </Field>
      ) : (
        // For password managers: whose password this is.
        <input type="text" autoComplete="username" value={known} readOnly hidden />
      )}
      <Field
        label={known === undefined ? 'Password' : `Password of ${known}`}
        error={own.password ?? (wait > 0 || errors.email ? undefined : (errors.password ?? message))}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            autoFocus={known !== undefined}
            value={password}
            onChange={setPassword}
          />
        )}
      </Field>
      <WaitNote seconds={wait} />
      <Button kind="primary" type="submit" busy={signing.busy}>
        Sign in
      </Button>
      <PasskeyButton
        label="Sign in with a passkey"
        busy={passing.busy}
        onProof={pass}
        onError={setPasskeyError}
      />
      {problem && wait === 0 && (
        <p className="c-field-error" role="alert">
          {problem.message}
        </p>
      )}
      {actions}
    </form>
  );
}
