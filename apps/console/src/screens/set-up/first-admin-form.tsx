import { passwordProblem } from '@earnwall/domain/console/password';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import type { Change } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { NewPasswordField } from '#features/password/new-password-field.tsx';

interface Props {
  operatorKey: string;
  making: Change<'console/setup/post-set-up'>;
}

export function FirstAdminForm({ operatorKey, making }: Props) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { error } = making;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = passwordProblem(password, email);
    const missing = {
      ...(name.trim() === '' && { name: 'Enter your name.' }),
      ...(!email.includes('@') && { email: 'Enter a mail address such as name@example.com.' }),
      ...(problem && { password: problem }),
    };
    setMissing(missing);
    const isWhole = Object.keys(missing).length === 0;
    if (isWhole) void making.run({ key: operatorKey, body: { name, email, password } });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <Field label="Your name" error={missing.name ?? error?.errors.name}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={setName}
          />
        )}
      </Field>
      <Field label="Mail address" hint="You sign in with it." error={missing.email ?? error?.errors.email}>
        {(control) => (
          <TextInput {...control} type="email" autoComplete="username" value={email} onChange={setEmail} />
        )}
      </Field>
      <NewPasswordField
        value={password}
        email={email}
        error={password === '' ? missing.password : error?.errors.password}
        onChange={setPassword}
      />
      <FormError error={error} />
      <Button kind="primary" type="submit" busy={making.busy}>
        Continue
      </Button>
    </form>
  );
}
