import { type ReactNode, useId } from 'react';
import './field.css';

/** The look of a control, for those whose label stands elsewhere. */
export const fieldControl = 'field-control';

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, then the error, announced as soon as it appears. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  const control: FieldControl = {
    id,
    className: fieldControl,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    'aria-invalid': error !== undefined,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(control)}
      <p
        className={error === undefined ? 'field-note' : 'field-note field-error'}
        id={`${id}-note`}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
}
