// A survey as it leaves the server (SL-06). Its facts, its reward and its place are presented separately: the first are the
// same for every user, the second for all surveys of one payout, and of places and odds there are few, so that all of them
// can be serialised once and sent many times.
import type { Survey } from '@earnwall/contract/entities/survey';
import { rewardOf } from '@earnwall/domain/money/reward';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { OpenSurvey } from '#store/surveys/surveys.ts';

export type SurveyReward = Pick<Survey, 'user_reward' | 'user_reward_without_bonus' | 'bonus'>;
/** Of one person: the place in the list, from 1, the odds, and what a minute yields. */
export type SurveyPlace = Pick<Survey, 'order' | 'odds' | 'per_minute'>;
export type SurveyFacts = Omit<Survey, keyof SurveyReward | keyof SurveyPlace | 'respondent_check'>;
/** What is expected of it by all that was counted. */
export type ExpectedFacts = Pick<
  Survey,
  'finish_seconds' | 'out_seconds' | 'paid_seconds' | 'week_started' | 'week_finished'
>;
export type AppPrice = Pick<AppRecord, 'revenue_share_bp' | 'exchange_rate_micros' | 'decimals'>;

/** All that a reward depends on beside the payout: the app's terms, and the user's current bonuses. */
export interface PersonalPrice extends AppPrice {
  bonus_percent: number;
}

export function presentSurvey(survey: OpenSurvey, expected: ExpectedFacts): SurveyFacts {
  return {
    hash: survey.hash,
    loi: survey.loi_seconds,
    user_rating_avg: ratingAverage(survey),
    user_rating_ct: survey.rating_count,
    hot: survey.hot,
    feature: survey.featured,
    payout_type: survey.payout_type,
    onboarding: survey.onboarding,
    is_rfg_survey: survey.is_rfg,
    flag: survey.flag,
    topic: survey.topic,
    opened_on: survey.opened_at.toISOString().slice(0, 10),
    finish_seconds: expected.finish_seconds,
    out_seconds: expected.out_seconds,
    paid_seconds: expected.paid_seconds,
    week_started: expected.week_started,
    week_finished: expected.week_finished,
  };
}

/** Priced by the rule that will also credit it. */
export function presentReward(payout_micros: bigint, price: PersonalPrice): SurveyReward {
  return { ...rewardOf({ payout_micros, ...price }), bonus: price.bonus_percent };
}

/** Stars with one decimal. */
function ratingAverage({ rating_half_stars, rating_count }: OpenSurvey): number {
  return rating_count === 0 ? 0 : Math.round((rating_half_stars * 5) / rating_count) / 10;
}
