// Design entity → semantic color tokens (DE-01). Whatever a publisher picks, text stays at
// 4.5:1 and bars, marks and field borders at 3:1 on the surface they are drawn on.
import type { DesignColors } from './default-designs.ts';
import {
  contrast,
  type HexColor,
  mix,
  pole,
  readable,
  SHAPE_CONTRAST,
  shifted,
  TEXT_CONTRAST,
  textOn,
  turned,
  WHITE,
} from './readable-color.ts';
import { type TintTokens, tintTokens } from './topic-tints.ts';

export type SurfaceName = 'page' | 'list' | 'card' | 'actions';
type HueName = 'brand' | 'reward' | 'info' | 'danger';

/** Colors that depend on their background; all text colors also hold on `well`. */
export type SurfaceTokens = Record<
  | 'bg'
  | 'well'
  | 'line'
  | 'field'
  | 'text'
  | 'muted'
  | HueName
  | `${HueName}-${'fill' | 'soft'}`
  | `on-${HueName}-soft`,
  HexColor
>;

/** Fills with the text on them, the same on every surface; `thumb` slides in a track of the list. */
export type SolidTokens = Record<
  `${HueName}-${'solid' | 'solid-hover'}` | `on-${HueName}` | 'brand-end' | 'thumb' | 'on-thumb',
  HexColor
>;

export interface DesignTokens {
  palette: 'light' | 'dark';
  surfaces: Record<SurfaceName, SurfaceTokens>;
  solids: SolidTokens;
  tints: TintTokens;
  shadow: HexColor;
}

/** The eye distinguishes dark tones less easily than light ones. */
const WELL_SHARE = { onLight: 0.05, onDark: 0.08 };
const LINE_SHARE = 0.1;
const FIELD_SHARE = 0.35;
const SOFT_SHARE = 0.12;
const HOVER_STEP = 0.05;
const THUMB_SHARE = 0.12;
const THUMB_CONTRAST = 1.15;
const COMPANION_HUE = 24;
/** Checked at a few points only, so it needs a margin over the required contrast. */
const GRADIENT_CONTRAST = TEXT_CONTRAST + 0.1;
const SHADOW_LIGHTNESS = -0.9;

export function deriveTokens(colors: DesignColors): DesignTokens {
  const surfaces = {
    page: surfaceTokens(colors.pages_bg, colors),
    list: surfaceTokens(colors.surveys_list_bg, colors),
    card: surfaceTokens(colors.components_bg, colors),
    actions: surfaceTokens(colors.actions_bg, colors),
  };
  const { bg, text } = surfaces.page;
  const isDark = pole(bg) === WHITE;
  return {
    palette: isDark ? 'dark' : 'light',
    surfaces,
    solids: { ...solidTokens(colors), ...thumbTokens(surfaces, colors.text_default) },
    tints: tintTokens(colors),
    shadow: isDark ? shifted(text, SHADOW_LIGHTNESS) : text,
  };
}

function surfaceTokens(bg: HexColor, colors: DesignColors): SurfaceTokens {
  const well = wellOf(bg);
  const asText = (color: HexColor) => readable(color, TEXT_CONTRAST, bg, well);
  const asShape = (color: HexColor) => readable(color, SHAPE_CONTRAST, bg);
  const soft = (color: HexColor) => mix(color, bg, SOFT_SHARE);
  const onSoft = (color: HexColor) => readable(color, TEXT_CONTRAST, soft(color));
  const text = asText(colors.text_default);
  const { first_color: brand, second_color: reward, third_color: info, critical_color: danger } = colors;
  return {
    bg,
    well,
    line: mix(text, bg, LINE_SHARE),
    field: asShape(mix(text, bg, FIELD_SHARE)),
    text,
    muted: asText(colors.text_secondary),
    brand: asText(brand),
    'brand-fill': asShape(brand),
    'brand-soft': soft(brand),
    'on-brand-soft': onSoft(brand),
    reward: asText(reward),
    'reward-fill': asShape(reward),
    'reward-soft': soft(reward),
    'on-reward-soft': onSoft(reward),
    info: asText(info),
    'info-fill': asShape(info),
    'info-soft': soft(info),
    'on-info-soft': onSoft(info),
    danger: asText(danger),
    'danger-fill': asShape(danger),
    'danger-soft': soft(danger),
    'on-danger-soft': onSoft(danger),
  };
}

/** The surface's second tone, for tracks, hovered rows and placeholders. A mid-tone surface is too
 * close to its text color, so there the well moves away from it. */
function wellOf(bg: HexColor): HexColor {
  const ink = pole(bg);
  const share = ink === WHITE ? WELL_SHARE.onDark : WELL_SHARE.onLight;
  const towards = mix(ink, bg, share);
  return contrast(ink, towards) >= TEXT_CONTRAST ? towards : mix(pole(ink), bg, share);
}

function solidTokens(colors: DesignColors): Omit<SolidTokens, 'thumb' | 'on-thumb'> {
  const { first_color: brand, second_color: reward, third_color: info, critical_color: danger } = colors;
  return {
    ...solid('brand', brand),
    ...solid('reward', reward),
    ...solid('info', info),
    ...solid('danger', danger),
    'brand-end': companionOf(brand),
  };
}

function solid<Hue extends HueName>(hue: Hue, fill: HexColor) {
  const text = textOn(fill);
  const hover = shifted(fill, text === WHITE ? -HOVER_STEP : HOVER_STEP);
  return { [`${hue}-solid`]: fill, [`${hue}-solid-hover`]: hover, [`on-${hue}`]: text } as Record<
    `${Hue}-solid` | `${Hue}-solid-hover` | `on-${Hue}`,
    HexColor
  >;
}

/** The card color where it contrasts with the track, else a lighter or darker tone of the track. */
function thumbTokens({ list, card }: DesignTokens['surfaces'], ink: HexColor) {
  const isApart = contrast(card.bg, list.well) >= THUMB_CONTRAST;
  const thumb = isApart ? card.bg : mix(pole(list.well), list.well, THUMB_SHARE);
  return { thumb, 'on-thumb': readable(ink, TEXT_CONTRAST, thumb) };
}

/** The far end of the brand gradient; where text would become unreadable in between, the fill stays flat. */
function companionOf(brand: HexColor): HexColor {
  const end = turned(brand, COMPANION_HUE);
  const text = textOn(brand);
  const isReadable = (share: number) => contrast(text, mix(end, brand, share)) >= GRADIENT_CONTRAST;
  return [0, 0.25, 0.5, 0.75, 1].every(isReadable) ? end : brand;
}
