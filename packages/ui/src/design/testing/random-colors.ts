import type { HexColor } from '../readable-color.ts';

/** A small seeded generator (mulberry32), so that a failing palette can be met again. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomColor(random: () => number): HexColor {
  const digits = Math.floor(random() * 0x1000000).toString(16);
  return `#${digits.padStart(6, '0')}`;
}
