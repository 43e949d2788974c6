import type { HexColor } from '@earnwall/ui/design/readable-color';

/** A color as it is typed, with or without its number sign; null for anything else. */
export function hexOf(text: string): HexColor | null {
  const digits = /^\s*#?([0-9a-f]{6})\s*$/i.exec(text)?.[1];
  return digits ? `#${digits.toLowerCase()}` : null;
}
