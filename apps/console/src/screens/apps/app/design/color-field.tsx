import { TextInput } from '@earnwall/ui/console/inputs';
import type { HexColor } from '@earnwall/ui/design/readable-color';
import { useId, useState } from 'react';
import { hexOf } from './hex.ts';

interface Props {
  label: string;
  value: string;
  onChange: (color: HexColor) => void;
}

/** One of the colors in a row: the browser's own picker, and the color as text. */
export function ColorField({ label, value, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const hex = hexOf(typed ?? value);
  return (
    <div className="design-row">
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        mono
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        aria-invalid={hex === null || undefined}
        prefix={
          <input
            type="color"
            className="color-pick"
            aria-label={`Pick: ${label}`}
            value={value}
            onChange={(event) => onChange(event.target.value as HexColor)}
          />
        }
        value={typed ?? value}
        onChange={(text) => {
          setTyped(text);
          const color = hexOf(text);
          if (color !== null) onChange(color);
        }}
        // What is no color goes back to the one there was.
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
