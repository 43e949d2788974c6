import type { Activity } from '@earnwall/contract/entities/activity';
import { Button } from '@earnwall/ui/primitives/button';
import { useId, useState } from 'react';
import { useRecentActivities } from '#api/activities.ts';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { ActivityRow } from './activity-row.tsx';
import { TimelineDialog } from './timeline/timeline-dialog.tsx';
import './recent-activity.css';

interface Props {
  showsReward: boolean;
}

/** The last ten surveys, under the list (SL-10). Who has taken none yet sees nothing of it. */
export function RecentActivity(props: Props) {
  return (
    <Boundary part="recent activity">
      <Recent {...props} />
    </Boundary>
  );
}

function Recent({ showsReward }: Props) {
  const text = useText();
  const go = useGo();
  const titleId = useId();
  const activities = useRecentActivities();
  const [opened, setOpened] = useState<Activity | null>(null);
  const close = () => setOpened(null);
  if (activities.length === 0) return null;
  return (
    <section className="recent" aria-labelledby={titleId}>
      <div className="recent-head">
        <h2 className="recent-title" id={titleId}>
          {text('activities_recent')}
        </h2>
        <Button kind="plain" onClick={() => go('/activities-history/surveys')}>
          {text('activities_see_all')}
        </Button>
      </div>
      <ul className="recent-rows">
        {activities.map((activity) => (
          <li key={activity.id} className="recent-row on-card">
            <ActivityRow activity={activity} when="moment" showsReward={showsReward} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      {opened && (
        <DialogBoundary part="timeline" onClose={close}>
          <TimelineDialog activity={opened} showsReward={showsReward} onClose={close} />
        </DialogBoundary>
      )}
    </section>
  );
}
