// A survey as it leaves the server (spec §3); its reward is priced by the rule that will also credit it.
import type { Survey } from '@earnwall/contract/entities/survey';
import { rewardOf } from '@earnwall/domain/money/reward';
import type { AppRecord } from '#store/apps.ts';
import type { ListedSurvey } from '#store/surveys.ts';

export function presentSurvey(survey: ListedSurvey, app: AppRecord): Survey {
  // Bonuses are not sold yet: every reward is the plain one.
  const bonus = 0;
  const { user_reward, user_reward_without_bonus } = rewardOf({
    payout_micros: survey.payout_micros,
    revenue_share_bp: app.revenue_share_bp,
    exchange_rate_micros: app.exchange_rate_micros,
    decimals: app.decimals,
    bonus_percent: bonus,
  });
  return {
    hash: survey.hash,
    loi: survey.loi_seconds,
    order: survey.rank,
    user_reward,
    user_reward_without_bonus,
    bonus,
    user_rating_avg: ratingAverage(survey),
    user_rating_ct: survey.rating_count,
    hot: survey.hot,
    feature: survey.featured,
    payout_type: survey.payout_type,
    onboarding: survey.onboarding,
    is_rfg_survey: survey.is_rfg,
    flag: survey.flag,
  };
}

/** Stars with one decimal. */
function ratingAverage({ rating_half_stars, rating_count }: ListedSurvey): number {
  return rating_count === 0 ? 0 : Math.round((rating_half_stars * 5) / rating_count) / 10;
}
