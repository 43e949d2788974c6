import type { FactorMethod } from '@earnwall/contract/entities/console-sign-in';
import { passwordProblem } from '@earnwall/domain/console/password';
import { Button } from '@earnwall/ui/console/button';
import { type FormEvent, useState } from 'react';
import type { Change } from '#api/use-change.ts';
import { FactorForm } from '#features/factor/factor-form.tsx';
import type { FactorProof } from '#features/factor/prove-passkey.ts';
import { FormError } from '#features/form/form-error.tsx';
import { NewPasswordField } from '#features/password/new-password-field.tsx';

interface Props {
  token: string;
  email: string;
  /** How the factor is proven; none where no factor is asked for. */
  methods: readonly FactorMethod[];
  setting: Change<'console/resets/post-resets-token'>;
}

/** The password first, then the factor of who has one: both are sent together. */
export function ResetForm({ token, email, methods, setting }: Props) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const { error } = setting;

  const set = async (proof: FactorProof) => {
    await setting.run({ params: { token }, body: { password, ...proof } });
  };
  if (isChosen && !error?.errors.password)
    return (
      <>
        <p>You have a second factor: prove it as well.</p>
        <FactorForm
          methods={methods}
          busy={setting.busy}
          error={error}
          onProve={(proof) => void set(proof)}
          actions={<Button onClick={() => setChosen(false)}>Back</Button>}
        />
      </>
    );
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (passwordProblem(password, email)) return;
    setting.clearError();
    if (methods.length === 0) void set({});
    else setChosen(true);
  };
  const missing = isMissing && password === '' ? (passwordProblem(password, email) ?? undefined) : undefined;
  return (
    <form className="stack" onSubmit={choose} noValidate>
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        autoFocus
        value={password}
        email={email}
        error={missing ?? error?.errors.password}
        onChange={setPassword}
      />
      <FormError error={error} />
      <Button kind="primary" type="submit" busy={setting.busy}>
        {methods.length === 0 ? 'Set the password' : 'Continue'}
      </Button>
    </form>
  );
}
