import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { itemStatuses, offerPlatforms } from '@earnwall/contract/inventory';
import { allCountries } from '@earnwall/domain/console/country-name';
import { useState } from 'react';
import { deviceWord } from '#features/inventory/words.ts';
import { ChoiceFilter, Filters, TextFilter } from '#features/list/filters.tsx';
import type { QueryName } from './offer-query.ts';
import { platformWord } from './offer-words.ts';

interface Props {
  filters: Partial<Record<QueryName, string>>;
  answer: ConsoleAnswerOf<'console/inventory/get-inventory-offers'> | undefined;
  onChange: (name: QueryName, value: string | null) => void;
}

const categories = [
  { value: 'game', label: 'Games' },
  { value: 'other', label: 'Others' },
];
const platforms = offerPlatforms.map((value) => ({ value, label: platformWord(value) }));
const statuses = itemStatuses.map((value) => ({ value, label: deviceWord(value) }));

export function OfferFilters({ filters, answer, onChange }: Props) {
  const filter = (name: QueryName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  const [countries] = useState(() => allCountries().map(({ code, name }) => ({ value: code, label: name })));
  const networks = answer?.networks.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <Filters>
      <TextFilter label="Search" isFirst placeholder="Name or id" {...filter('search')} />
      <ChoiceFilter label="Network" choices={networks} {...filter('network')} />
      <ChoiceFilter label="Country" choices={countries} {...filter('country')} />
      <ChoiceFilter label="Category" choices={categories} {...filter('category')} />
      <ChoiceFilter label="Platform" choices={platforms} {...filter('platform')} />
      <ChoiceFilter label="State" all="Not closed" choices={statuses} {...filter('status')} />
      <ChoiceFilter
        label="Featured"
        choices={[{ value: '1', label: 'Featured only' }]}
        {...filter('featured')}
      />
    </Filters>
  );
}
