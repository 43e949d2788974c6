import { expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { packSurveys, unpackSurveys } from './packed-surveys.ts';

const plain = [sampleSurvey(), sampleSurvey({ order: 2, odds: 60, flag: '<b>' }), sampleSurvey({ order: 3 })];
const checked = { ...sampleSurvey({ order: 4 }), respondent_check: undefined };
const travelled = (value: unknown) => JSON.parse(JSON.stringify(value));

it.each([
  ['alike', plain],
  ['of which one has a field more', [...plain, checked]],
  ['one', plain.slice(0, 1)],
  ['none', []],
])('surveys arrive as they were sent: %s', (_, surveys) => {
  expect(unpackSurveys(travelled(packSurveys(surveys)))).toEqual(travelled(surveys));
});

it('names of fields are written once', () => {
  expect(JSON.stringify(packSurveys(plain)).split('user_reward_without_bonus')).toHaveLength(2);
});
