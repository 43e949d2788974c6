import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';

/** Rows that are on their way, of a list or of answers. */
export function ReviewLoading() {
  const text = useText();
  return (
    <SkeletonArea label={text('loading')}>
      <div className="review-loading">
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} className="review-loading-row" />
        ))}
      </div>
    </SkeletonArea>
  );
}
