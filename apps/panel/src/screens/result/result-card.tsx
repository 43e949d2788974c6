import { Button } from '@earnwall/ui/primitives/button';
import type { ComponentProps, ReactNode } from 'react';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { NextSurveys } from '#features/tasks/next-surveys.tsx';
import { useHasNext } from '#features/tasks/use-has-next.ts';
import { useText } from '#lib/text/text.tsx';
import { useExit } from './use-exit.ts';
import './result-screen.css';

interface Props {
  /** `new_results_ui`: a moment in the middle of the card; otherwise a card like every other step. */
  isNew: boolean;
  picture: ComponentProps<typeof StepFrame>['picture'];
  title: string;
  /** What is offered next, where there is a list to go on with. */
  next?: Omit<ComponentProps<typeof NextSurveys>, 'onAll'>;
  /** There is something else to do here than to leave. */
  isBusy?: boolean;
  /** Before the way out is taken. */
  onExit?: () => void;
  children: ReactNode;
}

/** The card of a result, with the one way out of it. */
export function ResultCard({ isNew, picture, title, next, isBusy = false, onExit, children }: Props) {
  const text = useText();
  const { label, leave, isOver } = useExit();
  const hasNext = useHasNext() && next !== undefined;
  const exitNow = () => {
    onExit?.();
    leave();
  };
  if (isOver) return <Over isNew={isNew} />;
  return (
    <StepFrame
      centred={isNew}
      picture={picture}
      title={title}
      action={
        <Button wide kind={hasNext || isBusy ? 'soft' : 'solid'} onClick={exitNow}>
          {text(label)}
        </Button>
      }
    >
      {children}
      {next && <NextSurveys {...next} onAll={exitNow} />}
    </StepFrame>
  );
}

/** Browsers close only tabs that a script has opened; the user closes the others. */
function Over({ isNew }: { isNew: boolean }) {
  const text = useText();
  return (
    <StepFrame centred={isNew} picture={{ icon: 'check', tone: 'brand' }} title={text('finished_title')}>
      <p className="result-text">{text('finished_text')}</p>
    </StepFrame>
  );
}
