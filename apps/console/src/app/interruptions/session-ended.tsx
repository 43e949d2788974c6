import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { ButtonLink } from '@earnwall/ui/console/button';
import { Dialog } from '@earnwall/ui/console/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery, useMe } from '#api/use-me.ts';
import { AfterPassword } from '#features/sign-in/after-password.tsx';
import { DemoButtons } from '#features/sign-in/demo-buttons.tsx';
import { PasswordForm } from '#features/sign-in/password-form.tsx';
import { consoleHref } from '#lib/page-settings.ts';

/** The same person signs in again over the page as it is: nothing typed is lost, and what waited goes on. */
export function SessionEnded({ onSettled }: { onSettled: (goOn: boolean) => void }) {
  const { person, demo } = useMe();
  const queries = useQueryClient();
  const [step, setStep] = useState<SignInStep | null>(null);
  const finish = async () => {
    const before = person.id;
    // A passkey may be somebody else's: nothing of the one goes on in the name of the other.
    const me = await queries.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null);
    if (me && me.person.id !== before) location.assign(consoleHref('/'));
    else onSettled(true);
  };
  const follow = (step: SignInStep) => {
    if (step.next === 'done') void finish();
    else setStep(step);
  };
  const leave = (
    <ButtonLink kind="quiet" href={consoleHref('/sign-in')} onClick={() => onSettled(false)}>
      Leave this page
    </ButtonLink>
  );
  return (
    <Dialog title="Your session has ended">
      <p>Sign in to go on. What you typed is kept.</p>
      {step ? (
        <AfterPassword step={step} onDone={() => void finish()} actions={leave} />
      ) : (
        <>
          <PasswordForm email={person.email} onStep={follow} />
          {demo && <DemoButtons only={person.role} onStep={follow} />}
          {leave}
        </>
      )}
    </Dialog>
  );
}
