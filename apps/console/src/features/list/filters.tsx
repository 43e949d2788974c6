import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, type ReactNode, useState } from 'react';
import './filters.css';

/** The filters above a list. The app is chosen in the top bar, as on every page. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <search className="filters">{children}</search>
);

interface Props {
  label: string;
  given: string | undefined;
  /** Null where it was emptied. */
  onApply: (value: string | null) => void;
}

interface TextProps extends Props {
  /** Where `/` leads. */
  isFirst?: boolean;
  placeholder?: string;
  inputMode?: 'decimal' | 'numeric';
  /** What the answer said is wrong with it. */
  error?: readonly string[] | undefined;
  /** Why it cannot be used yet. */
  disabledBecause?: string | undefined;
}

/** Applied by Enter or on leaving: not with every letter, each of which would be a search. */
export function TextFilter(props: TextProps) {
  // Whatever changes the filter from outside is shown.
  return <TypedFilter key={props.given ?? ''} {...props} />;
}

function TypedFilter({ label, given = '', onApply, isFirst = false, placeholder, ...more }: TextProps) {
  const { inputMode, error, disabledBecause } = more;
  const [typed, setTyped] = useState(given);
  const apply = () => {
    if (typed.trim() !== given) onApply(typed.trim() || null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form onSubmit={submit}>
      <Field label={label} error={error} hint={disabledBecause}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={setTyped}
            onBlur={apply}
            maxLength={128}
            autoComplete="off"
            disabled={disabledBecause !== undefined}
            {...(inputMode && { inputMode })}
            {...(placeholder && { placeholder })}
            {...(isFirst && { 'data-filter': '' })}
          />
        )}
      </Field>
    </form>
  );
}

interface ChoiceProps extends Props {
  choices: readonly { value: string; label: string }[];
  /** What it says when nothing is chosen. */
  all?: string;
}

export function ChoiceFilter({ label, given = '', onApply, choices, all = 'All' }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={given}
          onChange={(value) => onApply(value || null)}
          choices={[{ value: '', label: all }, ...choices]}
        />
      )}
    </Field>
  );
}

export function DayFilter({ label, given = '', onApply }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput {...control} type="date" value={given} onChange={(value) => onApply(value || null)} />
      )}
    </Field>
  );
}
