// Surveys written by hand: those that every tour of the demo meets, and those that alice has already taken.

import type { Topic } from '@earnwall/contract/topics';

/** 500 coins are one dollar of payout. */
export interface ChosenSurvey {
  topic?: Topic | undefined;
  minutes: number;
  payout_cents: number;
  /** Stars and how many people gave them. */
  rating: readonly [stars: number, count: number];
  hot?: boolean;
  featured?: boolean;
  onboarding?: boolean;
  /** Its place by an operator; the others stand by what a minute of them yields. */
  placed_rank?: number;
  /** Days since it came into the inventory; about six weeks where it does not say. */
  days_open?: number;
}

export const firstSurveys: readonly ChosenSurvey[] = [
  { minutes: 4, payout_cents: 100, rating: [4.8, 2_310], onboarding: true },
  {
    ...{ topic: 'travel', minutes: 12, payout_cents: 120, rating: [4.3, 412], hot: true, featured: true },
    placed_rank: 20,
  },
  { topic: 'food', minutes: 5, payout_cents: 62, rating: [4.5, 1_088] },
  { topic: 'technology', minutes: 22, payout_cents: 290, rating: [4.4, 157], featured: true },
  { topic: 'home', minutes: 2, payout_cents: 19, rating: [4.2, 963] },
];

/** A survey of alice's past; only a complete paid. `days` 0 is the day of the first start. */
export interface TakenSurvey extends ChosenSurvey {
  days: number;
  outcome: 'complete' | 'screen_out' | 'started';
}

/** 1,240 coins today and 9,320 in thirty days; offers make the rest of alice's 18,420. */
export const takenSurveys: readonly TakenSurvey[] = [
  { days: 0, outcome: 'complete', topic: 'food', minutes: 11, payout_cents: 108, rating: [4.1, 204] },
  { days: 0, outcome: 'complete', topic: 'technology', minutes: 9, payout_cents: 96, rating: [4.4, 318] },
  { days: 0, outcome: 'complete', topic: 'health', minutes: 4, payout_cents: 44, rating: [4.6, 540] },
  { days: 0, outcome: 'started', minutes: 18, payout_cents: 210, rating: [3.9, 77] },
  { days: 1, outcome: 'complete', topic: 'shopping', minutes: 14, payout_cents: 152, rating: [4.2, 189] },
  { days: 2, outcome: 'screen_out', topic: 'travel', minutes: 20, payout_cents: 236, rating: [3.6, 61] },
  { days: 4, outcome: 'complete', topic: 'money', minutes: 25, payout_cents: 290, rating: [4.3, 112] },
  { days: 6, outcome: 'complete', topic: 'media', minutes: 12, payout_cents: 128, rating: [4.0, 245] },
  { days: 9, outcome: 'complete', topic: 'family', minutes: 21, payout_cents: 262, rating: [4.5, 96] },
  { days: 12, outcome: 'screen_out', topic: 'sports', minutes: 8, payout_cents: 74, rating: [3.4, 130] },
  { days: 15, outcome: 'complete', topic: 'work', minutes: 17, payout_cents: 178, rating: [4.1, 84] },
  { days: 18, outcome: 'complete', topic: 'cars', minutes: 19, payout_cents: 196, rating: [4.2, 143] },
  { days: 22, outcome: 'complete', topic: 'beauty', minutes: 16, payout_cents: 186, rating: [3.8, 101] },
  { days: 27, outcome: 'complete', topic: 'education', minutes: 23, payout_cents: 224, rating: [4.4, 58] },
];
