import type { AnswerProps } from '../answer-props.ts';
import { longestAnswer, useTypedAnswer } from '../typed-answer.ts';

export function InputText(props: AnswerProps) {
  const field = useTypedAnswer(props);
  return (
    <input
      {...field}
      type="text"
      maxLength={longestAnswer}
      onChange={(event) => props.onChange([event.target.value])}
    />
  );
}
