import { Field } from '@earnwall/ui/primitives/field';

interface Props {
  label: string;
  /** 0 as long as nothing is picked. */
  value: number;
  options: readonly { value: number; name: string; closed: boolean }[];
  onChange: (value: number) => void;
}

/** One part of a date, by the platform's own list: nothing is easier on a phone. */
export function DateSelect({ label, value, options, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0} disabled>
            –
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.closed}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
