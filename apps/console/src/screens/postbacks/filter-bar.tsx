import { ChoiceFilter, DayFilter, Filters as FilterRow, TextFilter } from '#features/list/filters.tsx';
import type { FilterName, Filters } from './postback-filters.ts';
import { stateWords, typeWords } from './postback-words.ts';

interface Props {
  filters: Filters;
  /** How many are dead; undefined until it is known. */
  dead: number | undefined;
  onChange: (name: FilterName, value: string | null) => void;
}

const most = 1000;
const deadText = (dead: number) => ` (${dead >= most ? '1,000 or more' : dead})`;
const types = Object.entries(typeWords).map(([value, label]) => ({ value, label }));

export function FilterBar({ filters, dead, onChange }: Props) {
  const filter = (name: FilterName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  const states = Object.entries(stateWords).map(([value, { word }]) => ({
    value,
    label: word + (value === 'dead' && dead !== undefined ? deadText(dead) : ''),
  }));
  return (
    <FilterRow>
      <TextFilter label="User" placeholder="any id" isFirst {...filter('user')} />
      <TextFilter label="Transaction" placeholder="tx_…" {...filter('transaction')} />
      <ChoiceFilter label="State" choices={states} {...filter('state')} />
      <ChoiceFilter label="Type" choices={types} {...filter('type')} />
      <DayFilter label="From (UTC)" {...filter('from')} />
      <DayFilter label="To (UTC)" {...filter('to')} />
    </FilterRow>
  );
}
