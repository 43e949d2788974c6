import type { ActivityTab } from '#api/activities.ts';
import { TitledPage } from '#features/header/titled-page.tsx';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';
import { useText } from '#lib/text.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { History } from './history.tsx';
import { Pending } from './pending.tsx';
import './activities-history-screen.css';

/** What became of the user's surveys and offers (spec §2 "Activities history"). */
export function ActivitiesHistoryScreen({ params }: { params: Record<string, string> }) {
  const text = useText();
  const { can } = useHost();
  const go = useGo();
  const tab = tabOf(params.activity);
  const show = (next: ActivityTab) => go(`/activities-history/${next}`, { replace: true });
  return (
    <TitledPage
      title={text(can.moduleTitle ? 'activities_module_title' : 'activities_title')}
      back={{ label: 'back_to_surveys', press: () => go('/') }}
      look="history"
    >
      {can.activityTabs && <ActivityTabs tab={tab} onChange={show} />}
      {tab === 'offers' && <Pending />}
      <History key={tab} tab={tab} />
    </TitledPage>
  );
}

/** Whatever the address says, there are two; surveys are the usual one (AH-01). */
function tabOf(activity: string | undefined): ActivityTab {
  return activity === 'offers' ? 'offers' : 'surveys';
}
