import './question-progress.css';

/** How far a first answer leads; each further one goes the same share of what is left. */
const share = 0.28;

/** Nobody knows how many questions will come, so the line moves on with each answer and never runs full. */
export function QuestionProgress({ answered }: { answered: number }) {
  const done = 1 - (1 - share) ** (answered + 1);
  return (
    <div className="question-progress" aria-hidden="true">
      <span style={{ transform: `scaleX(${done.toFixed(3)})` }} />
    </div>
  );
}
