import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import { useState } from 'react';
import { fieldLabels } from './fields.ts';

interface Props {
  value: number | null;
  onChange: (columns: number | null) => void;
}

const isCount = (text: string) => /^([1-9]|1[0-2])?$/.test(text);

/** The most columns of the list; what is typed wrongly stays, and is not taken. */
export function ColumnsField({ value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value?.toString() ?? '';
  const isRight = isCount(text);
  return (
    <Field
      label={fieldLabels.col_qty}
      hint="Empty for as many as fit."
      error={isRight ? undefined : 'A whole number from 1 to 12.'}
    >
      {(control) => (
        <NumberInput
          {...control}
          value={text}
          onChange={(next) => {
            setTyped(next);
            if (isCount(next)) onChange(next === '' ? null : Number(next));
          }}
          onBlur={() => isRight && setTyped(null)}
        />
      )}
    </Field>
  );
}
