import { allCountries } from '@earnwall/domain/console/country-name';
import { useState } from 'react';
import { ChoiceFilter, DayFilter, Filters as FilterRow, TextFilter } from '#features/list/filters.tsx';
import { stateNames } from '#features/users/account-state.tsx';
import type { FilterName, Filters } from './user-filters.ts';

interface Props {
  filters: Filters;
  /** What the answer said is wrong, by the filter. */
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (name: FilterName, value: string | null) => void;
}

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

export function FilterBar({ filters, errors, onChange }: Props) {
  const [countries] = useState(() => allCountries().map(({ code, name }) => ({ value: code, label: name })));
  const filter = (name: FilterName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  const figure = (name: FilterName) => ({
    ...filter(name),
    error: errors[name],
    inputMode: 'decimal' as const,
  });
  const disabledBecause = filters.app ? undefined : 'Choose an app first';
  return (
    <FilterRow>
      <TextFilter label="Any id" placeholder="Paste any id" isFirst {...filter('q')} />
      <ChoiceFilter label="State" choices={states} {...filter('state')} />
      <ChoiceFilter label="Country" choices={countries} {...filter('country')} />
      <DayFilter label="Seen since (UTC)" {...filter('seen_since')} />
      <TextFilter label="Balance at least" {...{ disabledBecause, ...figure('balance_min') }} />
      <TextFilter label="Balance at most" {...{ disabledBecause, ...figure('balance_max') }} />
      <TextFilter label="Completes at least" {...figure('completes_min')} />
      <TextFilter label="Reversals at least (%)" {...figure('reversal_rate_min')} />
    </FilterRow>
  );
}
