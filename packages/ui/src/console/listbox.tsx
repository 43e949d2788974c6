import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { filterOptions } from './listbox-match.ts';
import { ListboxOptions, type Option } from './listbox-options.tsx';
import { useListboxKeys } from './use-listbox-keys.ts';
import { usePopover } from './use-popover.ts';
import './popover.css';
import './listbox.css';

export type { Option };

interface Props {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChoose: (value: string) => void;
  /** A field above the options that narrows them down. */
  searchable?: boolean | undefined;
  placeholder?: string | undefined;
  /** From a Field, which then has the label; otherwise the label stands inside, before the value. */
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** One of many. The focus stays in one place, `aria-activedescendant` names the active option. */
export function Listbox({
  label,
  options,
  value,
  onChoose,
  searchable = false,
  placeholder = 'Choose',
  ...control
}: Props) {
  const { anchor, popover, isOpen, open, close, floating } = usePopover();
  const [typed, setTyped] = useState('');
  const shown = searchable ? filterOptions(options, typed) : options;
  const listId = `${floating.id}-list`;
  const choose = (option: Option) => {
    close();
    anchor.current?.focus();
    onChoose(option.value);
  };
  const { active, setActive, onKeyDown } = useListboxKeys({
    shown,
    value,
    isOpen,
    open,
    close,
    choose,
    searchable,
  });
  const chosen = options.find((option) => option.value === value);
  // The name of the field alone would hide a plain button's value from screen readers.
  const isNamedByField = control.id !== undefined && !searchable;
  const combobox = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isOpen && active !== null ? `${listId}-${active}` : undefined,
  } as const;

  return (
    <>
      <button
        type="button"
        ref={anchor}
        {...control}
        className={classNames(
          'c-button c-button-plain c-listbox',
          control.id !== undefined && 'c-listbox-field',
        )}
        popoverTarget={floating.id}
        aria-haspopup={searchable ? 'dialog' : 'listbox'}
        aria-label={isNamedByField ? undefined : `${label} ${chosen?.label ?? placeholder}`}
        {...(!searchable && combobox)}
        onKeyDown={searchable ? undefined : onKeyDown}
      >
        {control.id === undefined && <span className="c-listbox-label">{label}</span>}
        <span className={chosen ? undefined : 'c-muted'}>{chosen?.label ?? placeholder}</span>
        <ChevronDown />
      </button>
      <div
        {...floating}
        className="c-popover"
        onToggle={(event) => {
          if (event.newState === 'open') popover.current?.querySelector('input')?.focus();
          else setTyped('');
        }}
      >
        {searchable && (
          <input
            className="c-listbox-search"
            type="text"
            {...combobox}
            aria-autocomplete="list"
            aria-label={`Search ${label.toLowerCase()}`}
            placeholder="Search"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        )}
        <ListboxOptions
          id={listId}
          label={label}
          // Closed, a long list would be a weight for nothing.
          shown={isOpen ? shown : []}
          active={isOpen ? active : null}
          value={value}
          onChoose={choose}
        />
        {shown.length === 0 && (
          <p className="c-listbox-none" role="status">
            Nothing found
          </p>
        )}
      </div>
    </>
  );
}
