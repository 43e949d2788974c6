import { useId } from 'react';

interface Props {
  label: string;
  /** 0 as long as nothing is picked. */
  value: number;
  options: readonly { value: number; name: string; closed: boolean }[];
  onChange: (value: number) => void;
}

/** One part of a date, by the platform's own list: nothing is easier on a phone. */
export function DateSelect({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field-control"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0} disabled>
          –
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.closed}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
