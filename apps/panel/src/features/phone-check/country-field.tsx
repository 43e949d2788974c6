import type { PhoneCountry } from '@earnwall/contract/calling-codes';
import { Field } from '@earnwall/ui/primitives/field';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useText } from '#lib/text/text.tsx';
import { foundCountries, type NamedCountry, namedCountries, placeAfter } from './countries.ts';
import { CountryList } from './country-list.tsx';
import { Flag } from './flag.tsx';

interface Props {
  country: PhoneCountry;
  isFixed: boolean;
  onChoose: (country: PhoneCountry) => void;
}

const worded = ({ name, code }: NamedCountry) => `${name} (+${code})`;

/** A combobox: it shows the chosen country, and whatever is typed looks for another one. */
export function CountryField({ country, isFixed, onChoose }: Props) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const all = useMemo(() => namedCountries(locale), [locale]);
  const chosen = all.find((each) => each.country === country);
  /** Null while the list is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const isOpen = query !== null && !isFixed;
  const found = useMemo(() => foundCountries(all, query ?? ''), [all, query]);

  const input = useRef<HTMLInputElement>(null);

  // Closed again, the next key looks for another country instead of adding to the name of this one.
  useEffect(() => {
    if (!isOpen && document.activeElement === input.current) input.current?.select();
  }, [isOpen]);

  const look = (typed: string | null) => {
    setQuery(typed);
    setPlace(typed === null || typed === '' ? null : 0);
  };
  const open = () => {
    if (isOpen || isFixed) return;
    setQuery('');
    setPlace(all.findIndex((each) => each.country === country));
  };
  const choose = (option: NamedCountry | undefined) => {
    if (option) onChoose(option.country);
    look(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, found.length);
    if (next !== null && isOpen) setPlace(next);
    else if (next !== null) open();
    else if (event.key === 'Enter' && isOpen) choose(place === null ? undefined : found[place]);
    else if (event.key === 'Escape' && isOpen) look(null);
    else return;
    // Enter sends the form and Escape closes the dialog: not while they mean something here.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="country">
      <Field label={text('phone_check_country')}>
        {(control) => (
          <div className="country-control">
            <Flag country={country} />
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              readOnly={isFixed}
              value={query ?? (chosen ? worded(chosen) : '')}
              placeholder={chosen && worded(chosen)}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-activedescendant={isOpen && place !== null ? `${id}-${place}` : undefined}
              onClick={open}
              onFocus={(event) => event.target.select()}
              onBlur={() => look(null)}
              onChange={(event) => look(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </Field>
      {isOpen && <CountryList id={id} found={found} active={place} chosen={country} onChoose={choose} />}
      <p className="unseen" role="status">
        {query && text('phone_check_countries_found', { count: found.length })}
      </p>
    </div>
  );
}
