import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import { lastReasons, type Readers } from './last-reasons.ts';
import './reason-field.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | readonly string[] | undefined;
  /** Who reads it; the audit unless said. */
  hint?: string;
  readers?: Readers;
}

/** Why, for the audit, with the reasons given last. Never the place for a secret. */
export function ReasonField({ value, onChange, error, hint = 'Stands in the audit.', readers }: Props) {
  const [last] = useState(() => lastReasons(readers));
  const suggested = last.filter((reason) => reason !== value);
  return (
    <div className="reason">
      <Field label="Reason" hint={hint} error={error}>
        {(control) => (
          <TextInput {...control} value={value} onChange={onChange} maxLength={500} autoComplete="off" />
        )}
      </Field>
      {suggested.length > 0 && (
        <fieldset className="reason-last" aria-label="Reasons given last">
          {suggested.map((reason) => (
            <button type="button" key={reason} onClick={() => onChange(reason)}>
              {reason}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
