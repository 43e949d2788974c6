import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import type { BonusFields } from './bonus-fields.ts';
import { goalNames } from './goal-names.ts';

const labels = {
  completes: 'Surveys and offers together',
  completes_surveys: 'Surveys completed',
  finished: 'Tasks of offers reached',
  finished_offers: 'Whole offers finished',
} as const;

interface Props extends BonusFields {
  currency: string;
}

/** What has to be reached, and what it then pays once. */
export function GoalFields({ value, change, errors, currency }: Props) {
  return (
    <>
      <fieldset className="bonus-set">
        <legend>Goals, all of which must be reached while it runs</legend>
        <div className="bonus-row">
          {goalNames.map((name, place) => (
            <Field key={name} label={labels[name]} error={place === 0 ? errors.goals : undefined}>
              {(control) => (
                <NumberInput
                  {...control}
                  placeholder="none"
                  value={value[name]}
                  onChange={(count) => change({ [name]: count })}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <Field label="Reward" hint="Each person can claim it once." error={errors.reward}>
        {(control) => (
          <NumberInput
            {...control}
            suffix={currency}
            value={value.reward}
            onChange={(reward) => change({ reward })}
          />
        )}
      </Field>
    </>
  );
}
