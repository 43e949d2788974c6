// Color arithmetic of the design tokens (DE-01): a color keeps its hue and moves in OKLCH lightness
// only as far as needed to be readable on its background.
import { convertOklabToRgb, convertRgbToOklab, parseHex, serializeHex } from 'culori/fn';

export type HexColor = `#${string}`;

export const WHITE: HexColor = '#ffffff';
const BLACK: HexColor = '#000000';
const NEAR_BLACK: HexColor = '#0b0f19';

/** WCAG 2 ratio for text of any size, and for meaningful shapes such as field borders and bars. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** Enough bisections to come within one of the 256 steps of a channel. */
const SEARCH_STEPS = 9;
/** Rounding noise of the conversion, far below one step of a channel. */
const GAMUT_SLACK = 0.0005;

/** A six-digit form of a hex color, or undefined for anything else; alpha has no meaning on a surface. */
export function toHexColor(value: unknown): HexColor | undefined {
  if (typeof value !== 'string' || !/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value))
    return undefined;
  const rgb = parseHex(value);
  return rgb && (serializeHex(rgb) as HexColor);
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: HexColor, b: HexColor): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return one > other ? one / other : other / one;
}

function luminance(color: HexColor): number {
  const bits = Number.parseInt(color.slice(1), 16);
  return 0.2126 * linear(bits >> 16) + 0.7152 * linear((bits >> 8) & 255) + 0.0722 * linear(bits & 255);
}

const linear = (byte: number): number =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

/** `share` of `color` laid over `base`. */
export function mix(color: HexColor, base: HexColor, share: number): HexColor {
  const [over, under] = [toOklab(color), toOklab(base)];
  const blend = (channel: 'l' | 'a' | 'b') => under[channel] + (over[channel] - under[channel]) * share;
  return fromOklab({ l: blend('l'), a: blend('a'), b: blend('b') });
}

/** The color with its lightness moved by a step. */
export function shifted(color: HexColor, step: number): HexColor {
  const { l, a, b } = toOklab(color);
  return fromOklab({ l: Math.min(1, Math.max(0, l + step)), a, b });
}

/** The color's neighbour on the hue circle. */
export function turned(color: HexColor, degrees: number): HexColor {
  const { l, a, b } = toOklab(color);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return fromOklab({ l, a: a * cos - b * sin, b: a * sin + b * cos });
}

/** Black or white, whichever stands out more: one of them always reaches 4.5 on any color. */
export const pole = (background: HexColor): HexColor =>
  contrast(WHITE, background) > contrast(BLACK, background) ? WHITE : BLACK;

/** Text for a solid fill: white where it can be read, else near-black. */
export function textOn(fill: HexColor): HexColor {
  return [WHITE, NEAR_BLACK].find((color) => contrast(color, fill) >= TEXT_CONTRAST) ?? pole(fill);
}

/** `color` at the nearest lightness that reaches `ratio` on `background` and, where given, on `other` too. */
export function readable(color: HexColor, ratio: number, background: HexColor, other = background): HexColor {
  const holds = (candidate: HexColor) =>
    contrast(candidate, background) >= ratio && contrast(candidate, other) >= ratio;
  if (holds(color)) return color;
  const { l, a, b } = toOklab(color);
  let best = pole(background);
  let safe = best === WHITE ? 1 : 0;
  let unreadable = l;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (unreadable + safe) / 2;
    const candidate = fromOklab({ l: middle, a, b });
    if (holds(candidate)) [best, safe] = [candidate, middle];
    else unreadable = middle;
  }
  return best;
}

export interface Oklab {
  l: number;
  a: number;
  b: number;
}

export const toOklab = (color: HexColor): Oklab => convertRgbToOklab(parseHex(color) ?? { r: 0, g: 0, b: 0 });

/** Where sRGB has no such color at this lightness, it loses chroma, never hue. */
export function fromOklab(color: Oklab): HexColor {
  let rgb = convertOklabToRgb(color);
  let [inside, outside] = isInGamut(rgb) ? [1, 1] : [0, 1];
  for (let step = 0; inside !== outside && step < SEARCH_STEPS; step += 1) {
    const chroma = (inside + outside) / 2;
    const candidate = convertOklabToRgb({ l: color.l, a: color.a * chroma, b: color.b * chroma });
    if (isInGamut(candidate)) [rgb, inside] = [candidate, chroma];
    else outside = chroma;
  }
  return serializeHex(rgb) as HexColor;
}

const isInGamut = ({ r, g, b }: { r: number; g: number; b: number }): boolean =>
  Math.min(r, g, b) >= -GAMUT_SLACK && Math.max(r, g, b) <= 1 + GAMUT_SLACK;
