import type { Result } from '@earnwall/contract/entities/result';
import { sampleMetadata } from './sample-metadata.ts';

/** A survey that was completed and paid; tests change what they are about. */
export function sampleResult(changes: Partial<Result> = {}): Result {
  const { design, currency_name, app, app_name, test_mode, settings, ...app_facts } = sampleMetadata();
  const { is_surveys_panel_enabled, show_rewards, move_decimals, base_exchange_rate } = app_facts;
  return {
    result: 'complete',
    used: false,
    user_reward: 720,
    currency_name,
    sid: 'survey-id',
    uuid: 'alice',
    app,
    design,
    survey_hash: 'survey-hash',
    user_completes_count: 3,
    full_reward: 720,
    reason: null,
    compensated: false,
    odds: null,
    spent_minutes: null,
    time_pay: null,
    onboarding: false,
    topic: null,
    rateable: true,
    rating: null,
    feedback_wanted: false,
    app_name,
    test_mode,
    is_surveys_panel_enabled,
    show_rewards,
    move_decimals,
    base_exchange_rate,
    settings,
    ...changes,
  };
}
