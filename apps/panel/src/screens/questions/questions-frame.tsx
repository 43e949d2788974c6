import type { ReactNode } from 'react';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { StepCard } from '#features/step-frame/step-card.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import './question-progress.css';
import './questions-frame.css';

/** Back leaves the questions for later, close gives them up; both only where there is a panel to return to. */
export function QuestionsFrame({ answered, children }: { answered: number | null; children: ReactNode }) {
  const text = useText();
  const { can } = useHost();
  const close = useCloseSurvey();
  const go = useGo();
  const panelEnabled = useIsPanelEnabled();
  const isShown = (control: 'back' | 'close') => panelEnabled && can[control] === 'acts';
  return (
    <StepCard
      label={text('modal_questions')}
      onBack={isShown('back') ? () => go('/') : undefined}
      onClose={isShown('close') ? close : undefined}
    >
      {answered !== null && <QuestionProgress answered={answered} />}
      {children}
    </StepCard>
  );
}

/** How far a first answer leads; each further one goes the same share of what is left. */
const share = 0.28;

/** Nobody knows how many questions will come, so the line moves on with each answer and never runs full. */
function QuestionProgress({ answered }: { answered: number }) {
  const done = 1 - (1 - share) ** (answered + 1);
  return (
    <div className="question-progress" aria-hidden="true">
      <span style={{ transform: `scaleX(${done.toFixed(3)})` }} />
    </div>
  );
}
