import { useCallback } from 'react';
import { hasAnswer, type Problem } from '#features/qualification/asking.ts';
import type { Event, State } from '#features/qualification/machine.ts';
import { QuestionView } from '#features/questions/question-view.tsx';
import { type Text, useText } from '#lib/text/text.tsx';
import { QuestionsFrame } from './questions-frame.tsx';

interface Props {
  state: Extract<State, { name: 'asking' | 'submitting' }>;
  send: (event: Event) => void;
}

/** The question the machine is at, and what the user does with it as events. */
export function AskedQuestion({ state, send }: Props) {
  const text = useText();
  const { question, answers, problem } = state.name === 'asking' ? state : state.interrupted;
  const onNext = useCallback(() => send({ type: 'answer-submitted' }), [send]);
  return (
    <QuestionsFrame answered={state.answered}>
      <QuestionView
        question={question}
        number={state.answered}
        survey={state.survey}
        answers={answers}
        problem={problemText(problem, text)}
        canGoOn={hasAnswer({ answers })}
        busy={state.name === 'submitting'}
        onChange={(changed, key = null) =>
          send({ type: 'answers-changed', answers: changed, problem: key && { text: key } })
        }
        onLeftEmpty={() => send({ type: 'left-empty' })}
        onNext={onNext}
        onSkip={() => send({ type: 'question-skipped' })}
      />
    </QuestionsFrame>
  );
}

function problemText(problem: Problem | null, text: Text): string | null {
  if (!problem) return null;
  return 'text' in problem ? text(problem.text) : problem.message;
}
