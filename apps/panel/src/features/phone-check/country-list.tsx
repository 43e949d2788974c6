import type { PhoneCountry } from '@earnwall/contract/calling-codes';
import { useEffect } from 'react';
import { useText } from '#lib/text/text.tsx';
import type { NamedCountry } from './countries.ts';
import { Flag } from './flag.tsx';

interface Props {
  id: string;
  found: readonly NamedCountry[];
  active: number | null;
  chosen: PhoneCountry;
  onChoose: (country: NamedCountry) => void;
}

export function CountryList({ id, found, active, chosen, onChoose }: Props) {
  const text = useText();
  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  if (found.length === 0) return <p className="countries-none">{text('phone_check_countries_none')}</p>;
  return (
    <div id={`${id}-list`} className="countries" role="listbox" aria-label={text('phone_check_countries')}>
      {found.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
        <div
          key={option.country}
          id={`${id}-${index}`}
          className="countries-row"
          role="option"
          data-active={index === active || undefined}
          aria-selected={option.country === chosen}
          // A press must not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <Flag country={option.country} />
          <span className="countries-name">{option.name}</span>
          <bdi className="countries-code">+{option.code}</bdi>
        </div>
      ))}
    </div>
  );
}
