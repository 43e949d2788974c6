import { Facts } from '@earnwall/ui/console/facts';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Status } from '@earnwall/ui/console/status';
import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { LoadError } from '#features/load-error/load-error.tsx';
import { PauseButton } from '#features/supplier/pause-button.tsx';
import type { Supplier } from '#features/supplier/supplier.ts';
import { stateOf } from '#features/supplier/supplier-words.ts';
import { CodesTab } from './codes-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { ListTab } from './list-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { TabLinks, useTab } from './tabs.tsx';
import '#features/supplier/supplier.css';
import '#lib/stack.css';

const everyMs = 15_000;
const allSuppliers = { path: '/suppliers', label: 'All suppliers' };

/** One supplier: how it does, how it is connected, what its codes mean, what could not be used, and its lists. */
export function SupplierScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, refetch } = useCall(
    'console/suppliers/get-suppliers-id',
    { params: { id } },
    { everyMs },
  );
  // While another one loads, the answer before is still there.
  const shown = data?.supplier.id === id ? data : null;
  if (error && !shown)
    return (
      <>
        <PageHead title="Supplier" />
        <LoadError error={error} list={allSuppliers} onRetry={refetch} />
      </>
    );
  if (!shown)
    return (
      <>
        <PageHead title="Supplier" />
        <Skeleton rows={8} />
      </>
    );
  return <SupplierPage key={id} of={shown} />;
}

function SupplierPage({ of }: { of: Supplier }) {
  const { supplier, health } = of;
  const tab = useTab();
  const { kind, word } = stateOf(health);
  const Tab = tabs[tab];
  return (
    <>
      <PageHead
        title={supplier.name}
        note={<code>{supplier.id}</code>}
        actions={<PauseButton supplier={health} />}
      />
      <Facts
        inRow
        items={[
          [
            'State',
            <Status key="state" kind={kind}>
              {word}
            </Status>,
          ],
          ['Kind', supplier.title ?? supplier.kind ?? 'built in'],
          ['Open now', `${health.open_rows.toLocaleString('en')} ${health.supplies ?? ''}`],
          ['Callbacks a minute', health.messages_a_minute.toFixed(1)],
          ['Refused, 24 h', health.last_day.refused.toLocaleString('en')],
          ['Unknown codes, 24 h', health.last_day.unknown_code.toLocaleString('en')],
        ]}
      />
      <TabLinks current={tab} of={of} />
      <Suspense fallback={<Skeleton rows={6} />}>
        <Tab of={of} />
      </Suspense>
    </>
  );
}

/** Forms and files come with their tabs: most look at the health alone. */
const ConnectionTab = lazy(async () => ({ default: (await import('./connection-tab.tsx')).ConnectionTab }));
const ReconcileTab = lazy(async () => ({
  default: (await import('./reconcile/reconcile-tab.tsx')).ReconcileTab,
}));

const tabs = {
  health: HealthTab,
  connection: ConnectionTab,
  codes: CodesTab,
  messages: MessagesTab,
  list: ListTab,
  reconcile: ReconcileTab,
};
