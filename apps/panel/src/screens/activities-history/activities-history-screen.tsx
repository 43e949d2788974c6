import type { ActivityTab } from '#api/activities.ts';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { History } from './history.tsx';
import { HistoryFrame } from './history-frame.tsx';
import { Pending } from './pending.tsx';

/** What became of the user's surveys and offers (spec §2 "Activities history"). */
export function ActivitiesHistoryScreen({ params }: { params: Record<string, string> }) {
  const { can } = useHost();
  const go = useGo();
  const tab = tabOf(params.activity);
  const show = (next: ActivityTab) => go(`/activities-history/${next}`, { replace: true });
  return (
    <HistoryFrame tools={can.activityTabs && <ActivityTabs tab={tab} onChange={show} />}>
      {tab === 'offers' && <Pending />}
      <History key={tab} tab={tab} />
    </HistoryFrame>
  );
}

/** Whatever the address says, there are two; surveys are the usual one (AH-01). */
function tabOf(activity: string | undefined): ActivityTab {
  return activity === 'offers' ? 'offers' : 'surveys';
}
