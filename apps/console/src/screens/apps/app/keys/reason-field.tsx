import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | readonly string[] | undefined;
}

/** Why, for the audit. Never the place for a secret. */
export function ReasonField({ value, onChange, error }: Props) {
  return (
    <Field label="Reason" hint="Stands in the audit." error={error}>
      {(control) => (
        <TextInput {...control} value={value} onChange={onChange} maxLength={500} autoComplete="off" />
      )}
    </Field>
  );
}
