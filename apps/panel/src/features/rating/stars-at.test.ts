import { expect, it } from 'vitest';
import { starsAt, withinStars } from './stars-at.ts';

// Five stars of 40 px each, from 100 to 300.
const row = { left: 100, right: 300, dir: 'ltr' } as const;

it.each([
  ['the beginning of the first star', 101, 0.5],
  ['its very middle', 120, 0.5],
  ['just beyond its middle', 121, 1],
  ['the end of the first star', 140, 1],
  ['the first half of the fourth', 230, 3.5],
  ['the second half of the fourth', 250, 4],
  ['the last pixel', 300, 5],
  ['before the row', 40, 0.5],
  ['behind the row', 400, 5],
])('RS-02 a pointer at %s', (_, x, stars) => {
  expect(starsAt(x, row)).toBe(stars);
});

it('RS-02 counts from the right where reading begins there', () => {
  expect(starsAt(299, { ...row, dir: 'rtl' })).toBe(0.5);
  expect(starsAt(101, { ...row, dir: 'rtl' })).toBe(5);
});

it('RS-02 there is no rating of nothing', () => {
  expect([0, 0.5, 3, 5, 7].map(withinStars)).toEqual([0.5, 0.5, 3, 5, 5]);
});
