// The entry point for renderers: a Design as received → the text of its style element.
import type { Design } from '@earnwall/contract/entities/design';
import { colorsOf } from './default-designs.ts';
import { deriveTokens } from './derive-tokens.ts';
import { tokensToCss } from './tokens-to-css.ts';

/** Cached: deriving takes milliseconds, and a server renders the same few designs all day. */
const REMEMBERED_DESIGNS = 500;
const remembered = new Map<string, string>();

export function designToCss(design: Partial<Design> | null | undefined): string {
  const colors = colorsOf(design);
  const key = Object.values(colors).join('');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const css = tokensToCss(deriveTokens(colors));
  if (remembered.size >= REMEMBERED_DESIGNS) remembered.clear();
  remembered.set(key, css);
  return css;
}
