import type { Question } from '@earnwall/contract/entities/question';
import { Button } from '@earnwall/ui/primitives/button';
import { useEffect, useId, useRef, useState } from 'react';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { useText } from '#lib/text/text.tsx';
import { AnswerControl } from './answer-control.tsx';
import type { AnswerProps } from './answer-props.ts';
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
  busy: boolean;
  onNext: () => void;
  onSkip: () => void;
}

/** One question with its answers, what is wrong with them, and the ways on (QU-02). */
export function QuestionView({ question, number, problem, canGoOn, busy, onNext, onSkip, ...answer }: Props) {
  const text = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asksToSkip, setAsksToSkip] = useState(false);
  const place = `${number}-${question.id}`;

  // Each new question is read from its heading on.
  useOnChange(place, () => heading.current?.focus());
  useEffect(() => {
    // A Next that became disabled has dropped the focus; keys and screen readers go on from the question.
    if (!busy && document.activeElement === document.body) heading.current?.focus();
  }, [busy]);
  useQuestionKeys(section, onNext);

  return (
    <>
      <section ref={section} className="question" aria-labelledby={`${id}-heading`} aria-busy={busy}>
        <div key={place} className="question-body">
          <h1 ref={heading} className="question-heading" id={`${id}-heading`} tabIndex={-1}>
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
        <div className="question-ways">
          <Button
            wide
            disabled={!canGoOn && !busy}
            aria-disabled={busy}
            data-busy={busy || undefined}
            // The second press of a double click belongs to the question before.
            onClick={(event) => event.detail < 2 && onNext()}
          >
            {text('question_next')}
          </Button>
          {question.is_skippable && (
            <Button wide kind="plain" disabled={busy} onClick={() => setAsksToSkip(true)}>
              {text('question_skip')}
            </Button>
          )}
        </div>
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
