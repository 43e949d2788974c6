// Tokens → CSS custom properties. Each surface is a class (`on-card`) that re-points the same short names,
// so `color: var(--muted)` is right on every surface.
import type { DesignTokens, SurfaceName } from './derive-tokens.ts';
import type { HexColor } from './readable-color.ts';

const HEX = /^#[0-9a-f]{6}$/;
const SHADOW_ALPHAS = { light: [0.06, 0.12], dark: [0.4, 0.55] } as const;

export function tokensToCss({ palette, surfaces, solids, tints, shadow }: DesignTokens): string {
  const [near, far] = SHADOW_ALPHAS[palette];
  const root = [
    `color-scheme:${palette}`,
    declarations(surfaces.page),
    declarations(solids),
    declarations(tints),
    `--shadow-1:0 1px 2px ${withAlpha(shadow, near)}`,
    `--shadow-2:0 8px 24px ${withAlpha(shadow, far)}`,
  ].join(';');
  const blocks = Object.entries(surfaces).map(([name, tokens]) => surfaceBlock(name as SurfaceName, tokens));
  return `:root{${root}}${blocks.join('')}`;
}

/** A focus ring is drawn outside its element, hence in the color of the surface around it. */
function surfaceBlock(name: SurfaceName, tokens: DesignTokens['surfaces'][SurfaceName]): string {
  const ring = `{--ring:${hex(tokens.brand)}}`;
  return name === 'page' ? `body${ring}` : `.on-${name}{${declarations(tokens)}}.on-${name}>*${ring}`;
}

const declarations = (tokens: Record<string, HexColor>): string =>
  Object.entries(tokens)
    .map(([name, color]) => `--${name}:${hex(color)}`)
    .join(';');

const withAlpha = (color: HexColor, alpha: number): string =>
  `${hex(color)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** The text is put into a style element: only colors are allowed. */
function hex(color: HexColor): HexColor {
  if (!HEX.test(color)) throw new TypeError('A design token is not a color.');
  return color;
}
