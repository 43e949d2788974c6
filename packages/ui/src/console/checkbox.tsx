import { type ReactNode, useId } from 'react';
import './choices.css';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** Some of what it stands for is chosen. */
  mixed?: boolean | undefined;
  /** Where the label stands elsewhere, as the head of a table does. */
  hideLabel?: boolean | undefined;
}

export function Checkbox({ label, checked, onChange, hint, disabled, mixed = false, hideLabel }: Props) {
  const id = useId();
  return (
    <div className="c-choice">
      <input
        type="checkbox"
        className="c-checkbox"
        id={id}
        ref={(input) => {
          if (input) input.indeterminate = mixed && !checked;
        }}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className={hideLabel ? 'c-unseen' : undefined} htmlFor={id}>
        {label}
      </label>
      {Boolean(hint) && (
        <p className="c-choice-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
