import { defaultDesigns } from '@earnwall/contract/default-design';
import type { Design } from '@earnwall/contract/entities/design';
import { designFileOf } from '@earnwall/domain/design/design-file';

type Given = Readonly<Record<string, unknown>>;

/** Undefined for a value that its field cannot have. */
type Reader<T> = (value: unknown) => T | undefined;

const flag: Reader<boolean> = (value) =>
  new Map([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ]).get(String(value));

/** An address writes a colour without its number sign. */
const color: Reader<string> = (value) => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(String(value))?.[1];
  return digits && `#${digits}`;
};

const palette: Reader<Design['palette']> = (value) =>
  (['light', 'dark'] as const).find((known) => known === value);

const readers: { [Field in keyof Design]: Reader<Design[Field]> } = {
  design_file: (value) => (typeof value === 'string' ? value || null : undefined),
  header: flag,
  stats: flag,
  activity: flag,
  help: flag,
  palette,
  actions_bg: color,
  first_color: color,
  second_color: color,
  third_color: color,
  critical_color: color,
  text_default: color,
  text_secondary: color,
  components_bg: color,
  surveys_list_bg: color,
  pages_bg: color,
  is_show_survey_games_option: flag,
};

/**
 * The design to look at (DE-01): that of the app, with the fields that an address or a message gives, each as strict
 * as the server is with them. Another palette than the app's starts from its own colours.
 */
export function readDesign(given: Given, own: Design | null, allowedOrigins: readonly string[]): Design {
  const fields = Object.entries(readers)
    .map(([field, read]) => [field, read(given[field])] as const)
    .filter(([, value]) => value !== undefined);
  const read: Partial<Design> = Object.fromEntries(fields);
  const asked = read.palette ?? own?.palette ?? 'light';
  const start = own?.palette === asked ? own : defaultDesigns[asked];
  const design = { ...start, ...read };
  return { ...design, design_file: designFileOf(design.design_file, allowedOrigins) };
}
