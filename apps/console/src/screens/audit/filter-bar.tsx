import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import { kindWords } from './audit-event.ts';
import type { FilterName, Filters } from './audit-filters.ts';

interface Props {
  filters: Filters;
  onChange: (name: FilterName, value: string | null) => void;
}

const kinds = [
  { value: '', label: 'All' },
  ...Object.entries(kindWords).map(([value, label]) => ({ value, label })),
];

/** The app is chosen above, as on every page. */
export function FilterBar({ filters, onChange }: Props) {
  const text = (name: FilterName) => ({
    given: filters[name] ?? '',
    onApply: (value: string) => onChange(name, value || null),
  });
  return (
    <search className="audit-filters">
      <TextFilter label="Who" isFirst key={`who ${filters.who}`} {...text('who')} />
      <TextFilter label="What" key={`what ${filters.what}`} {...text('what')} />
      <TextFilter label="User" key={`user ${filters.user}`} {...text('user')} />
      <Field label="Kind">
        {(control) => (
          <Select
            {...control}
            value={filters.kind ?? ''}
            onChange={(value) => onChange('kind', value || null)}
            choices={kinds}
          />
        )}
      </Field>
      <DayFilter label="From (UTC)" {...text('from')} />
      <DayFilter label="To (UTC)" {...text('to')} />
    </search>
  );
}

interface TextProps {
  label: string;
  given: string;
  onApply: (value: string) => void;
  isFirst?: boolean;
}

/** Applied by Enter or on leaving: not with every letter, each of which would be a search. */
function TextFilter({ label, given, onApply, isFirst = false }: TextProps) {
  const [typed, setTyped] = useState(given);
  const apply = () => {
    if (typed.trim() !== given) onApply(typed.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form onSubmit={submit}>
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={setTyped}
            onBlur={apply}
            maxLength={128}
            autoComplete="off"
            {...(isFirst && { 'data-filter': '' })}
          />
        )}
      </Field>
    </form>
  );
}

function DayFilter({ label, given, onApply }: TextProps) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} type="date" value={given} onChange={onApply} />}
    </Field>
  );
}
