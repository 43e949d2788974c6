// The panel's own two designs: the whole look when a publisher has none, and the stand-in for each color
// that a publisher's design leaves out or spells wrongly.
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

export const DEFAULT_COLORS: Record<'light' | 'dark', DesignColors> = {
  light: {
    pages_bg: '#f1f2f7',
    surveys_list_bg: '#f1f2f7',
    components_bg: '#ffffff',
    actions_bg: '#ffffff',
    text_default: '#12131a',
    text_secondary: '#5f6275',
    first_color: '#5b5bf5',
    second_color: '#f5a524',
    third_color: '#12a594',
    critical_color: '#dc3545',
  },
  dark: {
    pages_bg: '#0b0c12',
    surveys_list_bg: '#0b0c12',
    components_bg: '#171922',
    actions_bg: '#1f2230',
    text_default: '#f4f5fa',
    text_secondary: '#a0a3b5',
    first_color: '#7d85ff',
    second_color: '#ffc53d',
    third_color: '#3dd6c3',
    critical_color: '#ff6b6b',
  },
};

/** The colors of a design, each one missing or malformed taken from the default of its palette. */
export function colorsOf(design: Partial<Design> | null | undefined): DesignColors {
  const colors = { ...DEFAULT_COLORS[design?.palette === 'dark' ? 'dark' : 'light'] };
  for (const field of COLOR_FIELDS) colors[field] = toHexColor(design?.[field]) ?? colors[field];
  return colors;
}
