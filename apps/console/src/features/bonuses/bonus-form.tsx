import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { Select } from '@earnwall/ui/console/inputs';
import { useDraft } from '@earnwall/ui/console/use-draft';
import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMe } from '#api/use-me.ts';
import { useRefusal } from '#features/app-form/use-refusal.ts';
import { ScheduleFields } from '#features/schedule/schedule-fields.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { type BonusDraft, planOf, problemsOf } from './bonus-draft.ts';
import { BonusPreview } from './bonus-preview.tsx';
import { Estimate } from './estimate.tsx';
import { TypeFields } from './type-fields.tsx';
import { useSaveBonus } from './use-save-bonus.ts';

interface Props {
  initial: BonusDraft;
  /** The one that is changed; null makes a new one. */
  bonus: OperatedBonus | null;
  onSaved: (bonus: OperatedBonus) => void;
  /** Where Cancel leads. */
  cancelHref: string;
}

/** A bonus with its estimate and the panel as people will see it. Of one that runs only the end can change. */
export function BonusForm({ initial, bonus, onSaved, cancelHref }: Props) {
  const { apps } = useMe();
  const draft = useDraft<BonusDraft>({ saved: initial });
  const { value, change, errors, setErrors } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => (bonus?.state === 'running' ? new Date(bonus.starts_at) : null));
  const settings = useCall('console/apps/get-apps-id', { params: { app: value.app } });
  const { currency_name = 'points', decimals = 0 } = settings.data?.app.settings ?? {};
  const save = useSaveBonus(bonus, onSaved);
  const refuse = useRefusal(form, save.error, setErrors);
  const problems = problemsOf(value, decimals, new Date(), begun);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) return refuse(problems);
    void save.run(value.app, planOf(value));
  };
  const fields = { value, change, errors };
  const choices = apps.map(({ id, name, test_mode }) => ({
    value: id,
    label: test_mode ? `${name} (test)` : name,
  }));
  return (
    <div className="bonus-editor">
      <form className="bonus-form" ref={form} onSubmit={submit} noValidate>
        {!bonus && (
          <Field label="App">
            {(control) => (
              <Select {...control} value={value.app} choices={choices} onChange={(app) => change({ app })} />
            )}
          </Field>
        )}
        {!begun && (
          <>
            <TypeFields {...fields} currency={currency_name} />
            <AudienceFields {...fields} />
          </>
        )}
        <ScheduleFields value={value} onChange={change} errors={errors} hasBegun={begun !== null} />
        {!begun && (
          <Estimate app={value.app} plan={planOf(value)} isRight={Object.keys(problems).length === 0} />
        )}
        {save.error && Object.keys(errors).length === 0 && (
          <ErrorState error={save.error} title="Not saved" />
        )}
        <div className="bonus-actions">
          <Button kind="primary" type="submit" busy={save.busy}>
            {bonus ? 'Save' : value.startsNow ? 'Start bonus' : 'Plan bonus'}
          </Button>
          <ButtonLink href={cancelHref}>Cancel</ButtonLink>
        </div>
      </form>
      <BonusPreview draft={value} currency={{ name: currency_name, decimals }} />
    </div>
  );
}
