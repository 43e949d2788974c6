import type { HexColor } from '@earnwall/ui/design/readable-color';

/** Hue 0 to 360, the others 0 to 100: what a picker's square and slider show. */
export interface Hsv {
  readonly h: number;
  readonly s: number;
  readonly v: number;
}

export function hsvToHex({ h, s, v }: Hsv): HexColor {
  const [saturation, brightness] = [s / 100, v / 100];
  const channel = (offset: number) => {
    const k = (offset + h / 60) % 6;
    const part = brightness - brightness * saturation * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

/** A grey has no hue, and black no saturation either: those of `before` stay, so that a drag can come back. */
export function hexToHsv(hex: string, before: Hsv = { h: 0, s: 0, v: 0 }): Hsv {
  const bits = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const v = most * 100;
  if (most === 0) return { ...before, v };
  if (range === 0) return { h: before.h, s: 0, v };
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { h: (sixth * 60 + 360) % 360, s: (range / most) * 100, v };
}
