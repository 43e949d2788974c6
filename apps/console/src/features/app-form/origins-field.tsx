import { Field } from '@earnwall/ui/console/field';
import { TextArea } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import type { AppForm } from './app-form.ts';

/** One origin a line. What is typed stays as it is; empty lines count as nothing. */
export function OriginsField({ form: { value, set, errors, may } }: { form: AppForm<'allowed_origins'> }) {
  const [typed, setTyped] = useState(() => value.allowed_origins.join('\n'));
  const isOutdated = linesOf(typed).join('\n') !== value.allowed_origins.join('\n');
  const change = (text: string) => {
    setTyped(text);
    set('allowed_origins', linesOf(text));
  };
  return (
    <Field
      label="Origins that may embed the panel"
      hint="One a line, such as https://www.example.com. A page’s whole address will do."
      error={errors.allowed_origins}
    >
      {(control) => (
        <TextArea
          {...control}
          mono
          rows={Math.max(3, value.allowed_origins.length + 1)}
          spellCheck={false}
          disabled={!may('allowed_origins')}
          // Changed by a reset, an undo or a save.
          value={isOutdated ? value.allowed_origins.join('\n') : typed}
          onChange={change}
        />
      )}
    </Field>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
