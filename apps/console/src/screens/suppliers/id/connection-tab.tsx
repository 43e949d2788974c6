import { Copy } from '@earnwall/ui/console/copy';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import type { Supplier, TabProps } from '#features/supplier/supplier.ts';
import { AccountSettings } from './connection/account-settings.tsx';
import { Keys } from './connection/keys.tsx';

/** What to hand over, where people are sent, keys and settings. */
export function ConnectionTab({ of }: TabProps) {
  const { supplier, redirect_hosts } = of;
  const addresses = [
    ['Callback', supplier.callback_url] as const,
    ...(of.return_url ? [['Return', of.return_url] as const] : []),
  ];
  return (
    <>
      <Section title="Addresses to hand over" note="the supplier’s servers must reach them">
        <Facts
          items={addresses.map(([label, url]) => [label, <Address key={label} label={label} url={url} />])}
        />
      </Section>
      <Section title="Redirect hosts" note="people are sent nowhere else for it">
        {redirect_hosts.length === 0 ? (
          <p className="c-muted">None: it cannot be opened, or people stay here.</p>
        ) : (
          <ul className="supplier-problems">
            {redirect_hosts.map((host) => (
              <li key={host}>
                <code>{host}</code>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {supplier.kind === null ? (
        <Section title="Settings">
          <p className="c-muted">
            It is built in: its settings and keys are in the configuration of the server.
          </p>
        </Section>
      ) : (
        <OfKind of={of} />
      )}
    </>
  );
}

function Address({ label, url }: { label: string; url: string }) {
  return (
    <span className="supplier-address">
      <code>{url}</code>
      <Copy text={url} label={`Copy the ${label.toLowerCase()} address`} iconOnly />
    </span>
  );
}

function OfKind({ of }: { of: Supplier }) {
  const { supplier } = of;
  const { data, error, isLoading, refetch } = useCall('console/suppliers/get-supplier-kinds', {});
  const mayChange = useMay('supply:write');
  const kind = data?.kinds.find((each) => each.kind === supplier.kind) ?? null;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (isLoading) return <Skeleton rows={6} />;
  if (!kind) return <p className="c-muted">This server does not know its kind.</p>;
  return (
    <>
      <Keys supplier={supplier} kind={kind} mayChange={mayChange} />
      <AccountSettings key={supplier.version} supplier={supplier} kind={kind} mayChange={mayChange} />
    </>
  );
}
