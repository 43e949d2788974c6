import { expect, it } from 'vitest';
import { pillsOf } from './pills-of.ts';

it.each([
  [{ bonus: 0, hot: false, feature: false }, []],
  [{ bonus: 20, hot: false, feature: false }, ['bonus_percent']],
  [{ bonus: 0, hot: true, feature: false }, ['survey_hot']],
  [{ bonus: 0, hot: false, feature: true }, ['survey_featured']],
  [{ bonus: 20, hot: false, feature: true }, ['bonus_percent', 'survey_featured']],
  [{ bonus: 20, hot: true, feature: true }, ['bonus_percent', 'survey_hot']],
])('%o carries %o', (survey, keys) => {
  expect(pillsOf(survey).map(({ key }) => key)).toEqual(keys);
});
