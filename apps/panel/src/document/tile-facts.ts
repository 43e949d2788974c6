import type { Survey } from '@earnwall/contract/entities/survey';

/** All that a tile shows of a survey: two surveys that are alike in these have the same tile. */
const shownFacts = [
  ...(['loi', 'topic', 'user_reward', 'user_reward_without_bonus', 'bonus', 'payout_type'] as const),
  ...(['user_rating_avg', 'user_rating_ct', 'hot', 'feature', 'flag', 'onboarding', 'odds'] as const),
] as const;

type TileFacts = Pick<Survey, (typeof shownFacts)[number]>;

export function tileKey(survey: TileFacts): string {
  return JSON.stringify(shownFacts.map((fact) => survey[fact]));
}

/** Nothing else, so that a tile which shows more cannot be kept for another survey unnoticed. */
export function tileFactsOf(survey: TileFacts): TileFacts {
  return Object.fromEntries(shownFacts.map((fact) => [fact, survey[fact]])) as unknown as TileFacts;
}
