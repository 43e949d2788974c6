import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { callErrorOf } from '#api/call-error.ts';
import { useChange } from '#api/use-change.ts';
import { OpenCard } from '#features/open-card/open-card.tsx';
import { AfterPassword } from '#features/sign-in/after-password.tsx';
import { DemoButtons } from '#features/sign-in/demo-buttons.tsx';
import { nextPath } from '#features/sign-in/next-path.ts';
import { PasswordForm } from '#features/sign-in/password-form.tsx';
import { sessionQuery } from '#features/sign-in/session-query.ts';
import { useFinish } from '#features/sign-in/use-finish.ts';
import { consoleHref } from '#lib/page-settings.ts';

export function SignInScreen() {
  const { data, error, refetch } = useQuery(sessionQuery);
  const search = useSearch();
  if (data?.next === 'done') return <Redirect to={nextPath(search)} replace />;
  if (data) return <SignIn begun={data} />;
  return (
    <OpenCard title="Sign in">
      {error ? (
        <ErrorState error={callErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} />
      )}
    </OpenCard>
  );
}

/** A page that was reloaded in the middle goes on where it was. */
function SignIn({ begun }: { begun: ConsoleAnswerOf<'console/session/get-session'> }) {
  const { next, methods, demo } = begun;
  const [step, setStep] = useState<SignInStep | null>(
    next === 'factor' || next === 'enrol' ? { next, methods } : null,
  );
  const finish = useFinish();
  const leaving = useChange('console/session/post-session-end', { done: () => setStep(null) });
  const follow = (step: SignInStep) => {
    if (step.next === 'done') finish();
    else setStep(step);
  };
  if (step)
    return (
      <OpenCard
        title={step.next === 'enrol' ? 'Add a second factor' : 'Is it you?'}
        note={
          step.next === 'enrol' ? 'Your role needs one besides the password.' : 'Your second factor, please.'
        }
        footer={
          <Button kind="quiet" busy={leaving.busy} onClick={() => void leaving.run({})}>
            Sign in as somebody else
          </Button>
        }
      >
        <AfterPassword step={step} onDone={finish} />
      </OpenCard>
    );
  return (
    <OpenCard title="Sign in" footer={<a href={consoleHref('/reset')}>Forgot the password?</a>}>
      <PasswordForm onStep={follow} />
      {demo && <DemoButtons onStep={follow} />}
    </OpenCard>
  );
}
