import { expect, it } from 'vitest';
import { english } from '#testing/english.ts';
import { marksOf, maxPills } from './marks-of.ts';

const plain = { hot: false, feature: false, flag: null };

it.each([
  [{}, [], []],
  [{ hot: true }, ['Popular'], []],
  [{ feature: true }, ['Featured'], []],
  [{ hot: true, feature: true }, ['Popular', 'Featured'], []],
  [{ flag: 'Quick', feature: true }, ['Quick', 'Featured'], []],
  [{ hot: true, feature: true, flag: 'Quick' }, ['Quick', 'Popular'], ['Featured']],
])('SL-06 a survey with %o says %o and shows %o as icons: no mark is lost', (given, said, drawn) => {
  const marks = marksOf({ ...plain, ...given }, english.text);
  expect(marks.slice(0, maxPills).map(({ words }) => words)).toEqual(said);
  expect(marks.slice(maxPills).map(({ words, icon }) => icon && words)).toEqual(drawn);
});

it('SL-14 flag is a short label of the publisher, shown in its own words', () => {
  expect(marksOf({ ...plain, flag: 'Quick' }, english.text)).toEqual([{ words: 'Quick', tone: 'info' }]);
});
