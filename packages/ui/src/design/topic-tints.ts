// The tints behind topic icons, mixed from the publisher's own colors: no topic has a color of its own (decision 0101).
import type { DesignColors } from './default-designs.ts';
import { type HexColor, mix, readable, TEXT_CONTRAST } from './readable-color.ts';

type Tint = 'brand' | 'info' | 'brand-info' | 'brand-danger' | 'danger-reward' | 'info-muted' | 'muted';

/** On cards: a tint, and the ink of the icon on it. */
export type TintTokens = Record<`tint-${Tint}` | `on-tint-${Tint}`, HexColor>;

const TINT_SHARE = 0.16;

export function tintTokens(colors: DesignColors): TintTokens {
  const { first_color: brand, second_color: reward, third_color: info, critical_color: danger } = colors;
  const { text_secondary: muted, components_bg: card } = colors;
  const half = (one: HexColor, other: HexColor) => mix(one, other, 0.5);
  return {
    ...tint('brand', brand, card),
    ...tint('info', info, card),
    ...tint('brand-info', half(brand, info), card),
    ...tint('brand-danger', half(brand, danger), card),
    ...tint('danger-reward', half(danger, reward), card),
    ...tint('info-muted', half(info, muted), card),
    ...tint('muted', muted, card),
  };
}

function tint<Name extends Tint>(name: Name, color: HexColor, card: HexColor) {
  const background = mix(color, card, TINT_SHARE);
  const ink = readable(color, TEXT_CONTRAST, background);
  return { [`tint-${name}`]: background, [`on-tint-${name}`]: ink } as Record<
    `tint-${Name}` | `on-tint-${Name}`,
    HexColor
  >;
}
