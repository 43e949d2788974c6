import type { Round } from '#features/qualification/round.ts';
import { useText } from '#lib/text/text.tsx';
import './question-steps.css';

/** Which question this is, and of how many at most where the server says so (decision 0105). */
export function QuestionSteps({ id, round }: { id: string; round: Round }) {
  const text = useText();
  const { number, atMost: most, share } = round;
  const said =
    most === null ? text('question_number', { number }) : text('question_number_of', { number, most });
  return (
    <div className="question-steps">
      <p className="question-steps-text" id={id}>
        {number > 0 && said}
      </p>
      <div className="question-progress" aria-hidden="true">
        <span style={{ transform: `scaleX(${share.toFixed(3)})` }} />
      </div>
    </div>
  );
}
