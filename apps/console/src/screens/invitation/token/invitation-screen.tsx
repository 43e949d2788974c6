import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useChange } from '#api/use-change.ts';
import { OpenCard } from '#features/open-card/open-card.tsx';
import { OpenMessage } from '#features/open-card/open-message.tsx';
import { AfterPassword } from '#features/sign-in/after-password.tsx';
import { useFinish } from '#features/sign-in/use-finish.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { AcceptForm } from './accept-form.tsx';

/** Whoever was invited chooses a password, and is in. */
export function InvitationScreen() {
  const { token = '' } = useParams<{ token: string }>();
  const [step, setStep] = useState<SignInStep | null>(null);
  const finish = useFinish();
  const accepting = useChange('console/invitations/post-invitations', {
    done: (step) => (step.next === 'done' ? finish() : setStep(step)),
  });
  const { data, error, refetch } = useCall(
    'console/invitations/get-invitations',
    { params: { token } },
    { enabled: step === null },
  );
  if (step)
    return (
      <OpenCard title="Add a second factor" note="Your role needs one besides the password.">
        <AfterPassword step={step} onDone={finish} />
      </OpenCard>
    );
  // Also one that was taken back while the form was open.
  if (error?.status === 404 || accepting.error?.status === 404)
    return (
      <OpenMessage
        title="This invitation is no longer good"
        action={
          <ButtonLink kind="primary" href={consoleHref('/sign-in')}>
            Sign in
          </ButtonLink>
        }
      >
        <p>
          It was accepted, taken back, has expired after 72 hours, or the link is not whole. If you have
          accepted it, sign in; otherwise ask whoever invited you for a new one.
        </p>
      </OpenMessage>
    );
  return (
    <OpenCard title="You are invited" note={data && `${data.invited_by} invites you to Earnwall.`}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={5} />}
      {data && <AcceptForm token={token} invitation={data} accepting={accepting} />}
    </OpenCard>
  );
}
