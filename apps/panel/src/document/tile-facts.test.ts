import type { Survey } from '@earnwall/contract/entities/survey';
import { expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { hasSameTile, tileFactsOf, tileKey } from './tile-facts.ts';

const changed: Partial<Survey> = {
  ...{ loi: 61, topic: 'travel', user_reward: 6, user_reward_without_bonus: 7, bonus: 8, payout_type: 2 },
  ...{ user_rating_avg: 1, user_rating_ct: 99, hot: true, feature: true, flag: 'new', onboarding: true },
  odds: 10,
};
const survey = sampleSurvey();

it('each fact of a tile is compared', () => {
  expect(Object.keys(changed).toSorted()).toEqual(Object.keys(tileFactsOf(survey)).toSorted());
});

it.each(Object.entries(changed))('a survey whose %s is %j has another tile', (field, value) => {
  const other = { ...survey, [field]: value };
  expect(hasSameTile(tileFactsOf(survey), other)).toBe(false);
  expect(tileKey(survey)).not.toBe(tileKey(other));
  const elsewhere: Survey = { ...other, hash: 'another', order: 99 };
  expect(hasSameTile(tileFactsOf(other), elsewhere)).toBe(true);
});
