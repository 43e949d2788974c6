import type { Question } from '@earnwall/contract/entities/question';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { AnswerControl } from './answer-control.tsx';
import type { AnswerProps } from './answer-props.ts';
import { QuestionWays } from './question-ways.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import { useQuestionKeys } from './use-question-keys.ts';
import './question-view.css';

interface Props extends Pick<AnswerProps, 'survey' | 'answers' | 'onChange' | 'onLeftEmpty'> {
  question: Question;
  /** Another number is another question, even if it is asked in the same words. */
  number: number;
  /** What is wrong with the answer, in words. */
  problem: string | null;
  canGoOn: boolean;
  /** Which way the user is being taken. */
  busy: 'next' | 'back' | null;
  /** Id of the line that says which question this is. */
  stepsId?: string | undefined;
  onNext: () => void;
  onBack: (() => void) | undefined;
  onSkip: () => void;
}

/** One question with its answers, what is wrong with them, and the ways on (QU-02). */
export function QuestionView(props: Props) {
  const { question, number, problem, canGoOn, busy, stepsId, onNext, onBack, onSkip, ...answer } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asksToSkip, setAsksToSkip] = useState(false);
  const place = `${number}-${question.id}`;

  // Each new question is read from its heading on; before it is painted, so that it is painted once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another question
  useLayoutEffect(() => heading.current?.focus(), [place]);
  useEffect(() => {
    // A Next that became disabled has dropped the focus; keys and screen readers go on from the question.
    if (busy === null && document.activeElement === document.body) heading.current?.focus();
  }, [busy]);
  useQuestionKeys(section, onNext);

  return (
    <>
      <section ref={section} className="question" aria-labelledby={`${id}-heading`} aria-busy={busy !== null}>
        <div key={place} className="question-body">
          <h1
            ref={heading}
            className="question-heading"
            id={`${id}-heading`}
            aria-describedby={stepsId}
            tabIndex={-1}
          >
            <bdi>{question.question}</bdi>
          </h1>
          <AnswerControl
            {...answer}
            question={question}
            labelledBy={`${id}-heading`}
            describedBy={`${id}-problem`}
            invalid={problem !== null}
          />
          <p className="question-problem" id={`${id}-problem`} role="alert">
            <bdi>{problem}</bdi>
          </p>
        </div>
        <QuestionWays
          canGoOn={canGoOn}
          busy={busy}
          onNext={onNext}
          onBack={onBack}
          onSkip={question.is_skippable ? () => setAsksToSkip(true) : undefined}
        />
      </section>
      {asksToSkip && (
        <DialogBoundary part="skip" onClose={() => setAsksToSkip(false)}>
          <SkipDialog
            onBack={() => setAsksToSkip(false)}
            onSkip={() => {
              setAsksToSkip(false);
              onSkip();
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
