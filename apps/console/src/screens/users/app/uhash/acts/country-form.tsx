import { allCountries, countryName } from '@earnwall/domain/console/country-name';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { Listbox } from '@earnwall/ui/console/listbox';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { changedByActs } from '#features/users/user-page.ts';
import type { ActProps } from './act-props.ts';
import { useUndo } from './use-undo.ts';

const call = 'console/users/put-users-country';

/** Whoever has moved may come from the new country from now on. */
export function CountryForm({ page, onDone }: ActProps) {
  const former = page.user.country;
  const [countries] = useState(() => allCountries().map(({ code, name }) => ({ value: code, label: name })));
  const [country, setCountry] = useState(former);
  const [isMissing, setMissing] = useState(false);
  const toast = useToast();
  const showUndo = useUndo();
  const params = { app: page.app.id, uhash: page.user.uhash };
  const moving = useChange(call, {
    refresh: changedByActs,
    done: ({ user }) => {
      onDone();
      const text = `${user.uuid} belongs to ${countryName(user.country ?? '') ?? user.country} now.`;
      if (former === null) toast.show({ text });
      else showUndo(text, call, { params, body: { country: former, reason: 'Undone at once' } });
    },
  });
  const reason = useReason(moving.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isOther = country !== null && country !== former;
    setMissing(!isOther);
    const given = reason.given();
    if (isOther && given !== null) void moving.run({ params, body: { country, reason: given } });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <Field label="Country" error={isMissing ? 'Choose another country.' : moving.error?.errors.country}>
        {(control) => (
          <Listbox
            {...control}
            label="Country"
            options={countries}
            value={country}
            onChoose={setCountry}
            searchable
          />
        )}
      </Field>
      <ReasonField {...reason.field} />
      <FormError error={moving.error} />
      <div className="row">
        <Button kind="primary" type="submit" busy={moving.busy}>
          Move
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
