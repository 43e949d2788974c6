import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useChange } from '#api/use-change.ts';
import { OpenCard } from '#features/open-card/open-card.tsx';
import { AfterPassword } from '#features/sign-in/after-password.tsx';
import { useFinish } from '#features/sign-in/use-finish.ts';
import { FirstAdminForm } from './first-admin-form.tsx';
import { NoKey } from './no-key.tsx';
import { takeKey } from './set-up-key.ts';

/** The first admin, once. Opened by the link that the start prints. */
export function SetUpScreen() {
  const { data, error, refetch } = useCall('console/setup/get-set-up', {});
  const [key] = useState(takeKey);
  const [step, setStep] = useState<SignInStep | null>(null);
  const making = useChange('console/setup/post-set-up', { isInterruptible: false, done: setStep });
  const finish = useFinish();
  const { status, code } = making.error ?? {};
  if (step)
    return (
      <OpenCard title="Add a second factor" note="An admin needs one besides the password.">
        <AfterPassword step={step} onDone={finish} />
      </OpenCard>
    );
  // Also after a reload in the middle, where the sign-in goes on with the factor, and when somebody else was first.
  if ((data && !data.needed) || code === 'conflict') return <Redirect to="/sign-in" replace />;
  if (data && (key === null || status === 401 || status === 403)) return <NoKey />;
  return (
    <OpenCard title="Set up Earnwall" note="You become the first admin.">
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={5} />}
      {data && key !== null && <FirstAdminForm operatorKey={key} making={making} />}
    </OpenCard>
  );
}
