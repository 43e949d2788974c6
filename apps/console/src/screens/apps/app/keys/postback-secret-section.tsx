import type { PostbackEndpoint } from '@earnwall/contract/entities/postback-endpoint';
import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { EndPostbackSecret } from './end-postback-secret.tsx';
import { OldSecret } from './old-secret.tsx';
import { RotatePostbackSecret } from './rotate-postback-secret.tsx';
import { type SecretRow, SecretRows } from './secret-rows.tsx';

/** We sign with it and the publisher verifies, so its uses are not ours to count. */
const notCounted = 'Uses of the old secret are not known: your server verifies with it, we only sign.';

export function PostbackSecretSection({ app }: { app: string }) {
  const { data, error, isLoading, refetch } = useCall('console/endpoint/get-apps-endpoint', {
    params: { app },
  });
  const [open, setOpen] = useState<'rotate' | 'replace' | 'end' | null>(null);
  const close = () => setOpen(null);
  const endpoint = error ? undefined : data?.endpoint;
  const previous = endpoint?.previous_secret_end ?? null;
  const rotate = endpoint && previous === null && (
    <Button icon={<RefreshCw />} onClick={() => setOpen('rotate')}>
      Rotate
    </Button>
  );
  return (
    <Section title="Postback secret" note="Your server verifies our postbacks with it." actions={rotate}>
      {isLoading && <Skeleton rows={1} />}
      {error?.code === 'not-found' && (
        <Empty title="No postback endpoint">Its secret is made when its address is set.</Empty>
      )}
      {error && error.code !== 'not-found' && (
        <ErrorState error={error} title="Not loaded" onRetry={refetch} />
      )}
      {endpoint && <SecretRows label="Postback secrets" rows={rowsOf(endpoint, data?.rotated ?? null)} />}
      {endpoint?.previous_secret_until && (
        <OldSecret
          words={{ kind: 'note', text: notCounted }}
          onEnd={() => setOpen('end')}
          onLost={() => setOpen('replace')}
        >
          Postbacks are signed with both. The old one ends by itself{' '}
          <Ago at={endpoint.previous_secret_until} />.
        </OldSecret>
      )}
      {endpoint && (open === 'rotate' || open === 'replace') && (
        <RotatePostbackSecret
          app={app}
          inPlaceOf={open === 'replace' ? endpoint.secret_end : null}
          onClose={close}
        />
      )}
      {previous !== null && open === 'end' && (
        <EndPostbackSecret app={app} endsWith={previous} onClose={close} />
      )}
    </Section>
  );
}

function rowsOf(endpoint: PostbackEndpoint, rotated: { by: string | null; at: string } | null): SecretRow[] {
  const unknown = { lastUsed: 'with each postback', uses: <span className="c-muted">not counted</span> };
  const made = { by: rotated?.by ?? null, at: rotated?.at ?? null };
  const current = { name: 'Current', ends_with: endpoint.secret_end, ...made, ...unknown };
  if (endpoint.previous_secret_end === null) return [current];
  return [current, { name: 'Old', ends_with: endpoint.previous_secret_end, by: null, at: null, ...unknown }];
}
