import type { AppSource } from '@earnwall/contract/entities/app-settings';
import { allCountries, countryName } from '@earnwall/domain/console/country-name';
import { Button } from '@earnwall/ui/console/button';
import { Listbox } from '@earnwall/ui/console/listbox';
import { Switch } from '@earnwall/ui/console/switch';
import X from 'lucide-react/icons/x';

interface Props {
  source: AppSource;
  isDisabled: boolean;
  /** Null takes it away. */
  onChange: (next: AppSource | null) => void;
}

const countries = allCountries().map(({ code, name }) => ({ value: code, label: name, hint: code }));

export function SourceRow({ source, isDisabled, onChange }: Props) {
  const { disabled_countries: closed } = source;
  const setClosed = (codes: string[]) => onChange({ ...source, disabled_countries: codes.sort() });
  return (
    <li>
      <div className="settings-source">
        <Switch
          label={source.source}
          checked={source.enabled}
          disabled={isDisabled}
          onChange={(enabled) => onChange({ ...source, enabled })}
        />
      </div>
      <div className="settings-countries">
        {closed.length > 0 && <span className="c-muted">Closed in</span>}
        {closed.map((code) => (
          <Button
            key={code}
            size="small"
            icon={<X />}
            disabled={isDisabled}
            aria-label={`Open ${source.source} in ${countryName(code) ?? code}`}
            onClick={() => setClosed(closed.filter((one) => one !== code))}
          >
            {countryName(code) ?? code}
          </Button>
        ))}
        {!isDisabled && (
          <Listbox
            label={`Close ${source.source} in`}
            placeholder="a country"
            searchable
            options={countries.filter(({ value }) => !closed.includes(value))}
            value={null}
            onChoose={(code) => setClosed([...closed, code])}
          />
        )}
      </div>
      <Button
        kind="quiet"
        size="small"
        disabled={isDisabled}
        aria-label={`Remove source ${source.source}`}
        onClick={() => onChange(null)}
      >
        Remove
      </Button>
    </li>
  );
}
