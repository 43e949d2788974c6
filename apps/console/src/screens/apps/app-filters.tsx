import { TextInput } from '@earnwall/ui/console/inputs';
import { Listbox } from '@earnwall/ui/console/listbox';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import type { AppFilters as Filters } from './use-app-filters.ts';
import './apps.css';

const states = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed_to_new_users', label: 'No new users' },
  { value: 'off', label: 'Off' },
];
const modes = [
  { value: '', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
];
const pauseMs = 250;

interface Props {
  filters: Filters;
  onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

export function AppFilters({ filters, onChange }: Props) {
  return (
    <search className="apps-filters">
      <SearchField value={filters.search ?? ''} onChange={(search) => onChange({ search })} />
      <Listbox
        label="State"
        options={states}
        value={filters.state ?? ''}
        onChoose={(state) => onChange({ state })}
      />
      <Listbox
        label="Mode"
        options={modes}
        value={filters.mode ?? ''}
        onChoose={(mode) => onChange({ mode, test: null })}
      />
    </search>
  );
}

/** Searches when somebody pauses; the address may change it as well. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => changed.current(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextInput
      type="search"
      aria-label="Search apps"
      placeholder="Name or id"
      data-filter=""
      prefix={<Search />}
      value={typed}
      onChange={setTyped}
    />
  );
}
