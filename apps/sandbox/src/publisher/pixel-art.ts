// Pixel art from text: one letter is one pixel, and the style sheet colors the letters, so that day and night share a drawing.
import { type Html, html } from '../html.ts';

/** Neighbours of one color become one rectangle. */
function rectangles(rows: readonly string[]): Html[] {
  return rows.flatMap((row, y) =>
    [...row.matchAll(/([^. ])\1*/g)].map(
      ({ 0: run, 1: letter, index }) =>
        html`<rect class="px-${letter}" x="${index}" y="${y}" width="${run.length}" height="1"/>`,
    ),
  );
}

/** Hidden from screen readers: art beside words that say the same. */
export function sprite(rows: readonly string[], name: string): Html {
  const width = Math.max(...rows.map((row) => row.length));
  return html`<svg class="sprite ${name}" viewBox="0 0 ${width} ${rows.length}" width="${width * 4}" height="${rows.length * 4}" aria-hidden="true" focusable="false" shape-rendering="crispEdges">${rectangles(rows)}</svg>`;
}

const letters: Readonly<Record<string, readonly string[]>> = {
  P: ['wwww', 'w..w', 'wwww', 'w...', 'w...'],
  I: ['w', 'w', 'w', 'w', 'w'],
  X: ['w...w', '.w.w.', '..w..', '.w.w.', 'w...w'],
  E: ['www', 'w..', 'ww.', 'w..', 'www'],
  L: ['w..', 'w..', 'w..', 'w..', 'www'],
  Q: ['wwww.', 'w..w.', 'w..w.', 'w.ww.', 'wwwww'],
  U: ['w..w', 'w..w', 'w..w', 'w..w', 'wwww'],
  S: ['wwww', 'w...', 'wwww', '...w', 'wwww'],
  T: ['www', '.w.', '.w.', '.w.', '.w.'],
  ' ': ['..', '..', '..', '..', '..'],
};

export function wordmark(text: string): Html {
  const glyphs = [...text].map((letter) => letters[letter] ?? []);
  const rows = [0, 1, 2, 3, 4].map((y) => glyphs.map((glyph) => glyph[y] ?? '').join('.'));
  return sprite(rows, 'wordmark');
}

export const knight = [
  '....rr......',
  '...rrr......',
  '..kkkkkk....',
  '.kssssssk...',
  '.ksskkkkk...',
  '.kskffkfk..k',
  '.ksskkkkk.ks',
  '.kssssssk.ks',
  '..kkkkkk..ks',
  '.kbbgbbbk.ks',
  'kbkbgbbkbkks',
  'kskgggggksyy',
  '.kkbbgbbk.k.',
  '..kbbkbbk...',
  '..kssksskk..',
  '..kkkkkkkk..',
];

export const slime = [
  '....kkkk....',
  '..kkmmmmkk..',
  '.kmmhmmmmmk.',
  '.kmhmmmmmmk.',
  'kmmmmmmmmmmk',
  'kmmkmmmkmmmk',
  'kmmkmmmkmmmk',
  'kmmmmmmmmmmk',
  'kmmmkkkmmmnk',
  'knmmmmmmmnnk',
  '.kkkkkkkkkk.',
];

export const coin = [
  '..kkkkkk..',
  '.kyyyyyyk.',
  'kyyhhyyyok',
  'kyhyyyyyok',
  'kyhyyooyok',
  'kyyyyooyok',
  'kyyyyooyok',
  'kyyyyyyook',
  '.kyoooook.',
  '..kkkkkk..',
];

export const chest = [
  '.kkkkkkkkkkkk.',
  'kttttttttttttk',
  'ktddddddddddtk',
  'ktddddddddddtk',
  'kkkkkkyykkkkkk',
  'kttttyookttttk',
  'ktdddkookdddtk',
  'ktddddkkddddtk',
  'ktddddddddddtk',
  'kttttttttttttk',
  '.kkkkkkkkkkkk.',
];

export const heart = [
  '.kkk...kkk.',
  'krrrk.krrrk',
  'krhrrkrrrrk',
  'krhrrrrrrrk',
  'krrrrrrrrrk',
  '.krrrrrrrk.',
  '..krrrrrk..',
  '...krrrk...',
  '....krk....',
  '.....k.....',
];
