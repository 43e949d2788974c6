// The panel's own two designs: used when a publisher has none, and as the fallback for each color that a
// publisher's design leaves out or has malformed.
import { defaultDesigns } from '@earnwall/contract/default-design';
import type { Design } from '@earnwall/contract/entities/design';
import { type HexColor, toHexColor } from './readable-color.ts';

const COLOR_FIELDS = [
  'pages_bg',
  'surveys_list_bg',
  'components_bg',
  'actions_bg',
  'text_default',
  'text_secondary',
  'first_color',
  'second_color',
  'third_color',
  'critical_color',
] as const satisfies readonly (keyof Design)[];

export type DesignColors = Record<(typeof COLOR_FIELDS)[number], HexColor>;

/** The colors of a design, each one missing or malformed taken from the default of its palette. */
export function colorsOf(design: Partial<Design> | null | undefined): DesignColors {
  const defaults = defaultDesigns[design?.palette === 'dark' ? 'dark' : 'light'];
  const colors = COLOR_FIELDS.map((field) => [field, toHexColor(design?.[field]) ?? defaults[field]]);
  return Object.fromEntries(colors);
}
