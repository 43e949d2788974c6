import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { type ActivityTab, useActivities } from '#api/activities.ts';
import { ActivitiesSkeleton } from '#features/activities/activities-skeleton.tsx';
import { useText } from '#lib/text/text.tsx';
import { Entries } from './entries.tsx';

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
