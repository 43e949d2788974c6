import { Icon } from '@earnwall/ui/primitives/icon';
import { useRecentActivities } from '#api/activities.ts';
import { RecentActivity } from '#features/activities/recent-activity.tsx';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { useMedia } from '#lib/hooks/use-media.ts';
import { useAmountParts } from '#lib/money/money-display.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { LazyProfileCard } from './lazy-profile-card.tsx';

export interface RecentProps {
  /** Beside the list, or in the one line that leads to it where there is no room (list-frame.css has the width). */
  place: 'rail' | 'line';
  showsReward: boolean;
}

/** What happened lately (SL-10), in its place; in the rail the profile is below it. */
export function Recent({ place, showsReward }: RecentProps) {
  const hasRail = useMedia('(min-width: 1100px)');
  if (place === 'line')
    return (
      <Boundary part="recent activity">
        <RecentLine showsReward={showsReward} />
      </Boundary>
    );
  if (!hasRail) return null;
  return (
    <>
      <RecentActivity showsReward={showsReward} />
      <LazyProfileCard />
    </>
  );
}

function RecentLine({ showsReward }: { showsReward: boolean }) {
  const text = useText();
  const go = useGo();
  return (
    <button type="button" onClick={() => go('/activities-history/surveys')}>
      <Icon name="history" />
      <b>{text('activities_recent')}</b>
      {showsReward && (
        <Boundary part="last credit">
          <LastCredit />
        </Boundary>
      )}
      <Icon name="next" />
    </button>
  );
}

function LastCredit() {
  const text = useText();
  const amountParts = useAmountParts();
  const last = useRecentActivities().find(({ reward }) => reward > 0);
  if (!last) return null;
  return (
    <span className="recent-credit">
      {last.topic && text(`topic_${last.topic}`)} <bdi dir="ltr">{`+${amountParts(last.reward).number}`}</bdi>
    </span>
  );
}
