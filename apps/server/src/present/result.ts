// How a click ended, as the result screen shows it (RS-01).
import type { Result } from '@earnwall/contract/entities/result';
import { isFeedbackFitting } from '@earnwall/domain/surveys/feedback';
import { isCompensated, resultOf, unpaidReasonOf } from '@earnwall/domain/surveys/result';
import type { ClickWithOwner } from '#store/surveys/clicks-with-owners.ts';
import type { ResultFacts } from '#store/surveys/results.ts';
import { presentDesign } from './design.ts';
import { presentSettings } from './settings.ts';
import { presentTime } from './time-pay.ts';

export interface ResultParts extends ClickWithOwner {
  facts: ResultFacts;
  used: boolean;
  /** The user's id is sent to the logged-in user only. */
  isOwner: boolean;
}

export function presentResult({ click, app, user, survey, facts, used, isOwner }: ResultParts): Result {
  const wasInside = click.started_at !== null && !survey.onboarding;
  const isFeedbackOver = facts.hasFeedback || click.feedback_dismissed_at !== null;
  return {
    result: resultOf(click.state),
    used,
    user_reward: Number(click.credited),
    currency_name: app.currency_name,
    sid: survey.hash,
    uuid: isOwner ? user.uuid : null,
    app: app.id,
    design: presentDesign(app),
    survey_hash: survey.hash,
    user_completes_count: facts.completes,
    full_reward: Number(click.user_reward),
    reason: unpaidReasonOf({ ...click, ...facts }),
    compensated: isCompensated(click),
    odds: facts.odds,
    ...presentTime(click, facts.firstReportAt),
    onboarding: survey.onboarding,
    topic: survey.topic,
    rateable: wasInside,
    rating: click.rating_half_stars === null ? null : click.rating_half_stars / 2,
    feedback_wanted: isOwner && !isFeedbackOver && isFeedbackFitting({ state: click.state, wasInside }),
    app_name: app.name,
    test_mode: click.test_mode,
    is_surveys_panel_enabled: app.panel_enabled,
    show_rewards: app.show_rewards,
    move_decimals: app.decimals,
    base_exchange_rate: Number(app.exchange_rate_micros) / 1e6,
    settings: presentSettings(app.settings),
  };
}
