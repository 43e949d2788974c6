import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { passwordProblem } from '@earnwall/domain/console/password';
import { Button } from '@earnwall/ui/console/button';
import { Facts } from '@earnwall/ui/console/facts';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import type { Change } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { NewPasswordField } from '#features/password/new-password-field.tsx';
import { roleNames, roleSentences } from '#features/roles/roles.ts';

interface Props {
  token: string;
  invitation: ConsoleAnswerOf<'console/invitations/get-invitations'>;
  accepting: Change<'console/invitations/post-invitations'>;
}

export function AcceptForm({ token, invitation, accepting }: Props) {
  const { email, role, publisher } = invitation;
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { error } = accepting;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = passwordProblem(password, email);
    const missing = {
      ...(name.trim() === '' && { name: 'Enter your name.' }),
      ...(problem && { password: problem }),
    };
    setMissing(missing);
    const isWhole = Object.keys(missing).length === 0;
    if (isWhole) void accepting.run({ params: { token }, body: { name, password } });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <Facts
        items={[
          ['Role', roleNames[role]],
          ...(publisher ? ([['Publisher', publisher.name]] as const) : []),
          ['What it is for', roleSentences[role]],
        ]}
      />
      <Field label="Mail address" hint="You sign in with it." error={error?.errors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="username"
            readOnly
            value={email}
            onChange={() => {}}
          />
        )}
      </Field>
      <Field label="Your name" error={missing.name ?? error?.errors.name}>
        {(control) => (
          <TextInput {...control} autoComplete="name" maxLength={100} value={name} onChange={setName} />
        )}
      </Field>
      <NewPasswordField
        value={password}
        email={email}
        error={password === '' ? missing.password : error?.errors.password}
        onChange={setPassword}
      />
      <FormError error={error} />
      <Button kind="primary" type="submit" busy={accepting.busy}>
        Accept
      </Button>
    </form>
  );
}
