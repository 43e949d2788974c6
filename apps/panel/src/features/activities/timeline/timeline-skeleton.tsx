import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import './timeline-events.css';
import './timeline-skeleton.css';

const places = ['first', 'second', 'third'];

export function TimelineSkeleton() {
  const text = useText();
  return (
    <SkeletonArea label={text('timeline_loading')}>
      {places.map((place) => (
        <div key={place} className="timeline-step">
          <Skeleton className="timeline-dot" />
          <div className="timeline-words">
            <Skeleton className="timeline-title-skeleton" />
            <Skeleton className="timeline-time-skeleton" />
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
}
