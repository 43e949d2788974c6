import { expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

it('PB-01 an address with letters beyond ASCII is one, also for a caller that runs often', () => {
  const isUrl = (text: string) => parseUrl(text) !== null;
  let refused = 0;
  for (let turn = 0; turn < 30_000; turn += 1) {
    isUrl(`https://game.example/${turn % 7}`);
    if (turn % 10 === 0 && !isUrl('https://gäme.example/bücher')) refused += 1;
  }
  expect(refused).toBe(0);
});

it.each([
  ['no address', undefined, null],
  ['/path', 'https://game.example/a', 'https://game.example/path'],
  ['https://other.example/', 'https://game.example/a', 'https://other.example/'],
])('PB-01 %s, seen from %s, is %s', (text, base, expected) => {
  expect(parseUrl(text, base)?.href ?? null).toBe(expected);
});
