import type { PendingPoint } from '@earnwall/contract/entities/pending-point';
import { Button } from '@earnwall/ui/primitives/button';
import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { usePendingPoints } from '#api/offers.ts';
import { Amount } from '#lib/money/amount.tsx';
import { dateText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import '../activity-row.css';
import '../activities-skeleton.css';

/** Each point that waits, the soonest first: of which offer, for what, and until when (AH-02). */
export function PendingList() {
  const text = useText();
  const { points, failed, reload } = usePendingPoints();
  if (failed) {
    return (
      <div className="pending-failed" role="alert">
        <p>{text('pending_failed')}</p>
        <Button kind="soft" onClick={reload}>
          {text('try_again')}
        </Button>
      </div>
    );
  }
  if (!points) {
    return (
      <SkeletonArea label={text('pending_loading')}>
        <div className="activity">
          <Skeleton className="activity-name-skeleton" />
        </div>
      </SkeletonArea>
    );
  }
  return (
    <>
      <p className="pending-text">{text('pending_text')}</p>
      <ul>
        {points.map((point) => (
          <li key={`${point.offer_id} ${point.task_name} ${point.time}`} className="activity">
            <Point point={point} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Point({ point: { offer_name, task_name, time, points } }: { point: PendingPoint }) {
  const text = useText();
  const date = dateText(new Date(time), new Date(), useLocale());
  return (
    <>
      <span className="activity-words">
        <b className="activity-name" dir="auto">
          {offer_name}
        </b>
        <span className="activity-facts">
          {task_name && <span>{task_name}</span>}
          <time dateTime={time}>{text('pending_until', { date })}</time>
        </span>
      </span>
      <span className="activity-end">
        <span className="activity-earned">
          <Amount amount={points} />
        </span>
      </span>
    </>
  );
}
