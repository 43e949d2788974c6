// The state of a qualification, as it leaves the server (QU-01).

import type { ProfileItem } from '@earnwall/contract/entities/profile';
import type { Qualification, Round } from '@earnwall/contract/entities/qualification';
import type { Question } from '@earnwall/contract/entities/question';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { ClickRecord } from '#store/surveys/clicks.ts';
import type { ExpectedFacts, SurveyPlace } from './survey.ts';
import { presentTurnAway } from './time-pay.ts';

export function presentAccepted(question: Question, round: Round): Qualification {
  return {
    status: 'accepted',
    questions: { current: question },
    redirect_survey_hash: null,
    advice: null,
    round,
  };
}

export function presentRejected(message: string, question: Question): Qualification {
  return { status: 'error', message, questions: { current: question } };
}

/** Visitors of a single-survey link go back to the publisher; others stay in the panel, with their list behind the notice. */
export function presentDisqualified(app: AppRecord, message: string | null): Qualification {
  return { status: 'disqualified', message, redirect_url: app.panel_enabled ? null : app.return_url };
}

export function presentQualified({
  app,
  click,
  survey,
  expected,
  told,
  profile,
  isReviewWanted,
  publicUrl,
}: {
  app: AppRecord;
  click: ClickRecord;
  survey: { hash: string; onboarding: boolean; loi_seconds: number };
  expected: ExpectedFacts;
  /** Null where odds are not known. */
  told: Pick<SurveyPlace, 'odds' | 'per_minute'>;
  profile: ProfileItem[];
  isReviewWanted: boolean;
  publicUrl: string;
}): Qualification {
  return {
    status: 'qualified',
    url: survey.onboarding ? `${publicUrl}/result?cid=${click.cid}` : `${publicUrl}/go/${click.cid}`,
    redirect_type: app.redirect_type ?? (app.panel_enabled ? 'new_tab' : 'same_window'),
    profiling_review: isReviewWanted && !survey.onboarding,
    profile,
    redirect_survey_hash: null,
    advice: null,
    sid: survey.hash,
    cid: click.cid,
    survey: {
      loi: survey.loi_seconds,
      user_reward: Number(click.user_reward),
      user_reward_without_bonus: Number(click.user_reward_without_bonus),
      bonus: click.bonus_percent,
      odds: told.odds,
      per_minute: told.per_minute,
      finish_seconds: expected.finish_seconds,
      out_seconds: expected.out_seconds,
      week_started: expected.week_started,
      week_finished: expected.week_finished,
      turn_away: presentTurnAway(click),
    },
    ...(survey.onboarding && { onboarding: { user_reward: Number(click.user_reward) } }),
  };
}
