import { Checkbox } from '@earnwall/ui/console/checkbox';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import { Listbox } from '@earnwall/ui/console/listbox';
import { Segmented } from '@earnwall/ui/console/segmented';
import { useCall } from '#api/use-call.ts';
import type { BonusFields } from './bonus-fields.ts';
import { bonusTypes } from './bonus-types.ts';
import { typeWords } from './bonus-words.ts';
import { GoalFields } from './goal-fields.tsx';

const types = bonusTypes.map((value) => ({ value, label: typeWords[value] }));
const entities = [
  { entity: 'surveys', label: 'Surveys' },
  { entity: 'offers', label: 'Offers' },
] as const;

interface Props extends BonusFields {
  currency: string;
}

/** What it pays, and for what. */
export function TypeFields({ currency, ...fields }: Props) {
  const { value, change, errors } = fields;
  const has = (entity: (typeof entities)[number]['entity']) => value.entities.includes(entity);
  return (
    <>
      <Segmented label="Type" choices={types} chosen={value.type} onChoose={(type) => change({ type })} />
      {value.type !== 'offer_engagement' && (
        <fieldset className="bonus-set">
          <legend>On</legend>
          <div className="bonus-entities">
            {entities.map(({ entity, label }) => (
              <Checkbox
                key={entity}
                label={label}
                checked={has(entity)}
                onChange={(isOn) =>
                  change({
                    entities: entities
                      .map((each) => each.entity)
                      .filter((each) => (each === entity ? isOn : has(each))),
                  })
                }
              />
            ))}
          </div>
          <p className="c-field-error" aria-live="polite">
            {errors.entities?.join(' ')}
          </p>
        </fieldset>
      )}
      {value.type === 'special' ? (
        <GoalFields currency={currency} {...fields} />
      ) : (
        <div className="bonus-row">
          {value.type === 'offer_engagement' && <OfferField {...fields} />}
          <Field label="On top" hint="Several bonuses add up." error={errors.percentage}>
            {(control) => (
              <NumberInput
                {...control}
                suffix="%"
                value={value.percentage}
                onChange={(percentage) => change({ percentage })}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}

function OfferField({ value, change, errors }: BonusFields) {
  const { data, error } = useCall('console/bonuses/get-bonuses-offers', { query: {} });
  const known = (data?.offers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = value.offer === '' || known.some((option) => option.value === value.offer);
  const options = isKnown ? known : [{ value: value.offer, label: value.offer }, ...known];
  return (
    <Field label="Offer" error={errors.offer ?? (error ? 'The offers could not be loaded.' : undefined)}>
      {(control) => (
        <Listbox
          {...control}
          label="Offer"
          options={options}
          value={value.offer || null}
          onChoose={(offer) => change({ offer })}
          searchable
        />
      )}
    </Field>
  );
}
