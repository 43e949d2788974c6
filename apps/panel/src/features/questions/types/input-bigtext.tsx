import { bigText } from '@earnwall/contract/limits';
import type { AnswerProps } from '../answer-props.ts';
import { longestAnswer, useTypedAnswer } from '../typed-answer.ts';

/** Enter is a new line here; Next is one press away, or Ctrl and Enter. */
export function InputBigtext(props: AnswerProps) {
  const { enterKeyHint: _, ...field } = useTypedAnswer(props);
  return (
    <textarea
      {...field}
      rows={bigText.rows}
      maxLength={longestAnswer}
      onChange={(event) => props.onChange([event.target.value])}
    />
  );
}
