import type { Hours } from '@earnwall/contract/entities/notifications';
import { Field } from '@earnwall/ui/primitives/field';
import { useLocale, useText } from '#lib/text/text.tsx';
import { hourText } from './hour-text.ts';

const everyHour = Array.from({ length: 24 }, (_, hour) => hour);

/** When nothing is sent, in the time of this browser. */
export function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const text = useText();
  const locale = useLocale();
  const ends = [
    { end: 'from', label: text('alerts_quiet_from') },
    { end: 'until', label: text('alerts_quiet_until') },
  ] as const;
  return (
    <div className="alert-quiet">
      {ends.map(({ end, label }) => (
        <Field key={end} label={label}>
          {(control) => (
            <select
              {...control}
              value={hours[end]}
              onChange={({ target }) => onChange({ ...hours, [end]: Number(target.value) })}
            >
              {everyHour.map((hour) => (
                <option key={hour} value={hour}>
                  {hourText(hour, locale)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}
