import type { Survey } from '@earnwall/contract/entities/survey';
import type { ListedSurveys } from '#lib/paint-data.ts';

// What people of one app, language and layout have in common: a page without its tiles.

/** The list with nothing of what tiles show: only how many there are, and which of them are wide. */
export function withPlaceholders(listed: ListedSurveys): ListedSurveys {
  const surveys = listed.surveys.map(({ hash, onboarding }, order) => ({
    ...nothing,
    hash,
    order,
    onboarding,
  }));
  return { ...listed, surveys };
}

const nothing: Omit<Survey, 'hash' | 'order' | 'onboarding'> = {
  ...{
    loi: 0,
    user_reward: 0,
    user_reward_without_bonus: 0,
    bonus: 0,
    user_rating_avg: 0,
    user_rating_ct: 0,
  },
  ...{ hot: false, feature: false, payout_type: 1, is_rfg_survey: false, flag: null, topic: null },
  ...{ odds: null, per_minute: null, finish_seconds: 0, out_seconds: 0, paid_seconds: 0 },
  ...{ opened_on: '2000-01-01', week_started: 0, week_finished: 0 },
};
