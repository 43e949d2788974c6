// A survey as it leaves the server (SL-06). Its facts and its reward are presented separately: the first are the
// same for every user, the second for all surveys of one payout, so both can be serialised once and sent many times.
import type { Survey } from '@earnwall/contract/entities/survey';
import { rewardOf } from '@earnwall/domain/money/reward';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { OpenSurvey } from '#store/surveys/surveys.ts';

export type SurveyReward = Pick<Survey, 'user_reward' | 'user_reward_without_bonus' | 'bonus'>;
export type SurveyFacts = Omit<Survey, keyof SurveyReward | 'respondent_check'>;
export type AppPrice = Pick<AppRecord, 'revenue_share_bp' | 'exchange_rate_micros' | 'decimals'>;

/** All that a reward depends on beside the payout: the app's terms, and the user's current bonuses. */
export interface PersonalPrice extends AppPrice {
  bonus_percent: number;
}

export function presentSurvey(survey: OpenSurvey): SurveyFacts {
  return {
    hash: survey.hash,
    loi: survey.loi_seconds,
    order: survey.rank,
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
    odds: null,
    finish_seconds: survey.loi_seconds,
    out_seconds: Math.round(survey.loi_seconds / 4),
    paid_seconds: survey.loi_seconds,
    week_started: 0,
    week_finished: 0,
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
