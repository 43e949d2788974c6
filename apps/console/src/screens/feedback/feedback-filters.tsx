import { outcomes } from '@earnwall/contract/outcomes';
import { ChoiceFilter, DayFilter, Filters as FilterRow, TextFilter } from '#features/list/filters.tsx';
import { outcomeWords } from '#features/outcomes/outcome-words.ts';
import { type FilterName, type Filters, optionWords } from './feedback-words.ts';

interface Props {
  filters: Filters;
  onChange: (name: FilterName, value: string | null) => void;
}

const starChoices = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 star' : `${stars} stars`,
}));
const outcomeChoices = outcomes.map((value) => ({ value, label: outcomeWords[value] }));
const optionChoices = Object.entries(optionWords).map(([value, label]) => ({ value, label }));

export function FeedbackFilters({ filters, onChange }: Props) {
  const filter = (name: FilterName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  return (
    <FilterRow>
      <ChoiceFilter label="Stars" choices={starChoices} {...filter('stars')} />
      <ChoiceFilter label="What went wrong" choices={optionChoices} {...filter('option')} />
      <ChoiceFilter label="Text" choices={[{ value: '1', label: 'With a text' }]} {...filter('text')} />
      <ChoiceFilter label="Ended" choices={outcomeChoices} {...filter('outcome')} />
      <TextFilter label="Supplier" placeholder="Its id" isFirst {...filter('supplier')} />
      <TextFilter label="Survey" placeholder="Its hash" {...filter('survey')} />
      <TextFilter label="Country" placeholder="Such as US" {...filter('country')} />
      <DayFilter label="From (UTC)" {...filter('from')} />
      <DayFilter label="To (UTC)" {...filter('to')} />
    </FilterRow>
  );
}
