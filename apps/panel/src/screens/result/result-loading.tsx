import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { StepCard } from '#features/step-frame/step-card.tsx';
import { useText } from '#lib/text/text.tsx';
import './result-screen.css';

/** The shape of a result. */
export function ResultLoading() {
  const text = useText();
  return (
    <StepCard label={text('result_loading')}>
      <SkeletonArea label={text('result_loading')}>
        <div className="result-skeleton">
          <Skeleton className="result-skeleton-picture" />
          <Skeleton className="result-skeleton-title" />
          <Skeleton className="result-skeleton-reward" />
          <Skeleton className="result-skeleton-text" />
        </div>
      </SkeletonArea>
    </StepCard>
  );
}
