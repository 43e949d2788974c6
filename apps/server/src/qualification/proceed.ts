// One step of a qualification that is under way: ask, let through, turn away, or go on with another survey (QU-01).
import type { Qualification } from '@earnwall/contract/entities/qualification';
import { presentAccepted } from '#present/qualification.ts';
import { type ClickRecord, updateClick } from '#store/clicks.ts';
import type { SurveyWithQuotas } from '#store/survey-demands.ts';
import { openAnother } from './another-survey.ts';
import { ask } from './ask.ts';
import { payOnboarding } from './onboarding.ts';
import { disqualified, finish, qualified } from './outcome.ts';
import type { Round } from './round.ts';
import { loadStanding } from './standing.ts';

/** Full by what was known before: it filled up on the way, and `moves` on. Full by the answer just given: it `ends`. */
type WhenFull = 'moves' | 'ends';

export async function proceed(
  round: Round,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  whenFull: WhenFull,
): Promise<Qualification> {
  // Whoever is inside already may go back in, whatever has become of the survey since.
  if (click.state === 'started') return qualified(round, click, survey);
  if (!survey.isOpen) {
    return moveOn(round, survey, await finish(round, click, 'closed', 'closed'));
  }
  const standing = await loadStanding(round, click, survey);
  const { step } = standing;
  switch (step.kind) {
    case 'ask':
      return presentAccepted(await ask(round, click, standing, step.question));
    case 'qualified':
      return qualified(round, click, survey, standing);
    case 'done':
      return qualified(round, await payOnboarding(round, click, survey), survey, standing);
    case 'disqualified': {
      const ended = await finish(round, click, step.outcome, step.about);
      if (step.outcome === 'screen_out') return disqualified(round, null);
      return whenFull === 'moves' ? moveOn(round, survey, ended) : disqualified(round, 'full');
    }
  }
}

/** The survey is gone: goes on with another one, and the ended click, if there was one, remembers with which. */
export async function moveOn(
  round: Round,
  survey: SurveyWithQuotas,
  ended: ClickRecord | null,
): Promise<Qualification> {
  const other = await openAnother(round, survey);
  if (!other) return disqualified(round, ended?.state === 'quota_full' ? 'full' : 'closed');
  if (ended) await updateClick(round.tx, ended, { redirected_to: other.click.cid });
  return insteadOf(await proceed(round, other.click, other.survey, 'ends'), other.survey);
}

/** Tells the panel that the answer is about another survey than it asked for. */
export function insteadOf(answer: Qualification, other: { hash: string }): Qualification {
  const isUnderWay = answer.status === 'accepted' || answer.status === 'qualified';
  return isUnderWay ? { ...answer, redirect_survey_hash: other.hash } : answer;
}
