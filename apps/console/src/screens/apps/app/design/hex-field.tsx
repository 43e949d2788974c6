import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import type { HexColor } from '@earnwall/ui/design/readable-color';
import { useState } from 'react';
import { ColorDot } from './color-dot.tsx';
import { hexOf } from './hex.ts';

interface Props {
  label: string;
  value: string;
  onChange: (color: HexColor) => void;
}

/** What is typed stays as it is; a color is taken as soon as it is one. */
export function HexField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const hex = hexOf(typed ?? value);
  return (
    <Field label={label} error={hex === null ? 'A color is # and six digits, such as #5b5bf5.' : undefined}>
      {(control) => (
        <TextInput
          {...control}
          mono
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          prefix={<ColorDot color={hex ?? value} />}
          value={typed ?? value}
          onChange={(text) => {
            setTyped(text);
            const color = hexOf(text);
            if (color !== null) onChange(color);
          }}
          onBlur={() => {
            if (hex !== null) setTyped(null);
          }}
        />
      )}
    </Field>
  );
}
