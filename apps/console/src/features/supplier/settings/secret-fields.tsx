import { Field } from '@earnwall/ui/console/field';
import { TextArea, TextInput } from '@earnwall/ui/console/inputs';
import { errorsAt } from './errors-at.ts';
import { linesOf } from './setting-fields.ts';

export interface SecretField {
  name: string;
  required: boolean;
  many: boolean;
}

interface Props {
  fields: readonly SecretField[];
  typed: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  errors: Readonly<Record<string, readonly string[]>>;
}

/** Written, and never shown again. */
export function SecretFields({ fields, typed, onChange, errors }: Props) {
  return fields.map(({ name, required, many }) => (
    <Field
      key={name}
      label={required ? name : `${name} (optional)`}
      hint={many ? 'One in each line: the first signs, all are accepted.' : undefined}
      error={errorsAt(errors, `/secrets/${name}`)}
    >
      {(control) => {
        const shared = { value: typed[name] ?? '', onChange: (value: string) => onChange(name, value) };
        return many ? (
          <TextArea {...control} {...shared} mono rows={2} spellCheck={false} autoComplete="off" />
        ) : (
          <TextInput {...control} {...shared} mono type="password" autoComplete="new-password" />
        );
      }}
    </Field>
  ));
}

/** As they are sent; what is empty is left out. */
export function readSecrets(
  fields: readonly SecretField[],
  typed: Readonly<Record<string, string>>,
): Record<string, string | string[]> {
  const read = fields.flatMap(({ name, many }) => {
    const lines = linesOf(typed[name] ?? '');
    const [first] = lines;
    return first === undefined ? [] : [[name, many ? lines : first] as const];
  });
  return Object.fromEntries(read);
}
