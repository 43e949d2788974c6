import type { FactorMethod } from '@earnwall/contract/entities/console-sign-in';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Dialog } from '@earnwall/ui/console/dialog';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callErrorOf } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { FactorForm } from '#features/factor/factor-form.tsx';
import { consoleHref } from '#lib/page-settings.ts';

/** What matters most is asked for again: secrets, the team, money above the cap. Good for ten minutes. */
export function FactorAsked({ onSettled }: { onSettled: (goOn: boolean) => void }) {
  const proving = useChange('console/me/post-me-factor', {
    isInterruptible: false,
    done: () => onSettled(true),
  });
  const { methods, error } = useMethods();
  const hasEnded = proving.error?.status === 401 || error?.status === 401;
  // Then the call that waits is made again, and asks for the sign-in first.
  useEffect(() => {
    if (hasEnded) onSettled(true);
  }, [hasEnded, onSettled]);
  const cancel = () => onSettled(false);
  if (methods?.length === 0)
    return (
      <Dialog
        title="A second factor is needed"
        onClose={cancel}
        actions={
          <>
            <Button onClick={cancel}>Not now</Button>
            <ButtonLink kind="primary" href={consoleHref('/me')} onClick={cancel}>
              Add a factor
            </ButtonLink>
          </>
        }
      >
        <p>
          This can be done only by people who have one. Add an authenticator app or a passkey to your account.
        </p>
      </Dialog>
    );
  return (
    <Dialog title="Is it still you?" onClose={cancel}>
      <p>This needs your second factor again. What you typed is kept.</p>
      {methods || error ? (
        <FactorForm
          methods={methods ?? every}
          busy={proving.busy}
          error={proving.error}
          onProve={(proof) => void proving.run({ body: proof })}
          actions={<Button onClick={cancel}>Cancel</Button>}
        />
      ) : (
        <Skeleton rows={3} />
      )}
    </Dialog>
  );
}

const every: readonly FactorMethod[] = ['totp', 'passkey', 'recovery'];

/** What this person can prove it with. */
function useMethods() {
  const { data, error } = useQuery({
    queryKey: ['console/me/get-me-factors', 'methods'],
    queryFn: ({ signal }) => callConsole('console/me/get-me-factors', { signal }, { isInterruptible: false }),
    staleTime: 0,
    gcTime: 0,
  });
  const kinds = new Set<FactorMethod>(data?.factors.map(({ kind }) => kind));
  if (data && kinds.size > 0 && data.recovery_codes_left > 0) kinds.add('recovery');
  return {
    methods: data && every.filter((method) => kinds.has(method)),
    error: error && callErrorOf(error),
  };
}
