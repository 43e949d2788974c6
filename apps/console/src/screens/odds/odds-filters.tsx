import { surveyDevices } from '@earnwall/contract/inventory';
import { ChoiceFilter, DayFilter, Filters as FilterRow, TextFilter } from '#features/list/filters.tsx';
import type { FilterName } from './odds-query.ts';

interface Props {
  filters: Partial<Record<FilterName, string>>;
  onChange: (name: FilterName, value: string | null) => void;
}

const words: Readonly<Record<string, string>> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' };
const devices = surveyDevices.map((value) => ({ value, label: words[value] ?? value }));

export function OddsFilters({ filters, onChange }: Props) {
  const filter = (name: FilterName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  return (
    <FilterRow>
      <TextFilter label="Supplier" placeholder="Its id" isFirst {...filter('supplier')} />
      <TextFilter label="Country" placeholder="Such as US" {...filter('country')} />
      <ChoiceFilter label="Device" choices={devices} {...filter('device')} />
      <DayFilter label="From (UTC)" {...filter('from')} />
      <DayFilter label="To (UTC)" {...filter('to')} />
    </FilterRow>
  );
}
