import type { AppSource } from '@earnwall/contract/entities/app-settings';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import type { AppForm } from '#features/app-form/app-form.ts';
import { SourceRow } from './source-row.tsx';

/** Each source on or off, and closed to some countries. */
export function SourcesField({ form: { value, set, errors, may } }: { form: AppForm<'sources'> }) {
  const [name, setName] = useState('');
  const { sources } = value;
  const isDisabled = !may('sources');
  const change = (source: string, next: AppSource | null) =>
    set(
      'sources',
      sources.flatMap((one) => (one.source === source ? (next ?? []) : one)),
    );
  const add = () => {
    const source = name.trim();
    if (source === '' || sources.some((one) => one.source === source)) return;
    set(
      'sources',
      [...sources, { source, enabled: true, disabled_countries: [] }].sort((one, other) =>
        one.source < other.source ? -1 : 1,
      ),
    );
    setName('');
  };
  return (
    <>
      <ul className="settings-sources">
        {sources.map((one) => (
          <SourceRow
            key={one.source}
            source={one}
            isDisabled={isDisabled}
            onChange={(next) => change(one.source, next)}
          />
        ))}
      </ul>
      <div className="settings-add">
        <Field label="Another source" error={errors.sources}>
          {(control) => (
            <TextInput
              {...control}
              mono
              placeholder="newsletter"
              value={name}
              disabled={isDisabled}
              onChange={setName}
              onKeyDown={(event) => {
                if (event.key === 'Enter') add();
              }}
            />
          )}
        </Field>
        <Button disabled={isDisabled} onClick={add}>
          Add source
        </Button>
      </div>
    </>
  );
}
