import { allCountries } from '@earnwall/domain/console/country-name';
import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { Listbox } from '@earnwall/ui/console/listbox';
import { useState } from 'react';
import type { BonusFields } from './bonus-fields.ts';

const kinds = [
  { value: 'everybody', label: 'Everybody of the app' },
  { value: 'country', label: 'One country' },
  { value: 'user', label: 'One person' },
];

export function AudienceFields({ value, change, errors }: BonusFields) {
  const [countries] = useState(() => allCountries().map(({ code, name }) => ({ value: code, label: name })));
  const { audience, country, user } = value;
  return (
    <div className="bonus-row">
      <Field label="For" error={audience === 'everybody' ? errors.audience : undefined}>
        {(control) => (
          <Select
            {...control}
            value={audience}
            choices={kinds}
            onChange={(next) => change({ audience: next as typeof audience })}
          />
        )}
      </Field>
      {audience === 'country' && (
        <Field label="Country" hint="Of the account." error={errors.audience}>
          {(control) => (
            <Listbox
              {...control}
              label="Country"
              options={countries}
              value={country || null}
              onChoose={(next) => change({ country: next })}
              searchable
            />
          )}
        </Field>
      )}
      {audience === 'user' && (
        <Field label="Person" hint="The user hash, or your own id of the person." error={errors.audience}>
          {(control) => (
            <TextInput
              {...control}
              mono
              autoComplete="off"
              maxLength={128}
              value={user}
              onChange={(next) => change({ user: next })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
