import { type Palette, type PaletteName, paletteNames } from '@earnwall/ui/design/palettes';
import CircleCheck from 'lucide-react/icons/circle-check';

const labels: Readonly<Record<PaletteName, string>> = { calm: 'Calm', vivid: 'Vivid', night: 'Night' };

interface Props {
  palettes: Readonly<Record<PaletteName, Palette>>;
  chosen: PaletteName | null;
  onChoose: (name: PaletteName) => void;
}

/** Three finished palettes of the brand color; the chosen one follows it. */
export function PaletteCards({ palettes, chosen, onChoose }: Props) {
  return (
    <fieldset className="palettes">
      <legend className="c-unseen">Palette</legend>
      {paletteNames.map((name) => (
        <button
          key={name}
          type="button"
          className="palette"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          <span className="palette-colors" aria-hidden="true">
            {swatchesOf(palettes[name]).map(([field, color]) => (
              <span key={field} style={{ background: color }} />
            ))}
          </span>
          <span className="palette-name">
            {name === chosen && <CircleCheck />}
            {labels[name]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

const swatchesOf = ({ first_color, second_color, pages_bg, components_bg, text_default }: Palette) =>
  Object.entries({ first_color, second_color, pages_bg, components_bg, text_default });
