import type { ProfileQuestion } from '@earnwall/contract/entities/profile';
import type { BirthYearProblem } from '@earnwall/domain/validation/birth-date';
import { Button } from '@earnwall/ui/primitives/button';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { type Text, useText } from '#lib/text/text.tsx';
import type { Editing, Problem } from './editing.ts';
import type { Event } from './machine.ts';
import { ReviewLoading } from './review-loading.tsx';
import './profile-review.css';

/** What the controls of a question are given. */
export interface EditedAnswerProps {
  question: ProfileQuestion;
  answers: readonly string[];
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  /** Where keys belong to the question. */
  section: RefObject<HTMLElement | null>;
  onChange: (answers: readonly string[], problem?: BirthYearProblem | null) => void;
  onLeftEmpty: () => void;
  onSubmit: () => void;
}

export type AnswerEvent = Extract<
  Event,
  { type: 'answers-changed' | 'left-empty' | 'save-pressed' | 'tried-again' | 'went-back' }
>;

interface Props {
  questionText: string | undefined;
  /** Null while the question is on its way. */
  editing: Pick<Editing, 'question' | 'answers' | 'problem'> | null;
  /** The question did not arrive. */
  failed: boolean;
  busy: boolean;
  canSave: boolean;
  backText: string;
  send: (event: AnswerEvent) => void;
  Answer: ComponentType<EditedAnswerProps>;
  /** What else is said about the question. */
  children?: ReactNode;
}

/** One question of the profile, to give another answer. */
export function AnswersList(props: Props) {
  const { editing, failed, busy, send, Answer } = props;
  const text = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  const onSubmit = useCallback(() => send({ type: 'save-pressed' }), [send]);

  return (
    <section ref={section} className="review-question" aria-labelledby={`${id}-heading`} aria-busy={busy}>
      <h3 ref={heading} className="review-question-heading" id={`${id}-heading`} tabIndex={-1}>
        <bdi>{props.questionText}</bdi>
      </h3>
      {props.children}
      {editing && (
        <>
          <Answer
            question={editing.question}
            answers={editing.answers}
            labelledBy={`${id}-heading`}
            describedBy={`${id}-problem`}
            invalid={editing.problem !== null}
            section={section}
            onChange={(answers, key = null) =>
              send({ type: 'answers-changed', answers, problem: key && { text: key } })
            }
            onLeftEmpty={() => send({ type: 'left-empty' })}
            onSubmit={onSubmit}
          />
          <p className="review-problem" id={`${id}-problem`} role="alert">
            <bdi>{problemText(editing.problem, text)}</bdi>
          </p>
        </>
      )}
      {!editing && !failed && <ReviewLoading />}
      {!editing && failed && (
        <div className="review-failed" role="alert">
          <p>{text('profile_review_question_failed')}</p>
          <Button kind="plain" onClick={() => send({ type: 'tried-again' })}>
            {text('try_again')}
          </Button>
        </div>
      )}
      <div className="review-ways review-ways-two">
        <Button kind="soft" wide disabled={busy} onClick={() => send({ type: 'went-back' })}>
          {props.backText}
        </Button>
        <Button
          wide
          disabled={!busy && !props.canSave}
          aria-disabled={busy}
          data-busy={busy || undefined}
          onClick={onSubmit}
        >
          {text('profile_review_save')}
        </Button>
      </div>
    </section>
  );
}

function problemText(problem: Problem | null, text: Text): string | null {
  if (!problem) return null;
  return 'text' in problem ? text(problem.text) : problem.message;
}
