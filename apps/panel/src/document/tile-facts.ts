import type { Survey } from '@earnwall/contract/entities/survey';

/** All that a tile shows of a survey: two surveys that are alike in these have the same tile. */
const shownFacts = [
  ...(['loi', 'topic', 'user_reward', 'user_reward_without_bonus', 'bonus', 'payout_type'] as const),
  ...(['user_rating_avg', 'user_rating_ct', 'hot', 'feature', 'flag', 'onboarding', 'odds'] as const),
] as const;

type TileFacts = Pick<Survey, (typeof shownFacts)[number]>;

/** Written out, since every tile of every visit asks: `flag`, which is text, comes last. */
export function tileKey(survey: TileFacts): string {
  const { loi, topic, user_reward, user_reward_without_bonus, bonus, payout_type } = survey;
  const { user_rating_avg, user_rating_ct, hot, feature, onboarding, odds, flag } = survey;
  const what = `${loi} ${topic} ${user_reward} ${user_reward_without_bonus} ${bonus} ${payout_type} ${odds}`;
  const marks = (hot ? 1 : 0) + (feature ? 2 : 0) + (onboarding ? 4 : 0);
  return `${what} ${user_rating_avg} ${user_rating_ct} ${marks}${flag === null ? '' : ` ${flag}`}`;
}

/** Nothing else, so that a tile which shows more cannot be kept for another survey unnoticed. */
export function tileFactsOf(survey: TileFacts): TileFacts {
  return Object.fromEntries(shownFacts.map((fact) => [fact, survey[fact]])) as unknown as TileFacts;
}
