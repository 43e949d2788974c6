import { Checkbox } from '@earnwall/ui/console/checkbox';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput, Select, TextArea, TextInput } from '@earnwall/ui/console/inputs';
import { errorsAt } from './errors-at.ts';
import { type Draft, linesOf, type SettingField } from './setting-fields.ts';

interface Props {
  fields: readonly SettingField[];
  draft: Draft;
  onChange: (name: string, value: string) => void;
  errors: Readonly<Record<string, readonly string[]>>;
}

/** A field for each setting; an error stands at the field that its pointer names. */
export function SettingsForm({ fields, draft, onChange, errors }: Props) {
  return fields.map((field) => (
    <SettingInput
      key={field.name}
      field={field}
      value={draft[field.name] ?? ''}
      onChange={(value) => onChange(field.name, value)}
      error={errorsAt(errors, `/settings/${field.name}`)}
    />
  ));
}

interface InputProps {
  field: SettingField;
  value: string;
  onChange: (value: string) => void;
  error: readonly string[];
}

function SettingInput({ field, value, onChange, error }: InputProps) {
  const { name, kind, label, required, choices, fallback } = field;
  const title = required ? label : `${label} (optional)`;
  if (kind === 'switch') {
    const isOn = (value || fallback) === 'true';
    return <Checkbox label={label} checked={isOn} onChange={(checked) => onChange(String(checked))} />;
  }
  if (kind === 'choices')
    return <Choices label={label} choices={choices} value={value} onChange={onChange} error={error} />;
  return (
    <Field label={title} hint={hintOf(field)} error={error}>
      {(control) => {
        const typed = { ...control, name, value, onChange, autoComplete: 'off' };
        if (kind === 'choice')
          return (
            <Select
              {...typed}
              choices={[
                { value: '', label: fallback === null ? 'Choose' : `${fallback} (usual)` },
                ...choices.map((choice) => ({ value: choice, label: choice })),
              ]}
            />
          );
        if (kind === 'number') return <NumberInput {...typed} {...(fallback && { placeholder: fallback })} />;
        if (kind === 'list' || kind === 'json') return <TextArea {...typed} mono spellCheck={false} />;
        return <TextInput {...typed} mono spellCheck={false} {...(fallback && { placeholder: fallback })} />;
      }}
    </Field>
  );
}

function hintOf({ kind, fallback }: SettingField): string | undefined {
  const usual = fallback ? `Empty: ${fallback.replaceAll('\n', ', ').slice(0, 120)}.` : '';
  if (kind === 'list') return `One in each line. ${usual}`.trim();
  // Others show it in the field.
  return kind === 'json' ? `As JSON. ${usual}`.trim() : undefined;
}

interface ChoicesProps extends Pick<InputProps, 'value' | 'onChange' | 'error'> {
  label: string;
  choices: readonly string[];
}

function Choices({ label, choices, value, onChange, error }: ChoicesProps) {
  const chosen = linesOf(value);
  const toggle = (choice: string, isOn: boolean) =>
    onChange(choices.filter((each) => (each === choice ? isOn : chosen.includes(each))).join('\n'));
  return (
    <fieldset className="stack supplier-choices">
      <legend className="c-field-label">{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={choice.replaceAll('_', ' ')}
          checked={chosen.includes(choice)}
          onChange={(isOn) => toggle(choice, isOn)}
        />
      ))}
      <p className="c-field-error" aria-live="polite">
        {error.join(' ')}
      </p>
    </fieldset>
  );
}
