import type { AnswerProps } from '../answer-props.ts';
import { Choices } from '../choices.tsx';

export function SingleChoice(props: AnswerProps) {
  return <Choices {...props} multiple={false} onChoose={(id) => props.onChange([id])} />;
}
