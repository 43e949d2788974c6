import { expect, it } from 'vitest';
import { doneText, milestoneText, type OfferMilestone } from './offer-words.ts';

const currency = { name: 'Coins', decimals: 0 };
const untouched: OfferMilestone = {
  ...{ name: 'Level 5', events: 0, required: 1, reached_at: null, reward: 500, credited: 0, pending: 0 },
  pending_until: null,
};
const reached = { ...untouched, events: 1, reached_at: '2026-03-10T12:00:00.000Z' };

it.each<[OfferMilestone, string]>([
  [untouched, 'no event yet, pays 500 Coins'],
  [{ ...untouched, events: 2, required: 5 }, '2 of 5 events, pays 500 Coins'],
  [{ ...reached, credited: 500 }, 'reached, 500 Coins credited'],
  [
    { ...reached, pending: 500, pending_until: '2026-03-17T12:00:00.000Z' },
    'reached, 500 Coins pending until 2026-03-17',
  ],
  [reached, 'reached, nothing booked'],
])('CO-02 %j is %s', (milestone, text) => {
  expect(milestoneText(milestone, currency)).toBe(text);
});

it.each([
  [[reached, untouched], null, '1 of 2 reached'],
  [[reached, reached], '2026-03-10T12:00:00.000Z', 'finished'],
])('CO-02 %j, finished %s: %s', (milestones, finished_at, text) => {
  expect(doneText({ milestones, finished_at })).toBe(text);
});
