import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { EndAppSecret } from './end-app-secret.tsx';
import { OldSecret } from './old-secret.tsx';
import { RotateAppSecret } from './rotate-app-secret.tsx';
import { SecretLastUsed } from './secret-last-used.tsx';
import { type SecretRow, SecretRows } from './secret-rows.tsx';
import { unusedSecretSince, wordsOfUse } from './words-of-use.ts';

/** The secret that signs user ids; while it is replaced there are two. */
export function AppSecretSection({ app }: { app: string }) {
  const { data, error, isLoading, refetch } = useCall('console/keys/get-apps-secret', { params: { app } });
  const [open, setOpen] = useState<'rotate' | 'replace' | 'end' | null>(null);
  const close = () => setOpen(null);
  const secret = data?.secret;
  const previous = secret?.previous ?? null;
  const words =
    previous && wordsOfUse('The old secret', usesOf(previous, secret?.rotated_at ?? null), Date.now());
  const rotate = secret && !previous && (
    <Button icon={<RefreshCw />} onClick={() => setOpen('rotate')}>
      Rotate
    </Button>
  );
  return (
    <Section
      title="App secret"
      note="Signs user ids on your server, never in a page or an app."
      actions={rotate}
    >
      {isLoading && <Skeleton rows={1} />}
      {error && <ErrorState error={error} title="Not loaded" onRetry={refetch} />}
      {secret && <SecretRows label="App secrets" rows={rowsOf(secret)} />}
      {words && (
        <OldSecret
          words={words}
          onEnd={() => setOpen('end')}
          onCheck={refetch}
          onLost={() => setOpen('replace')}
        >
          Both are right until you end the old one. Then you can rotate again.
        </OldSecret>
      )}
      {secret && (open === 'rotate' || open === 'replace') && (
        <RotateAppSecret
          app={app}
          inPlaceOf={open === 'replace' ? secret.current.ends_with : null}
          onClose={close}
        />
      )}
      {previous && words && open === 'end' && (
        <EndAppSecret app={app} endsWith={previous.ends_with} uses={words} onClose={close} />
      )}
    </Section>
  );
}

interface Used {
  ends_with: string;
  uses_this_hour: number;
  last_used_hour: string | null;
}

interface Shown {
  current: Used;
  previous: Used | null;
  rotated_at: string | null;
  rotated_by: string | null;
}

const usesOf = (used: Used, rotated_at: string | null) => ({
  uses_this_hour: used.uses_this_hour,
  unusedSince: unusedSecretSince(used, rotated_at),
});

function rowsOf({ current, previous, rotated_at, rotated_by }: Shown): SecretRow[] {
  const row = (name: string, used: Used, made: Pick<SecretRow, 'by' | 'at'>): SecretRow => ({
    name,
    ...made,
    ends_with: used.ends_with,
    lastUsed: <SecretLastUsed uses={used} none={previous ? 'not since the rotation' : 'not in 90 days'} />,
    uses: used.uses_this_hour.toLocaleString('en'),
  });
  const made = row('Current', current, { by: rotated_by, at: rotated_at });
  return previous ? [made, row('Old', previous, { by: null, at: null })] : [made];
}
