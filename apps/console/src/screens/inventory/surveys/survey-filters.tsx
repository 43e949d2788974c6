import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { itemStatuses, surveyDevices, whyNotReasons } from '@earnwall/contract/inventory';
import { countryName } from '@earnwall/domain/console/country-name';
import { reasonLabels } from '#features/explain/reason-words.ts';
import { deviceWord } from '#features/inventory/words.ts';
import { ChoiceFilter, Filters, TextFilter } from '#features/list/filters.tsx';
import { flagsOf, markOf, type QueryName } from './survey-query.ts';

interface Props {
  filters: Partial<Record<QueryName, string>>;
  answer: ConsoleAnswerOf<'console/inventory/get-inventory-surveys'> | undefined;
  onChange: (changes: Partial<Record<QueryName, string | null>>) => void;
}

const worded = (values: readonly string[]) => values.map((value) => ({ value, label: deviceWord(value) }));
const reasons = [
  { value: 'shown', label: 'Shown' },
  ...whyNotReasons.map((value) => ({ value, label: reasonLabels[value] })),
];

const marks = [
  { value: 'hot', label: 'Hot' },
  { value: 'featured', label: 'Featured' },
  { value: 'both', label: 'Hot and featured' },
];

export function SurveyFilters({ filters, answer, onChange }: Props) {
  const filter = (name: QueryName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange({ [name]: value }),
  });
  const suppliers = answer?.suppliers.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const countries = answer?.countries.map((value) => ({ value, label: countryName(value) ?? value })) ?? [];
  return (
    <Filters>
      <TextFilter label="Search" isFirst placeholder="Hash, ref or topic" {...filter('search')} />
      <ChoiceFilter label="Supplier" choices={suppliers} {...filter('supplier')} />
      {filters.user === undefined ? (
        <ChoiceFilter label="Country" choices={countries} {...filter('country')} />
      ) : (
        <ChoiceFilter
          label="For them"
          choices={reasons}
          given={filters.reason}
          onApply={(reason) => onChange({ reason, question: null })}
        />
      )}
      <ChoiceFilter label="State" all="Not closed" choices={worded(itemStatuses)} {...filter('status')} />
      <ChoiceFilter label="Device" choices={worded(surveyDevices)} {...filter('device')} />
      <ChoiceFilter
        label="Marks"
        choices={marks}
        given={markOf(filters)}
        onApply={(mark) => onChange(flagsOf(mark))}
      />
    </Filters>
  );
}
