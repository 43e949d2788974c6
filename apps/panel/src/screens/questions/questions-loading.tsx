import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useId } from 'react';
import { noRound, type Round } from '#features/qualification/round.ts';
import { QuestionWays } from '#features/questions/question-ways.tsx';
import { useText } from '#lib/text/text.tsx';
import { QuestionsFrame } from './questions-frame.tsx';
import { useLeaveQuestions } from './use-leave-questions.ts';
import './questions-loading.css';

/** The shape of a question that is on its way; the ways out stand where they will be. */
export function QuestionsLoading({ round = noRound }: { round?: Round }) {
  const text = useText();
  const leave = useLeaveQuestions();
  return (
    <QuestionsFrame steps={{ id: useId(), round }} back="below">
      <SkeletonArea label={text('questions_loading')}>
        <div className="questions-loading">
          <Skeleton className="questions-loading-heading" />
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="questions-loading-row" />
          ))}
        </div>
      </SkeletonArea>
      <QuestionWays canGoOn={false} busy={null} onBack={leave} />
    </QuestionsFrame>
  );
}
