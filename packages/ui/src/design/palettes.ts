// Three finished palettes from one brand color. They are made in OKLCH: equal numbers look equally light and colorful in
// every hue, so a yellow brand gets as calm a page as a blue one.
import type { Design, DesignColor } from '@earnwall/contract/entities/design';
import { fromOklab, type HexColor, readable, TEXT_CONTRAST, toOklab } from './readable-color.ts';

export const paletteNames = ['calm', 'vivid', 'night'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** All colors of a design, and whether it is light or dark. */
export type Palette = Readonly<Record<DesignColor, HexColor> & Pick<Design, 'palette'>>;

/** A grey has no hue to build on: its companions take that of the product's own color. */
const greyChroma = 0.02;
const ownHue = 277;
const temperedChroma = 0.16;
/** Rewards are gold and failures red in every palette; both lean a little towards the brand. */
const [gold, teal, red] = [78, 185, 22];
const lean = 0.08;

/** Rounding of a color to its hex digits. */
const slack = 0.004;

export function palettesFrom(brand: HexColor): Readonly<Record<PaletteName, Palette>> {
  const calmBrand = readable(tempered(brand, 0.4, 0.6), TEXT_CONTRAST, '#ffffff', '#f2f2f2');
  return {
    // Text of the brand is as readable as any other without a correction.
    calm: calm(calmBrand),
    vivid: vivid(isGrey(brand) ? oklch(0.55, 0.22, ownHue) : brand),
    night: night(tempered(brand, 0.7, 0.82)),
  };
}

// Each is made of its own brand color alone, so that it is found again from the colors of a design.

function calm(first_color: HexColor): Palette {
  const { tone, companions } = tonesOf(first_color);
  return {
    palette: 'light',
    ...surfaces(tone(0.967, 0.004), '#ffffff', tone(0.985, 0.003)),
    text_default: tone(0.19, 0.02),
    text_secondary: tone(0.48, 0.02),
    first_color,
    ...companions(0.55, 0.14),
  };
}

function vivid(first_color: HexColor): Palette {
  const { tone, companions } = tonesOf(first_color);
  return {
    palette: 'light',
    ...surfaces(tone(0.955, 0.028), '#ffffff', tone(0.975, 0.018)),
    text_default: tone(0.22, 0.06),
    text_secondary: tone(0.46, 0.06),
    first_color,
    ...companions(0.6, 0.19),
  };
}

function night(first_color: HexColor): Palette {
  const { tone, companions } = tonesOf(first_color);
  return {
    palette: 'dark',
    ...surfaces(tone(0.165, 0.018), tone(0.22, 0.022), tone(0.255, 0.026)),
    text_default: tone(0.965, 0.008),
    text_secondary: tone(0.75, 0.025),
    first_color,
    ...companions(0.76, 0.14),
  };
}

/** Colors that go with one: its own hue in other tones, and companions for rewards, info and errors. */
function tonesOf(color: HexColor) {
  const { chroma, hue } = toOklch(color);
  const towards = (degrees: number) => degrees + lean * (((hue - degrees + 540) % 360) - 180);
  return {
    tone: (lightness: number, most: number) => oklch(lightness, Math.min(chroma, most), hue),
    companions: (lightness: number, colorfulness: number) => ({
      second_color: oklch(Math.max(lightness, 0.76), colorfulness, towards(gold)),
      third_color: oklch(lightness, colorfulness * 0.8, towards(teal)),
      critical_color: oklch(lightness, colorfulness + 0.03, towards(red)),
    }),
  };
}

/** The color at a lightness in the range and not too colorful; one that is so already stays as it is. */
function tempered(color: HexColor, least: number, most: number): HexColor {
  const { l, chroma, hue } = toOklch(color);
  const isInRange = l >= least - slack && l <= most + slack;
  if (isInRange && chroma <= temperedChroma + slack) return color;
  return oklch(Math.min(most, Math.max(least, l)), Math.min(chroma, temperedChroma), hue);
}

const isGrey = (color: HexColor): boolean => toOklch(color).chroma < greyChroma;

function toOklch(color: HexColor) {
  const { l, a, b } = toOklab(color);
  const chroma = Math.hypot(a, b);
  return { l, chroma, hue: chroma < greyChroma ? ownHue : (Math.atan2(b, a) * 180) / Math.PI };
}

const surfaces = (page: HexColor, card: HexColor, actions: HexColor) => ({
  pages_bg: page,
  surveys_list_bg: page,
  components_bg: card,
  actions_bg: actions,
});

function oklch(l: number, chroma: number, degrees: number): HexColor {
  const hue = (degrees * Math.PI) / 180;
  return fromOklab({ l, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) });
}
