import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useChange } from '#api/use-change.ts';
import { OpenCard } from '#features/open-card/open-card.tsx';
import { OpenMessage } from '#features/open-card/open-message.tsx';
import { consoleHref } from '#lib/page-settings.ts';
import { ResetForm } from './reset-form.tsx';

const signIn = (
  <ButtonLink kind="primary" href={consoleHref('/sign-in')}>
    Sign in
  </ButtonLink>
);

/** A new password by a link, which is good once. */
export function ResetTokenScreen() {
  const { token = '' } = useParams<{ token: string }>();
  const [isDone, setDone] = useState(false);
  const { data, error, refetch } = useCall('console/resets/get-resets', { params: { token } });
  const setting = useChange('console/resets/post-resets-token', { done: () => setDone(true) });
  if (isDone)
    return (
      <OpenMessage title="Your password is set" action={signIn}>
        <p>Wherever you were signed in, you are no longer.</p>
      </OpenMessage>
    );
  // Also one that expired while the form was open.
  if (error?.status === 404 || setting.error?.status === 404)
    return (
      <OpenMessage
        title="This link is no longer good"
        action={
          <ButtonLink kind="primary" href={consoleHref('/reset')}>
            Ask for a new link
          </ButtonLink>
        }
        footer={<a href={consoleHref('/sign-in')}>Back to the sign-in</a>}
      >
        <p>
          It has expired after 30 minutes, was used, or is not whole. If you have set a password with it, sign
          in; otherwise ask for a new one.
        </p>
      </OpenMessage>
    );
  return (
    <OpenCard title="Set a new password" note={data?.email}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && <ResetForm token={token} {...data} setting={setting} />}
    </OpenCard>
  );
}
