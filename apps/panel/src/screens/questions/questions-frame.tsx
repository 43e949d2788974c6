import type { ReactNode } from 'react';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import type { Round } from '#features/qualification/round.ts';
import { StepCard } from '#features/step-frame/step-card.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text/text.tsx';
import { QuestionSteps } from './question-steps.tsx';
import { useLeaveQuestions } from './use-leave-questions.ts';
import './questions-frame.css';

interface Props {
  /** Where the user is, and the id of the line that says so. */
  steps?: { id: string; round: Round };
  /** Beside Next where there is one, else in the bar above. */
  back: 'above' | 'below';
  children: ReactNode;
}

/** Back leaves the questions for later, close gives them up; both only where there is a panel to return to. */
export function QuestionsFrame({ steps, back, children }: Props) {
  const text = useText();
  const { can } = useHost();
  const close = useCloseSurvey();
  const leave = useLeaveQuestions();
  const panelEnabled = useIsPanelEnabled();
  return (
    <StepCard
      label={text('modal_questions')}
      className="questions-frame"
      onBack={back === 'above' ? leave : undefined}
      onClose={panelEnabled && can.close === 'acts' ? close : undefined}
    >
      {steps && <QuestionSteps {...steps} />}
      {children}
    </StepCard>
  );
}
