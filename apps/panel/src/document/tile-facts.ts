import type { Survey } from '@earnwall/contract/entities/survey';

/** All that a tile shows of a survey: two surveys that are alike in these have the same tile. */
const shownFacts = [
  ...(['loi', 'topic', 'user_reward', 'user_reward_without_bonus', 'bonus', 'payout_type'] as const),
  ...(['user_rating_avg', 'user_rating_ct', 'hot', 'feature', 'flag', 'onboarding', 'odds'] as const),
] as const;

export type TileFacts = Pick<Survey, (typeof shownFacts)[number]>;

/** Written out, since every tile of every visit asks: `flag`, which is text, comes last. */
export function tileKey(survey: TileFacts): string {
  const { loi, topic, user_reward, user_reward_without_bonus, bonus, payout_type } = survey;
  const { user_rating_avg, user_rating_ct, hot, feature, onboarding, odds, flag } = survey;
  const what = `${loi} ${topic} ${user_reward} ${user_reward_without_bonus} ${bonus} ${payout_type} ${odds}`;
  const marks = (hot ? 1 : 0) + (feature ? 2 : 0) + (onboarding ? 4 : 0);
  return `${what} ${user_rating_avg} ${user_rating_ct} ${marks}${flag === null ? '' : ` ${flag}`}`;
}

/** Whether `tileKey` would be the same; written out for the same reason. */
export function hasSameTile(one: TileFacts, other: TileFacts): boolean {
  return (
    one.loi === other.loi &&
    one.topic === other.topic &&
    one.user_reward === other.user_reward &&
    one.user_reward_without_bonus === other.user_reward_without_bonus &&
    one.bonus === other.bonus &&
    one.payout_type === other.payout_type &&
    one.user_rating_avg === other.user_rating_avg &&
    one.user_rating_ct === other.user_rating_ct &&
    one.hot === other.hot &&
    one.feature === other.feature &&
    one.flag === other.flag &&
    one.onboarding === other.onboarding &&
    one.odds === other.odds
  );
}

/** Nothing else, so that a tile which shows more cannot be kept for another survey unnoticed. */
export function tileFactsOf(survey: TileFacts): TileFacts {
  return Object.fromEntries(shownFacts.map((fact) => [fact, survey[fact]])) as unknown as TileFacts;
}
