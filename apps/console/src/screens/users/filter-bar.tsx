import { allCountries } from '@earnwall/domain/console/country-name';
import { useState } from 'react';
import { ChoiceFilter, DayFilter, Filters as FilterRow, TextFilter } from '#features/list/filters.tsx';
import { stateNames } from '#features/users/account-state.tsx';
import type { FilterName, Filters } from './user-filters.ts';

interface Props {
  filters: Filters;
  onChange: (name: FilterName, value: string | null) => void;
}

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

export function FilterBar({ filters, onChange }: Props) {
  const [countries] = useState(() => allCountries().map(({ code, name }) => ({ value: code, label: name })));
  const filter = (name: FilterName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  return (
    <FilterRow>
      <TextFilter label="Any id" placeholder="Paste any id" isFirst {...filter('q')} />
      <ChoiceFilter label="State" choices={states} {...filter('state')} />
      <ChoiceFilter label="Country" choices={countries} {...filter('country')} />
      <DayFilter label="Seen since (UTC)" {...filter('seen_since')} />
    </FilterRow>
  );
}
