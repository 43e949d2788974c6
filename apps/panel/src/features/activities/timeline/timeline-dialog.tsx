import type { Activity } from '@earnwall/contract/entities/activity';
import { Button } from '@earnwall/ui/primitives/button';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useTimeline } from '#api/activities.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { Attempt } from './attempt.tsx';
import { isBehind } from './is-behind.ts';
import { stillAwaited } from './still-awaited.ts';
import { TimelineEvents } from './timeline-events.tsx';
import { TimelineSkeleton } from './timeline-skeleton.tsx';
import './timeline-dialog.css';

interface Props {
  activity: Activity;
  showsReward: boolean;
  onClose: () => void;
}

/** What happened to one attempt, when, and why it was or was not paid; ours. Support is one press away, with the attempt. */
export function TimelineDialog({ activity, showsReward, onClose }: Props) {
  const text = useText();
  const go = useGo();
  const { timeline: cached, failed, reload } = useTimeline(activity.id);
  const timeline = cached && !isBehind(cached, activity) ? stillAwaited(cached, new Date()) : null;
  const ask = () => {
    // A page that shows support elsewhere leaves this one standing.
    onClose();
    go('/support', { query: { attempt: activity.id } });
  };
  return (
    <Dialog title={activity.topic ? text(`topic_${activity.topic}`) : activity.name} onClose={onClose}>
      <Attempt activity={activity} timeline={timeline} showsReward={showsReward} />
      {timeline && <TimelineEvents timeline={timeline} showsReward={showsReward} />}
      {!timeline && !failed && <TimelineSkeleton />}
      {!timeline && failed && (
        <div className="timeline-failed" role="alert">
          <p>{text('timeline_failed')}</p>
          <Button kind="soft" onClick={reload}>
            {text('try_again')}
          </Button>
        </div>
      )}
      <div className="timeline-actions">
        <Button kind="plain" onClick={ask}>
          {text('timeline_support')}
        </Button>
        <Button onClick={onClose}>{text('close')}</Button>
      </div>
    </Dialog>
  );
}
