import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { surveyDevices } from '@earnwall/contract/inventory';
import { countryName } from '@earnwall/domain/console/country-name';
import { deviceWord } from '#features/inventory/words.ts';
import { ChoiceFilter, DayFilter, Filters as FilterRow } from '#features/list/filters.tsx';
import type { FilterName } from './odds-query.ts';

interface Props {
  filters: Partial<Record<FilterName, string>>;
  answer: ConsoleAnswerOf<'console/odds/get-odds'> | undefined;
  onChange: (name: FilterName, value: string | null) => void;
}

const devices = surveyDevices.map((value) => ({ value, label: deviceWord(value) }));

export function OddsFilters({ filters, answer, onChange }: Props) {
  const filter = (name: FilterName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  const country = filters.country?.toUpperCase();
  const suppliers = answer?.suppliers.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const countries = answer?.countries.map((value) => ({ value, label: countryName(value) ?? value })) ?? [];
  return (
    <FilterRow>
      <ChoiceFilter
        label="Supplier"
        choices={withGiven(suppliers, filters.supplier)}
        {...filter('supplier')}
      />
      <ChoiceFilter
        label="Country"
        choices={withGiven(countries, country)}
        {...filter('country')}
        given={country}
      />
      <ChoiceFilter label="Device" choices={devices} {...filter('device')} />
      <DayFilter label="From (UTC)" {...filter('from')} />
      <DayFilter label="To (UTC)" {...filter('to')} />
    </FilterRow>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** What the address has is shown, also where nothing was said of it in these days. */
const withGiven = (choices: readonly Choice[], given: string | undefined): readonly Choice[] =>
  given === undefined || choices.some(({ value }) => value === given)
    ? choices
    : [...choices, { value: given, label: given }];
