import { auditRoles } from '@earnwall/contract/console-access';
import { ChoiceFilter, DayFilter, Filters as FilterRow, TextFilter } from '#features/list/filters.tsx';
import { kindWords } from './audit-event.ts';
import type { FilterName, Filters } from './audit-filters.ts';

interface Props {
  filters: Filters;
  onChange: (name: FilterName, value: string | null) => void;
}

const roles = auditRoles.map((value) => ({ value, label: value }));
const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));

export function FilterBar({ filters, onChange }: Props) {
  const filter = (name: FilterName) => ({
    given: filters[name],
    onApply: (value: string | null) => onChange(name, value),
  });
  return (
    <FilterRow>
      <TextFilter label="Who" isFirst {...filter('who')} />
      <ChoiceFilter label="Role" choices={roles} {...filter('role')} />
      <TextFilter label="What" {...filter('what')} />
      <TextFilter label="On" {...filter('on')} />
      <TextFilter label="User" {...filter('user')} />
      <TextFilter label="Reason" {...filter('reason')} />
      <TextFilter label="Request" {...filter('request')} />
      <ChoiceFilter label="Kind" choices={kinds} {...filter('kind')} />
      <DayFilter label="From (UTC)" {...filter('from')} />
      <DayFilter label="To (UTC)" {...filter('to')} />
    </FilterRow>
  );
}
