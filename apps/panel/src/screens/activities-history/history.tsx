import type { Activity } from '@earnwall/contract/entities/activity';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { useState } from 'react';
import { type ActivityTab, useActivities } from '#api/activities.ts';
import { useMetadata } from '#api/metadata.ts';
import { ActivitiesSkeleton } from '#features/activities/activities-skeleton.tsx';
import { ActivityDays } from '#features/activities/activity-days.tsx';
import { TimelineDialog } from '#features/activities/timeline/timeline-dialog.tsx';
import { useText } from '#lib/text.tsx';

/** The server tells no more than these (GET /{tab}/activities). */
const mostEntries = 200;

/** One tab: its entries by day, or what stands in their place. */
export function History({ tab }: { tab: ActivityTab }) {
  const text = useText();
  const { activities, failed, reload } = useActivities(tab);
  if (failed) return <Failure onRetry={reload} />;
  if (!activities) return <ActivitiesSkeleton />;
  if (activities.length === 0) {
    return (
      <Message icon="history" title={text('no_activity')}>
        <p>{text(tab === 'surveys' ? 'no_activity_text' : 'no_activity_text_offers')}</p>
      </Message>
    );
  }
  return <Entries activities={activities} />;
}

function Entries({ activities }: { activities: readonly Activity[] }) {
  const text = useText();
  const { metadata } = useMetadata();
  const [opened, setOpened] = useState<Activity | null>(null);
  const showsReward = metadata?.show_rewards ?? true;
  return (
    <>
      <ActivityDays activities={activities} showsReward={showsReward} onOpen={setOpened} />
      {activities.length >= mostEntries && (
        <p className="history-end">{text('activities_limit', { count: activities.length })}</p>
      )}
      {opened && (
        <TimelineDialog activity={opened} showsReward={showsReward} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** A failure stops the page: a message and another try; the frame has the way back (AH-04). */
function Failure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const action = <Button onClick={onRetry}>{text('try_again')}</Button>;
  return (
    <Message icon="cloud" tone="danger" title={text('activities_failed_title')} action={action}>
      <p>{text('activities_failed_text')}</p>
    </Message>
  );
}
