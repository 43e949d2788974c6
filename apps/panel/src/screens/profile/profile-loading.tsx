import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';

/** The completeness and the first rows, on their way. */
export function ProfileLoading() {
  const text = useText();
  return (
    <SkeletonArea label={text('loading')}>
      <div className="profile-loading">
        <Skeleton className="profile-loading-summary" />
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} className="profile-loading-row" />
        ))}
      </div>
    </SkeletonArea>
  );
}
