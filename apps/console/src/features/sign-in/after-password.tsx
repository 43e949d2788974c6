import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import type { ReactNode } from 'react';
import { useChange } from '#api/use-change.ts';
import { Enrol } from '#features/enrol/enrol.tsx';
import { FactorForm } from '#features/factor/factor-form.tsx';

interface Props {
  step: SignInStep;
  onDone: () => void;
  actions?: ReactNode;
}

/** What a sign-in asks for after the password: the factor, or to add one where the role must have it. */
export function AfterPassword({ step, onDone, actions }: Props) {
  const proving = useChange('console/session/post-session-factor', {
    isInterruptible: false,
    done: onDone,
  });
  if (step.next === 'enrol') return <Enrol isInterruptible={false} onDone={onDone} />;
  return (
    <FactorForm
      methods={step.methods}
      busy={proving.busy}
      error={proving.error}
      onProve={(proof) => void proving.run({ body: proof })}
      actions={actions}
    />
  );
}
