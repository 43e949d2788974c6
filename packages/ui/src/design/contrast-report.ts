// What the panel makes of a design, pair by pair: the ratio of each color on its background, and what was corrected. The
// tokens are those of the panel itself; this only compares them with the colors they were made from.
import { colorsOf, type DesignColors } from './default-designs.ts';
import { type DesignTokens, deriveTokens, type SurfaceName } from './derive-tokens.ts';
import { contrast, type HexColor, SHAPE_CONTRAST, TEXT_CONTRAST } from './readable-color.ts';

export interface ContrastPair {
  /** In words, such as "Muted text on cards". */
  readonly label: string;
  readonly front: HexColor;
  readonly back: HexColor;
  readonly ratio: number;
  /** What it owes: 4.5 for text, 3 for shapes. */
  readonly owed: number;
  /** The color that was chosen and the ratio it would have had; null where it is shown as chosen. */
  readonly corrected: { readonly from: HexColor; readonly ratio: number } | null;
}

export interface ContrastReport {
  readonly pairs: readonly ContrastPair[];
  readonly lowestText: ContrastPair;
  readonly corrected: readonly ContrastPair[];
}

type Hue = 'brand' | 'reward' | 'info' | 'danger';

const places: Readonly<Record<SurfaceName, string>> = {
  page: 'the page',
  list: 'the survey list',
  card: 'cards',
  actions: 'icon buttons',
};

const hues: readonly (readonly [Hue, keyof DesignColors, string])[] = [
  ['brand', 'first_color', 'Brand'],
  ['reward', 'second_color', 'Reward'],
  ['info', 'third_color', 'Info'],
  ['danger', 'critical_color', 'Error'],
];

export function contrastReport(design: Parameters<typeof colorsOf>[0]): ContrastReport {
  const colors = colorsOf(design);
  const tokens = deriveTokens(colors);
  const surfaces = Object.keys(places) as SurfaceName[];
  const pairs = [...surfaces.flatMap((name) => surfacePairs(tokens, colors, name)), ...solidPairs(tokens)];
  const [first, ...rest] = pairs.filter(({ owed }) => owed === TEXT_CONTRAST);
  if (!first) throw new TypeError('A design without text.');
  return {
    pairs,
    lowestText: rest.reduce((lowest, pair) => (pair.ratio < lowest.ratio ? pair : lowest), first),
    corrected: pairs.filter(({ corrected }) => corrected !== null),
  };
}

function surfacePairs({ surfaces }: DesignTokens, colors: DesignColors, name: SurfaceName): ContrastPair[] {
  const surface = surfaces[name];
  const { bg, well } = surface;
  const on = places[name];
  /** Text also stands on the surface's second tone: the lower of the two ratios counts. */
  const text = (label: string, front: HexColor, chosen: HexColor) =>
    pair(`${label} on ${on}`, front, chosen, TEXT_CONTRAST, bg, well);
  return [
    text('Text', surface.text, colors.text_default),
    text('Muted text', surface.muted, colors.text_secondary),
    ...hues.flatMap(([hue, field, word]) => [
      text(`${word} text`, surface[hue], colors[field]),
      pair(
        `${word} label on ${on}`,
        surface[`on-${hue}-soft`],
        colors[field],
        TEXT_CONTRAST,
        surface[`${hue}-soft`],
      ),
      pair(`${word} bar on ${on}`, surface[`${hue}-fill`], colors[field], SHAPE_CONTRAST, bg),
    ]),
    pair(`Field border on ${on}`, surface.field, surface.field, SHAPE_CONTRAST, bg),
  ];
}

/** Black or white is chosen for a fill, so nothing is corrected. */
function solidPairs({ solids }: DesignTokens): ContrastPair[] {
  const filled = hues.map(([hue, , word]) => {
    const front = solids[`on-${hue}`];
    return pair(
      `${word} button`,
      front,
      front,
      TEXT_CONTRAST,
      solids[`${hue}-solid`],
      solids[`${hue}-solid-hover`],
    );
  });
  const tab = pair('Chosen tab', solids['on-thumb'], solids['on-thumb'], TEXT_CONTRAST, solids.thumb);
  return [...filled, tab];
}

function pair(
  label: string,
  front: HexColor,
  chosen: HexColor,
  owed: number,
  ...backs: [HexColor, ...HexColor[]]
): ContrastPair {
  const lowest = (color: HexColor) => Math.min(...backs.map((back) => contrast(color, back)));
  const [nearest] = [...backs].sort((one, other) => contrast(front, one) - contrast(front, other));
  const corrected = front === chosen ? null : { from: chosen, ratio: lowest(chosen) };
  return { label, front, back: nearest ?? backs[0], ratio: lowest(front), owed, corrected };
}
