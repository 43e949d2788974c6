import { expect, it } from 'vitest';
import { english } from '#testing/english.ts';
import { marksOf, maxPills } from './marks-of.ts';

const plain = { bonus: 0, hot: false, feature: false, flag: null };

it.each([
  [{}, [], []],
  [{ bonus: 20 }, ['+20%'], []],
  [{ hot: true }, ['Popular'], []],
  [{ feature: true }, ['Featured'], []],
  [{ bonus: 20, feature: true }, ['+20%', 'Featured'], []],
  [{ flag: 'Quick', feature: true }, ['Quick', 'Featured'], []],
  [{ bonus: 20, hot: true, feature: true }, ['+20%', 'Popular'], ['Featured']],
  [{ hot: true, feature: true, flag: 'Quick' }, ['Quick', 'Popular'], ['Featured']],
  [{ bonus: 20, hot: true, flag: 'Quick' }, ['+20%', 'Quick'], ['Popular']],
  [{ bonus: 20, hot: true, feature: true, flag: 'Quick' }, ['+20%', 'Quick'], ['Popular', 'Featured']],
])('SL-06 a survey with %o says %o and shows %o as icons: no mark is lost', (given, said, drawn) => {
  const marks = marksOf({ ...plain, ...given }, english.text);
  expect(marks.slice(0, maxPills).map(({ words }) => words)).toEqual(said);
  expect(marks.slice(maxPills).map(({ words, icon }) => icon && words)).toEqual(drawn);
});

it('SL-14 flag is a short label of the publisher, shown in its own words', () => {
  expect(marksOf({ ...plain, flag: 'Quick' }, english.text)).toEqual([{ words: 'Quick', tone: 'info' }]);
});
