import { type ReactNode, useId } from 'react';
import './field.css';

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what would do; several sentences as an answer of the API has them. */
  error?: string | readonly string[] | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, then the error, announced as soon as it appears, then the hint. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const problem = typeof error === 'object' ? error.join(' ') : (error ?? '');
  const isWrong = problem !== '';
  const notes = [isWrong && `${id}-error`, Boolean(hint) && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="c-field">
      <label className="c-field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': isWrong || undefined })}
      <p className="c-field-error" id={`${id}-error`} aria-live="polite">
        {problem}
      </p>
      {Boolean(hint) && (
        <p className="c-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
