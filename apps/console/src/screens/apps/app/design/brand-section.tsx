import { Section } from '@earnwall/ui/console/section';
import { type PaletteName, paletteNames, palettesFrom } from '@earnwall/ui/design/palettes';
import type { HexColor } from '@earnwall/ui/design/readable-color';
import { useMemo, useState } from 'react';
import { BrandPicker } from './brand-picker.tsx';
import type { EditedDesign } from './edited-design.ts';
import { colorFields } from './fields.ts';
import { hexOf } from './hex.ts';
import { PaletteCards } from './palette-cards.tsx';

interface Props {
  value: EditedDesign;
  change: (patch: Partial<EditedDesign>) => void;
}

/** A palette may show the brand in a more readable tone: what was picked is remembered beside it. */
interface Picked {
  brand: HexColor;
  /** The tone that the design has for it. */
  shown: string;
}

/** One brand color. While the design is one of its palettes, all colors follow it; else only the brand's own does. */
export function BrandSection({ value, change }: Props) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const brand = picked?.shown === value.first_color ? picked.brand : (hexOf(value.first_color) ?? '#5b5bf5');
  const palettes = useMemo(() => palettesFrom(brand), [brand]);
  const chosen = paletteNames.find((name) =>
    colorFields.every((field) => palettes[name][field] === value[field]),
  );

  const show = (color: HexColor, name: PaletteName | undefined) => {
    const patch = name ? palettesFrom(color)[name] : { first_color: color };
    setPicked({ brand: color, shown: patch.first_color });
    change(patch);
  };
  return (
    <Section title="Brand color">
      <BrandPicker value={brand} onChange={(color) => show(color, chosen)} />
      <PaletteCards palettes={palettes} chosen={chosen ?? null} onChoose={(name) => show(brand, name)} />
      {!chosen && <p className="c-muted">Choose a palette to have all colors follow the brand color.</p>}
    </Section>
  );
}
