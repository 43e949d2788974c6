import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';

interface Props {
  value: string;
  onChange: (value: string) => void;
  example: string;
  error?: readonly string[] | undefined;
}

export function FactorName({ value, onChange, example, error }: Props) {
  return (
    <Field label="Name" hint="To tell it apart from your others; may stay empty." error={error}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={60}
          autoComplete="off"
          placeholder={example}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
