import type { AnswerProps } from '../answer-props.ts';
import { Choices } from '../choices.tsx';
import { useToggle } from '../use-toggle.tsx';

export function MultipleChoice(props: AnswerProps) {
  const [toggle, note] = useToggle(props, props.question.answers);
  return (
    <>
      <Choices {...props} multiple onChoose={toggle} />
      {note}
    </>
  );
}
