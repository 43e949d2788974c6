import { useCallback, useId } from 'react';
import { hasAnswer, type Problem } from '#features/qualification/asking.ts';
import type { Event, State } from '#features/qualification/machine.ts';
import type { AnswerProps } from '#features/questions/answer-props.ts';
import { QuestionView } from '#features/questions/question-view.tsx';
import { type Text, useText } from '#lib/text/text.tsx';
import { QuestionsFrame } from './questions-frame.tsx';
import { useLeaveQuestions } from './use-leave-questions.ts';

interface Props {
  state: Extract<State, { name: 'asking' | 'submitting' | 'returning' }>;
  send: (event: Event) => void;
}

const ways = { asking: null, submitting: 'next', returning: 'back' } as const;

/** The question the machine is at, and what the user does with it as events. */
export function AskedQuestion({ state, send }: Props) {
  const text = useText();
  const stepsId = useId();
  const leave = useLeaveQuestions();
  const { question, answers, problem, round } = state.name === 'asking' ? state : state.interrupted;
  const onNext = useCallback(() => send({ type: 'answer-submitted' }), [send]);
  const onLeftEmpty = useCallback(() => send({ type: 'left-empty' }), [send]);
  const onChange = useCallback<AnswerProps['onChange']>(
    (changed, key = null) =>
      send({ type: 'answers-changed', answers: changed, problem: key && { text: key } }),
    [send],
  );
  return (
    <QuestionsFrame steps={{ id: stepsId, round }} back="below">
      <QuestionView
        question={question}
        number={round.number}
        survey={state.survey}
        answers={answers}
        problem={problemText(problem, text)}
        canGoOn={hasAnswer({ answers })}
        busy={ways[state.name]}
        stepsId={stepsId}
        onChange={onChange}
        onLeftEmpty={onLeftEmpty}
        onNext={onNext}
        onBack={round.canGoBack ? () => send({ type: 'went-back' }) : leave}
        onSkip={() => send({ type: 'question-skipped' })}
      />
    </QuestionsFrame>
  );
}

function problemText(problem: Problem | null, text: Text): string | null {
  if (!problem) return null;
  if ('message' in problem) return problem.message;
  return 'example' in problem ? text(problem.text, { example: problem.example }) : text(problem.text);
}
