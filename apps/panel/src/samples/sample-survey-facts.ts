import type { Qualification } from '@earnwall/contract/entities/qualification';

type Facts = Extract<Qualification, { status: 'qualified' }>['survey'];

/** What is said of a survey that somebody qualified for; tests change what they are about. */
export function sampleSurveyFacts(changes: Partial<Facts> = {}): Facts {
  return {
    ...{ loi: 601, user_reward: 500, user_reward_without_bonus: 500, bonus: 0 },
    ...{
      odds: null,
      per_minute: null,
      finish_seconds: 601,
      out_seconds: 150,
      week_started: 0,
      week_finished: 0,
    },
    turn_away: null,
    ...changes,
  };
}
