import { useEffect } from 'react';
import type { ActivityTab } from '#api/activities.ts';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { PendingPoints } from '#features/activities/pending/pending-points.tsx';
import { TitledPage } from '#features/header/titled-page.tsx';
import { useOffersWatch } from '#features/offer-list/use-offers-watch.ts';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { History } from './history.tsx';
import './activities-history-screen.css';

/** What became of the user's surveys and offers (AH-01); of surveys alone where offers are off (OF-12). */
export function ActivitiesHistoryScreen({ params }: { params: Record<string, string> }) {
  const text = useText();
  const { can } = useHost();
  const go = useGo();
  const areOffersOff = useAreOffersOff();
  const tab = areOffersOff ? 'surveys' : tabOf(params.activity);
  const show = (next: ActivityTab) => go(`/activities-history/${next}`, { replace: true });
  const isElsewhere = areOffersOff && params.activity === 'offers';
  useEffect(() => {
    if (isElsewhere) go('/activities-history/surveys', { replace: true });
  }, [isElsewhere, go]);
  return (
    <TitledPage
      title={text(can.moduleTitle ? 'activities_module_title' : 'activities_title')}
      back={{ label: 'back_to_surveys', press: () => go('/') }}
      look="history"
    >
      {can.activityTabs && !areOffersOff && <ActivityTabs tab={tab} onChange={show} />}
      {tab === 'offers' && <Pending />}
      <History key={tab} tab={tab} />
    </TitledPage>
  );
}

/** Whatever the address says, there are two; surveys are the usual one (AH-01). */
function tabOf(activity: string | undefined): ActivityTab {
  return activity === 'offers' ? 'offers' : 'surveys';
}

/** Above the history of offers: what still waits, kept up to date (AH-02). */
function Pending() {
  const { metadata } = useMetadata();
  useOffersWatch();
  return metadata?.show_rewards && <PendingPoints />;
}
