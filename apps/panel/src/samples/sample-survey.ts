import type { Survey } from '@earnwall/contract/entities/survey';

/** An ordinary survey; tests change what they are about. */
export function sampleSurvey(changes: Partial<Survey> = {}): Survey {
  return {
    hash: `survey-${changes.order ?? 1}`,
    loi: 600,
    order: 1,
    user_reward: 300,
    user_reward_without_bonus: 300,
    bonus: 0,
    user_rating_avg: 4.2,
    user_rating_ct: 10,
    hot: false,
    feature: false,
    payout_type: 1,
    onboarding: false,
    is_rfg_survey: false,
    flag: null,
    topic: null,
    opened_on: '2026-01-01',
    odds: null,
    per_minute: null,
    finish_seconds: 600,
    out_seconds: 150,
    paid_seconds: 600,
    week_started: 0,
    week_finished: 0,
    ...changes,
  };
}
