import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import { QuestionsFrame } from './questions-frame.tsx';
import './questions-loading.css';

/** The shape of a question that is on its way. */
export function QuestionsLoading() {
  const text = useText();
  return (
    <QuestionsFrame answered={0}>
      <SkeletonArea label={text('questions_loading')}>
        <div className="questions-loading">
          <Skeleton className="questions-loading-heading" />
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="questions-loading-row" />
          ))}
        </div>
      </SkeletonArea>
    </QuestionsFrame>
  );
}
