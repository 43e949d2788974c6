import { type ReactNode, useId } from 'react';
import './choices.css';

interface Props<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; icon?: ReactNode; hideLabel?: boolean | undefined }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  disabled?: boolean | undefined;
}

/** One of a few, all in sight: radio buttons, so arrows move between them. */
export function Segmented<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
  disabled,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="c-segmented" disabled={disabled}>
      <legend className="c-unseen">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="c-segment" title={choice.hideLabel ? choice.label : undefined}>
          <input
            type="radio"
            className="c-unseen"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
          />
          {choice.icon}
          <span className={choice.hideLabel ? 'c-unseen' : undefined}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
