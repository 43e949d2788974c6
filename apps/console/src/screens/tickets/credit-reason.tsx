import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { lastReasons } from '#features/reason/last-reasons.ts';
import { creditReasons } from './credit-reasons.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | readonly string[] | undefined;
}

/** One of the last reasons with a press, or another one in words. */
export function CreditReason({ value, onChange, error }: Props) {
  const [chips] = useState(() => creditReasons(lastReasons()));
  const [isOther, setOther] = useState(value !== '' && !chips.includes(value));
  const choose = (chip: string) => {
    setOther(false);
    onChange(chip);
  };
  const problem = typeof error === 'object' ? error.join(' ') : error;
  return (
    <>
      <fieldset className="credit-reasons" aria-label="Reason">
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className="ticket-chip"
            aria-pressed={!isOther && chip === value}
            onClick={() => choose(chip)}
          >
            {!isOther && chip === value && <Check />}
            {chip}
          </button>
        ))}
        <button type="button" className="ticket-chip" aria-pressed={isOther} onClick={() => setOther(true)}>
          Other…
        </button>
      </fieldset>
      {isOther ? (
        <Field label="Reason" error={error} hint="The user reads it in the history: nothing personal.">
          {(control) => (
            <TextInput {...control} value={value} onChange={onChange} maxLength={200} autoComplete="off" />
          )}
        </Field>
      ) : (
        <p className="c-field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
