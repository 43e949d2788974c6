import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import './activity-row.css';
import './activity-days.css';
import './activities-skeleton.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of a history that is on its way. */
export function ActivitiesSkeleton() {
  const text = useText();
  return (
    <SkeletonArea label={text('activities_loading')}>
      <ul className="activity-card on-card">
        {places.map((place) => (
          <li key={place} className="activity">
            <Skeleton className="activity-mark" />
            <span className="activity-words">
              <Skeleton className="activity-name-skeleton" />
              <Skeleton className="activity-facts-skeleton" />
            </span>
            <Skeleton className="activity-end-skeleton" />
          </li>
        ))}
      </ul>
    </SkeletonArea>
  );
}
