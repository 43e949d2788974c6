import ChevronDown from 'lucide-react/icons/chevron-down';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import './inputs.css';

interface Typed {
  value: string;
  onChange: (value: string) => void;
}

type Without<Attributes> = Omit<Attributes, 'value' | 'onChange' | 'className' | 'prefix'>;

interface TextProps extends Typed, Without<InputHTMLAttributes<HTMLInputElement>> {
  /** For ids, keys and addresses. */
  mono?: boolean | undefined;
  /** An icon or sign before what is typed. */
  prefix?: ReactNode;
  /** A unit, or a key that leads here, after what is typed. */
  suffix?: ReactNode;
}

export function TextInput({ value, onChange, mono = false, prefix, suffix, ...rest }: TextProps) {
  return (
    <span className={classNames('c-input', mono && 'c-mono')}>
      {Boolean(prefix) && <span className="c-input-side">{prefix}</span>}
      <input type="text" {...rest} value={value} onChange={(event) => onChange(event.target.value)} />
      {Boolean(suffix) && <span className="c-input-side">{suffix}</span>}
    </span>
  );
}

/** A text all the same: `type=number` would throw away what is typed wrongly instead of saying so. */
export function NumberInput(props: TextProps) {
  return <TextInput inputMode="decimal" autoComplete="off" {...props} />;
}

interface AreaProps extends Typed, Without<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  mono?: boolean | undefined;
}

export function TextArea({ value, onChange, mono = false, ...rest }: AreaProps) {
  return (
    <textarea
      rows={3}
      {...rest}
      className={classNames('c-textarea', mono && 'c-mono')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface SelectProps extends Typed, Without<SelectHTMLAttributes<HTMLSelectElement>> {
  choices: readonly { value: string; label: string; disabled?: boolean | undefined }[];
}

export function Select({ value, onChange, choices, ...rest }: SelectProps) {
  return (
    <span className="c-input c-select">
      <select {...rest} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map(({ value: choice, label, disabled }) => (
          <option key={choice} value={choice} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  );
}
