import { expect, it } from 'vitest';
import { audienceText, bonusTitle, changeText } from './bonus-words.ts';

const goals = { completes: 0, completes_surveys: 0, finished: 0, finished_offers: 0 };
type Worded = Parameters<typeof bonusTitle>[0];
const percent: Worded = {
  ...{ type: 'percent', entities: ['surveys', 'offers'], percentage: 20, goals, reward: null, offer: null },
  currency: { name: 'Coins', decimals: 0 },
};

it.each<[Worded, string]>([
  [percent, '20% on surveys and offers'],
  [{ ...percent, type: 'offer_engagement', offer: { id: 'a', name: 'Gem Cascade' } }, '20% on Gem Cascade'],
  [
    { ...percent, type: 'special', reward: 2500, goals: { ...goals, completes_surveys: 5, finished: 1 } },
    '2,500 Coins for 5 surveys, 1 task of an offer',
  ],
])('a bonus is called by what people get: %#', (bonus, title) => expect(bonusTitle(bonus)).toBe(title));

it.each([
  [{ kind: 'everybody', country: null, user: null }, 'Everybody'],
  [{ kind: 'country', country: 'DE', user: null }, 'Germany'],
  [{ kind: 'user', country: null, user: 'x' }, 'One person'],
] as const)('%o', (audience, text) => expect(audienceText(audience)).toBe(text));

it.each([
  [110, 100, '+10%'],
  [90, 100, '−10%'],
  [100, 100, 'as the week before'],
  [3, 0, 'none the week before'],
  [0, 0, ''],
])('%i completes after %i', (completes, completes_before, text) =>
  expect(changeText({ claims: 0, cost: { points: 0, usd_micros: 0 }, completes, completes_before })).toBe(
    text,
  ),
);
