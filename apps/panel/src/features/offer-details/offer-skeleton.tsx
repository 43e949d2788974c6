import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';

const tasks = [0, 1, 2, 3];

/** The shape of an offer that is on its way. */
export function OfferSkeleton() {
  const text = useText();
  return (
    <SkeletonArea label={text('offers_loading')}>
      <div className="offer-summary">
        <Skeleton className="offer-picture" />
        <div className="offer-summary-words">
          <Skeleton className="offer-line-skeleton" />
          <Skeleton className="offer-line-skeleton" />
        </div>
      </div>
      <div className="offer-tasks">
        {tasks.map((task) => (
          <Skeleton key={task} className="offer-task-skeleton" />
        ))}
      </div>
    </SkeletonArea>
  );
}
