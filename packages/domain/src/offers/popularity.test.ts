import { expect, it } from 'vitest';
import { percentilesOf, popularityOf } from './popularity.ts';

it.each([
  [[7], [0]],
  [
    [1, 2],
    [0, 50],
  ],
  [
    [10, 1000, 100, 1],
    [25, 75, 50, 0],
  ],
  [
    [5, 5, 5],
    [0, 0, 0],
  ],
  [
    [0, 0, 0, 9],
    [0, 0, 0, 75],
  ],
])('OF-05 of %j the places are %j', (counts, places) => {
  expect(counts.map(percentilesOf(counts))).toEqual(places);
});

it('OF-05 the scale of a network does not matter', () => {
  const counts = [3, 1, 4, 1, 5, 9, 2, 6];
  const thousands = counts.map((count) => count * 1000);
  expect(thousands.map(percentilesOf(thousands))).toEqual(counts.map(percentilesOf(counts)));
});

it.each([
  [0, null],
  [69, null],
  [70, 'popular'],
  [89, 'popular'],
  [90, 'very_popular'],
  [99, 'very_popular'],
])('OF-05 the place %i is called %s', (place, words) => {
  expect(popularityOf(place)).toBe(words);
});
