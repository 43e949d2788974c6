import { statKinds } from '@earnwall/contract/numbers';
import { allCountries } from '@earnwall/domain/console/country-name';
import { Listbox, type Option } from '@earnwall/ui/console/listbox';
import { Segmented } from '@earnwall/ui/console/segmented';
import { DayFilter } from '#features/list/filters.tsx';
import type { Numbers } from './numbers-answer.ts';
import { type NumbersFilters, queryOf, type ShownPeriod, shownPeriod } from './numbers-query.ts';
import { zoneOptions } from './zone-options.ts';

type Changes = Partial<Record<keyof NumbersFilters, string | null>>;

interface Props {
  filters: NumbersFilters;
  numbers: Numbers | undefined;
  onChange: (changes: Changes) => void;
}

const periods: readonly { value: ShownPeriod; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: '7d', label: '7 d' },
  { value: '28d', label: '28 d' },
  { value: 'month', label: 'Month' },
  { value: 'dates', label: 'Dates' },
];
const comparisons: readonly Option[] = [
  { value: 'weekdays', label: 'same weekdays' },
  { value: 'previous', label: 'days before' },
  { value: 'none', label: 'nothing' },
];
const kindLabels = {
  survey: 'surveys',
  offer: 'offers',
  bonus: 'bonuses',
  extension: 'extension',
  credit: 'credits',
};
const all = { value: '', label: 'all' };

const countries: readonly Option[] = [
  all,
  ...allCountries().map(({ code, name }) => ({ value: code, label: name, hint: code })),
  { value: 'none', label: 'Unknown' },
];

/** Period, comparison and filters; each has a default that the address leaves out. */
export function NumbersBar({ filters, numbers, onChange }: Props) {
  const period = shownPeriod(filters);
  // What is no choice is not asked for, nor shown as chosen.
  const asked = queryOf(filters);
  const suppliers = numbers?.suppliers ?? null;
  const choosePeriod = (chosen: ShownPeriod) =>
    onChange(
      chosen === 'dates'
        ? { period: null, from: numbers?.from ?? null, to: numbers?.to ?? null }
        : {
            period: chosen === 'yesterday' ? null : chosen,
            from: null,
            to: null,
            ...hoursGone(filters, chosen),
          },
    );
  const choose = (name: keyof NumbersFilters, usual: string) => (value: string) =>
    onChange({ [name]: value === usual ? null : value });
  return (
    <search className="numbers-bar">
      <Segmented label="Period" choices={periods} chosen={period} onChoose={choosePeriod} />
      {period === 'dates' && (
        <>
          <DayFilter label="From" given={filters.from} onApply={(from) => onChange({ from })} />
          <DayFilter label="To" given={filters.to} onApply={(to) => onChange({ to })} />
        </>
      )}
      <Listbox
        label="vs"
        options={comparisons}
        value={asked.compare ?? 'weekdays'}
        onChoose={choose('compare', 'weekdays')}
      />
      <Listbox
        label="Split"
        options={splitOptions(suppliers !== null, numbers)}
        value={asked.split ?? 'country'}
        onChoose={choose('split', 'country')}
      />
      <Listbox
        label="Country"
        options={countries}
        value={asked.country ?? ''}
        onChoose={choose('country', '')}
        searchable
      />
      {suppliers && (
        <Listbox
          label="Supplier"
          options={[
            all,
            ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: 'none' },
          ]}
          value={filters.supplier ?? ''}
          onChoose={choose('supplier', '')}
          searchable
        />
      )}
      <Listbox
        label="Kind"
        options={[all, ...statKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))]}
        value={asked.kind ?? ''}
        onChoose={choose('kind', '')}
      />
      <Listbox
        label="Zone"
        options={zoneOptions(filters.zone)}
        value={filters.zone ?? 'UTC'}
        onChoose={choose('zone', 'UTC')}
        searchable
      />
    </search>
  );
}

/** Hours of a long period are not listed. */
const hoursGone = ({ split }: NumbersFilters, period: ShownPeriod): Changes =>
  split === 'hour' && (period === '28d' || period === 'month') ? { split: 'day' } : {};

function splitOptions(isOperator: boolean, numbers: Numbers | undefined): Option[] {
  const isShort =
    numbers !== undefined && Date.parse(numbers.to) - Date.parse(numbers.from) < 7 * 24 * 3_600_000;
  return [
    { value: 'country', label: 'country' },
    { value: 'app', label: 'app' },
    { value: 'kind', label: 'kind' },
    ...(isOperator ? [{ value: 'supplier', label: 'supplier' }] : []),
    { value: 'day', label: 'day' },
    ...(isShort || numbers?.split === 'hour' ? [{ value: 'hour', label: 'hour' }] : []),
  ];
}
