import { describe, expect, it } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { readSample } from './read-sample.ts';
import { withSample } from './with-sample.ts';

const goals = { completes: 0, completes_surveys: 2, finished: 0, finished_offers: 0 };
const given = {
  ...{ type: 'percent', entities: ['surveys'], percentage: 35, goals, reward: 750, offer: 'Gem Cascade' },
  ends_at: '2026-11-23T00:00:00Z',
};
const currency = { name: 'Gems', decimals: 2 };
const sampleOf = (bonus: object | null, html: unknown = null) => readSample({ currency, bonus, html });

describe('RT-09 a planned bonus in a preview', () => {
  it.each([
    [
      given,
      { type: 'percent', percentage: 35, entities: ['surveys'], expiration: '2026-11-23T00:00:00.000Z' },
    ],
    [
      { ...given, type: 'special' },
      { type: 'special', details: { goal_completes_surveys: 2, user_reward: 750 } },
    ],
    [
      { ...given, type: 'offer_engagement' },
      { percentage: 35, details: { name: 'Gem Cascade', bonus: 35 } },
    ],
    [{ ...given, ends_at: 'never' }, { expiration: null }],
  ])('%o', (bonus, shown) => expect(sampleOf(bonus).bonus).toMatchObject(shown));

  it.each([
    { ...given, type: 'gift' },
    { ...given, percentage: 1001 },
    { ...given, percentage: '35' },
    { ...given, entities: ['pets'] },
    null,
  ])('%o is none', (bonus) => expect(sampleOf(bonus).bonus).toBeNull());

  it.each([undefined, 7, { currency: 7, html: {} }])('what is no sample shows none: %o', (sample) =>
    expect(readSample(sample)).toEqual({ currency_name: 'coins', move_decimals: 0, bonus: null, html: null }),
  );
});

describe('RT-09 samples while it runs', () => {
  it('metadata have the bonus, the words and the currency', () => {
    const sample = sampleOf(given, '<p>Hello</p>');
    expect(withSample(sampleMetadata(), sample)).toMatchObject({
      ...{ html: '<p>Hello</p>', currency_name: 'Gems', move_decimals: 2 },
      extra: { bonus: [{ percentage: 35 }] },
    });
  });

  it('surveys pay what they would, however often it is changed', () => {
    const surveys = [sampleSurvey({ user_reward: 600, user_reward_without_bonus: 500, bonus: 20 })];
    const once = withSample({ surveys }, sampleOf(given));
    expect(once.surveys).toMatchObject([{ user_reward: 675, bonus: 35 }]);
    const twice = withSample(once, sampleOf({ ...given, entities: ['offers'] }));
    expect(twice.surveys).toMatchObject([{ user_reward: 500, bonus: 0 }]);
  });

  it('offers pay what they would', () => {
    const offers = [{ id: 'a', reward: 400, reward_without_bonus: 400, bonus: 0 }];
    const shown = withSample({ offers }, sampleOf({ ...given, entities: ['offers'], percentage: 50 }));
    expect(shown.offers).toMatchObject([{ reward: 600, bonus: 50 }]);
  });

  it('other answers stay as they are', () => {
    const answer = { result: true };
    expect(withSample(answer, sampleOf(given))).toBe(answer);
  });
});
