import { Sheet } from '@earnwall/ui/primitives/sheet';
import type { ReactNode } from 'react';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useText } from '#lib/text/text.tsx';
import { useTurn } from '#lib/turns.ts';
import type { StepName } from './over-list.ts';

export interface StepModalProps {
  step: StepName;
  children: ReactNode;
}

/** The steps of a qualification over the list; closing it closes the qualification. It stays open from step to step. */
export function StepModal({ step, children }: StepModalProps) {
  const text = useText();
  const close = useCloseSurvey();
  // Nothing opens by itself over a user who answers questions.
  useTurn(true);
  return (
    <Sheet label={text(`modal_${step}`)} closeLabel={text('close')} onClose={close}>
      {children}
    </Sheet>
  );
}
