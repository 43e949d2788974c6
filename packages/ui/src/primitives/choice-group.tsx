import { type ReactNode, useId } from 'react';
import './choice-group.css';

/** The look of a radio button or check box that lies under its label. */
export const choiceInput = 'choice-input';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface Props<Value extends string> {
  /** Base of the class names: `<look>` the row, `<look>-choice` each of its choices. */
  look: string;
  label: string;
  choices: readonly Choice<Value>[];
  /** Null while nothing is chosen. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** One of a few, as a row. Real radio buttons lie under the labels: the browser provides arrow keys, one
 * tab stop and the right roles for a screen reader. */
export function ChoiceGroup<Value extends string>({ look, label, choices, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <div className={look} role="radiogroup" aria-label={label}>
      {choices.map(({ value, label: content }) => (
        <label key={value} className={`${look}-choice`}>
          <input
            type="radio"
            className={choiceInput}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {content}
        </label>
      ))}
    </div>
  );
}
