import { type ReactNode, useId } from 'react';
import './choices.css';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, hint, disabled }: Props) {
  const id = useId();
  return (
    <div className="c-choice">
      <input
        type="checkbox"
        role="switch"
        className="c-switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {Boolean(hint) && (
        <p className="c-choice-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
