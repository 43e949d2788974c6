import { expect, it } from 'vitest';
import { english } from '#testing/english.ts';
import { pillsOf, pillWords } from './pills-of.ts';

const plain = { bonus: 0, hot: false, feature: false, flag: null };

it.each([
  [{}, []],
  [{ bonus: 20 }, ['bonus_percent']],
  [{ hot: true }, ['survey_hot']],
  [{ feature: true }, ['survey_featured']],
  [{ bonus: 20, feature: true }, ['bonus_percent', 'survey_featured']],
  [{ bonus: 20, hot: true, feature: true }, ['bonus_percent', 'survey_hot']],
  [{ flag: 'Quick', feature: true }, ['flag', 'survey_featured']],
  [{ bonus: 20, hot: true, flag: 'Quick' }, ['bonus_percent', 'survey_hot']],
])('a survey with %o carries %o', (marks, keys) => {
  expect(pillsOf({ ...plain, ...marks }).map(({ key }) => key)).toEqual(keys);
});

it('SL-14 flag is a short label of the publisher, shown in its own words', () => {
  const [pill] = pillsOf({ ...plain, flag: 'Quick' });
  expect(pill && pillWords(pill, english.text)).toBe('Quick');
});
