import { memo } from 'react';
import { useText } from '#lib/text/text.tsx';
import type { AnswerProps } from './answer-props.ts';
import { questionTypeOf } from './question-types.ts';
import './answers.css';

/** How a question is answered, by its type. What is done with the answer does not make it anew. */
export const AnswerControl = memo((props: AnswerProps) => {
  const text = useText();
  const { Answer, hint } = questionTypeOf(props.question);
  return (
    <>
      {hint && <p className="answers-hint">{text(hint)}</p>}
      <Answer {...props} />
    </>
  );
});
