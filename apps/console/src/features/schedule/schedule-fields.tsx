import { Button } from '@earnwall/ui/console/button';
import { Checkbox } from '@earnwall/ui/console/checkbox';
import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Listbox } from '@earnwall/ui/console/listbox';
import { presets, type ScheduleDraft, zoneOptions } from './schedule.ts';
import './schedule.css';

interface Props {
  value: ScheduleDraft;
  onChange: (change: Partial<ScheduleDraft>) => void;
  errors: Readonly<Record<string, readonly string[]>>;
  /** Of what runs: the start stays. */
  hasBegun?: boolean;
  /** What an empty end means, where it may be empty. */
  endHint?: string;
}

/** When it begins and ends, by the clocks of a named zone. */
export function ScheduleFields({ value, onChange, errors, hasBegun = false, endHint }: Props) {
  const { zone, startsNow, starts, ends } = value;
  return (
    <div className="schedule">
      {!hasBegun && (
        <fieldset className="schedule-presets" aria-label="Usual times">
          {presets.map(({ label, of }) => (
            <Button key={label} size="small" onClick={() => onChange(of(new Date(), zone))}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="schedule-times">
        {!hasBegun && (
          <div className="schedule-start">
            <Field label="Starts" error={errors.starts}>
              {(control) => (
                <TextInput
                  {...control}
                  type="datetime-local"
                  disabled={startsNow}
                  value={startsNow ? '' : starts}
                  onChange={(next) => onChange({ starts: next })}
                />
              )}
            </Field>
            <Checkbox
              label="At once"
              checked={startsNow}
              onChange={(next) => onChange({ startsNow: next })}
            />
          </div>
        )}
        <Field label="Ends" error={errors.ends} hint={endHint}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={ends}
              onChange={(next) => onChange({ ends: next })}
            />
          )}
        </Field>
        <Field label="Zone" error={errors.zone} hint="Both times are of its clocks.">
          {(control) => (
            <Listbox
              {...control}
              label="Zone"
              options={zoneOptions(zone)}
              value={zone}
              onChoose={(next) => onChange({ zone: next })}
              searchable
            />
          )}
        </Field>
      </div>
    </div>
  );
}
