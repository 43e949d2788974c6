import type { ConsoleFactor } from '@earnwall/contract/entities/console-factor';
import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { Dialog } from '@earnwall/ui/console/dialog';
import { Empty } from '@earnwall/ui/console/empty';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useSetMe } from '#api/use-me.ts';
import { Enrol } from '#features/enrol/enrol.tsx';
import { MeRow } from './me-row.tsx';
import { RecoveryLeft } from './recovery-left.tsx';
import { RemoveFactor } from './remove-factor.tsx';

const kinds = { totp: 'Authenticator app', passkey: 'Passkey' };

export function Factors() {
  const { data, error, refetch } = useCall('console/me/get-me-factors', {});
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ConsoleFactor | null>(null);
  const setMe = useSetMe();
  const toast = useToast();
  const changed = (text: string, has_factor: boolean) => {
    setMe((me) => ({ ...me, person: { ...me.person, has_factor } }));
    refetch();
    setAdding(false);
    setRemoved(null);
    toast.show({ text });
  };
  const factors = data?.factors ?? [];
  const mustStay = data?.required === true && factors.length === 1;
  return (
    <Section
      title="Second factor"
      note="Asked for at sign-in, and before what matters most."
      actions={
        <Button size="small" onClick={() => setAdding(true)}>
          Add a factor
        </Button>
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={2} />}
      {data && factors.length === 0 && (
        <Empty title="No second factor">With one, your password alone is of no use to others.</Empty>
      )}
      <ul className="me-rows">
        {factors.map((factor) => (
          <MeRow
            key={factor.id}
            name={factor.name}
            note={
              <>
                {kinds[factor.kind]}, added <Ago at={factor.created_at} />
                {factor.used_at && (
                  <>
                    , used <Ago at={factor.used_at} />
                  </>
                )}
                {mustStay && '. Your role must have one: add another before you remove it.'}
              </>
            }
          >
            {!mustStay && (
              <Button size="small" aria-label={`Remove ${factor.name}`} onClick={() => setRemoved(factor)}>
                Remove
              </Button>
            )}
          </MeRow>
        ))}
      </ul>
      {data && factors.length > 0 && <RecoveryLeft left={data.recovery_codes_left} />}
      {isAdding && (
        <Dialog title="Add a factor" onClose={() => setAdding(false)}>
          <Enrol isInterruptible isNamed onDone={() => changed('The factor is added.', true)} />
          <Button kind="quiet" onClick={() => setAdding(false)}>
            Cancel
          </Button>
        </Dialog>
      )}
      {removed && (
        <RemoveFactor
          factor={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => changed(`${removed.name} is removed.`, factors.length > 1)}
        />
      )}
    </Section>
  );
}
