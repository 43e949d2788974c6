import { Notice } from '@earnwall/ui/console/notice';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { lazy, Suspense } from 'react';
import { useCall } from '#api/use-call.ts';
import { WhyNoSurveys } from '#features/explain/why-no-surveys.tsx';
import { LoadError } from '#features/load-error/load-error.tsx';
import { useUserAddress } from '#features/users/use-user-address.ts';
import { useWhere } from '#features/where/use-where.ts';
import { LedgerTab } from './ledger/ledger-tab.tsx';
import { ShortLedger } from './ledger/short-ledger.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { TicketsTab } from './tickets-tab.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHead } from './user-head.tsx';
import { UserTabs } from './user-tabs.tsx';
import '#lib/stack.css';
import './user.css';

const allUsers = { path: '/users', label: 'All users' };

/** One person of one app: what is known, what happened, and what can be done. */
export function UserScreen() {
  const address = useUserAddress();
  const { params, tab } = address;
  const { isTest } = useWhere();
  const { data, error, refetch } = useCall('console/users/get-users-id', { params });
  const page = data?.user.uhash === params.uhash ? data : undefined;
  if (!page)
    return (
      <>
        <PageHead title="User" />
        {error ? <LoadError error={error} list={allUsers} onRetry={refetch} /> : <Skeleton rows={8} />}
      </>
    );
  const { app, uhash } = params;
  // Their tables need the room.
  const isWide = tab === 'ledger' || tab === 'profile';
  return (
    <>
      <UserHead page={page} onAct={address.setAct} />
      {page.erased_at && (
        <Notice kind="note" title="This person was erased">
          On {page.erased_at.slice(0, 10)}. The books stay, under a random name.
        </Notice>
      )}
      <UserFacts page={page} isTest={isTest} />
      <div className="user-body" data-wide={isWide || undefined}>
        <div className="user-main">
          <UserTabs page={page} address={address} />
          {tab === 'timeline' && <Timeline page={page} address={address} />}
          {tab === 'ledger' && <LedgerTab page={page} address={address} />}
          {tab === 'profile' && <ProfileTab params={params} />}
          {tab === 'tickets' && <TicketsTab params={params} />}
        </div>
        {!isWide && (
          <div className="user-side">
            <WhyNoSurveys app={app} uhash={uhash} />
            <ShortLedger page={page} params={params} href={address.list.hrefWith(ledgerTab)} />
          </div>
        )}
      </div>
      {address.act && (
        <Suspense>
          <ActDrawer act={address.act} page={page} onClose={() => address.setAct(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Forms come when one acts: most look alone. */
const ActDrawer = lazy(async () => ({ default: (await import('./acts/act-drawer.tsx')).ActDrawer }));

const ledgerTab = { tab: 'ledger', kind: null, item: null, after: null, open: null };
