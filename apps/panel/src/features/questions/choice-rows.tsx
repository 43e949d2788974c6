import type { AnswerOption } from '@earnwall/contract/entities/question';
import { choiceInput } from '@earnwall/ui/primitives/choice-group';
import { useId } from 'react';
import type { ChoicesProps } from './answer-props.ts';
import { answerRow, keyOf } from './answer-row.tsx';
import { NothingFound } from './search/nothing-found.tsx';

export interface ShownChoices extends ChoicesProps {
  /** What the search has left. */
  shown: readonly AnswerOption[];
}

/** Real radio buttons and check boxes lie under the rows: keys, roles and forms are the browser's own. */
export function ChoiceRows({ multiple, shown, answers, labelledBy, describedBy, onChoose }: ShownChoices) {
  const name = useId();
  if (shown.length === 0) return <NothingFound />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name; the rule reads neither
    <div
      className="answers"
      role={multiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {shown.map((answer, index) => (
        <label key={answer.id} className="answer" data-key={keyOf(index)}>
          <input
            className={choiceInput}
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            checked={answers.includes(answer.id)}
            onChange={() => onChoose(answer.id)}
          />
          {answerRow(answer.text, multiple)}
        </label>
      ))}
    </div>
  );
}
