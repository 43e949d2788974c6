import type { AnswerProps } from '../answer-props.ts';
import { Choices } from '../choices.tsx';
import { toggled } from '../toggled.ts';

export function MultipleChoice(props: AnswerProps) {
  return <Choices {...props} multiple onChoose={(id) => props.onChange(toggled(props.answers, id))} />;
}
