import type { AnswerOption } from '@earnwall/contract/entities/question';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useText } from '#lib/text/text.tsx';

/** The answers picked so far where several are allowed; each can be taken back. */
export function ChosenAnswers(props: { chosen: readonly AnswerOption[]; onRemove: (id: string) => void }) {
  const text = useText();
  if (props.chosen.length === 0) return null;
  return (
    <ul className="chosen-answers">
      {props.chosen.map((answer) => (
        <li key={answer.id}>
          <button
            type="button"
            className="chosen-answer"
            aria-label={text('answer_remove', { answer: answer.text })}
            onClick={() => props.onRemove(answer.id)}
          >
            <bdi>{answer.text}</bdi>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
