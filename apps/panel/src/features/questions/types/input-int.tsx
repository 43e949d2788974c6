import { digitsOf } from '@earnwall/domain/validation/digits';
import type { AnswerProps } from '../answer-props.ts';
import { useTypedAnswer } from '../typed-answer.ts';

/** A larger number could not be written exactly. */
const maxDigits = 15;

/** A whole number; a phone shows its number keys. */
export function InputInt(props: AnswerProps) {
  const field = useTypedAnswer(props);
  return (
    <input
      {...field}
      type="text"
      inputMode="numeric"
      onChange={(event) => props.onChange([digitsOf(event.target.value).slice(0, maxDigits)])}
    />
  );
}
