import { passwordProblem } from '@earnwall/domain/console/password';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMe } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { NewPasswordField } from '#features/password/new-password-field.tsx';
import { PasswordInput } from '#features/password/password-input.tsx';

const nothing = { current: '', password: '' };

export function PasswordChange() {
  const { person } = useMe();
  const toast = useToast();
  const [typed, setTyped] = useState(nothing);
  const [isSent, setSent] = useState(false);
  const changing = useChange('console/me/put-me-password', {
    refresh: ['console/me/get-me-sessions'],
    done: () => {
      setTyped(nothing);
      setSent(false);
      toast.show({ text: 'Your password is changed. Your other sessions have ended.' });
    },
  });
  const { current, password } = typed;
  const { errors = {} } = changing.error ?? {};

  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (passwordProblem(password, person.email)) return;
    void changing.run({ body: { ...(current !== '' && { current_password: current }), password } });
  };
  const missing = isSent && password === '' ? 'Enter a new password.' : undefined;
  return (
    <Section title="Password" note="A new one ends your other sessions.">
      <form className="me-form" onSubmit={send} noValidate>
        <input type="text" autoComplete="username" value={person.email} readOnly hidden />
        <Field label="Current password" error={errors.current_password}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={current}
              onChange={(current) => setTyped({ ...typed, current })}
            />
          )}
        </Field>
        <NewPasswordField
          label="New password"
          value={password}
          email={person.email}
          error={missing ?? errors.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <FormError error={changing.error} />
        <Button type="submit" busy={changing.busy}>
          Change the password
        </Button>
      </form>
    </Section>
  );
}
