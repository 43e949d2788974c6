// A list of surveys as objects, for the first paint. They are put together from what is kept of each survey and payout:
// parsing a whole list takes longer than matching it.
import type { Survey } from '@earnwall/contract/entities/survey';
import { presentRespondentCheck } from '#present/respondent-check.ts';
import type { SurveyFacts, SurveyPlace, SurveyReward } from '#present/survey.ts';
import { factsOf } from './listed-survey.ts';
import { perMinuteOf } from './per-minute.ts';
import type { PriceList } from './price-lists.ts';
import type { ShownSurvey } from './shown-list.ts';

/** `nameRespondent` is called only if a survey needs it. */
export function surveyList(
  surveys: readonly ShownSurvey[],
  prices: PriceList,
  nameRespondent: () => string,
): Survey[] {
  return surveys.map((listed, index) => {
    const { survey, odds } = listed;
    const { hash, payout, respondent_check } = survey;
    const per_minute = perMinuteOf(listed, prices);
    const shown = priced(prices.of(payout).reward, { order: index + 1, odds, per_minute }, factsOf(survey));
    if (respondent_check === null) return shown;
    const check = presentRespondentCheck({ hash, respondent_check }, nameRespondent());
    return { ...shown, respondent_check: check };
  });
}

/** Field by field: spreading two objects takes longer than parsing their JSON. */
function priced(reward: SurveyReward, place: SurveyPlace, facts: SurveyFacts): Survey {
  return {
    user_reward: reward.user_reward,
    user_reward_without_bonus: reward.user_reward_without_bonus,
    bonus: reward.bonus,
    order: place.order,
    odds: place.odds,
    per_minute: place.per_minute,
    hash: facts.hash,
    loi: facts.loi,
    user_rating_avg: facts.user_rating_avg,
    user_rating_ct: facts.user_rating_ct,
    hot: facts.hot,
    feature: facts.feature,
    payout_type: facts.payout_type,
    onboarding: facts.onboarding,
    is_rfg_survey: facts.is_rfg_survey,
    flag: facts.flag,
    topic: facts.topic,
    opened_on: facts.opened_on,
    finish_seconds: facts.finish_seconds,
    out_seconds: facts.out_seconds,
    paid_seconds: facts.paid_seconds,
    week_started: facts.week_started,
    week_finished: facts.week_finished,
  };
}
