// Somebody wants into a survey: a click is opened once and found again however often they press (SV-03).
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { Subid } from '@earnwall/contract/entities/subid';
import type { Visit } from '#http/visit.ts';
import { type ClickRecord, findSurveyOfClick, isNewcomer, lockLastClick } from '#store/clicks.ts';
import { isDuplicateFor } from '#store/duplicates.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/survey-demands.ts';
import { adviceIn } from '#texts/advice.ts';
import type { Refusal } from '#texts/refusals.ts';
import { openClick, resumeClick } from './click.ts';
import { disqualified, finish, qualified } from './outcome.ts';
import { insteadOf, moveOn, proceed } from './proceed.ts';
import type { Round } from './round.ts';

export async function enter(round: Round, survey: SurveyWithQuotas, subid?: Subid): Promise<Qualification> {
  const newcomer = await isNewcomer(round.tx, round.who.user);
  const answer = await enterAtOnce(round, survey, subid);
  const isUnderWay = answer.status === 'accepted' || answer.status === 'qualified';
  return newcomer && isUnderWay ? { ...answer, advice: adviceIn(round.visit.language) } : answer;
}

async function enterAtOnce(round: Round, survey: SurveyWithQuotas, subid?: Subid): Promise<Qualification> {
  const click = await clickFor(round, survey, subid);
  if (typeof click === 'string') return disqualified(round, click);
  if (click === null) return moveOn(round, survey, null);
  if (click.ended_at) return enterAgain(round, click, survey);
  return proceed(round, click, survey, 'moves');
}

/** The click to go on with, a reason why there is none, or null when the survey has closed. */
export async function clickFor(
  round: Round,
  survey: SurveyWithQuotas,
  subid?: Subid,
): Promise<ClickRecord | Refusal | null> {
  const last = await lockLastClick(round.tx, round.who.user, survey.id);
  if (last?.ended_at) return last;
  if (last && isTimedOut(last, round.now)) return finish(round, last, 'timeout', 'expired');
  if (last) return resumeClick(round, last, survey, subid);
  const refusal = await refusalOf(round, survey);
  if (refusal) return refusal;
  if (!survey.isOpen) return null;
  // Another request may have opened it since: then it is found the second time.
  return (await openClick(round, survey, subid)) ?? (await clickFor(round, survey, subid));
}

/** An ended click answers the same however often it is asked: a lost answer can be fetched again. */
export async function enterAgain(
  round: Round,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<Qualification> {
  if (survey.onboarding && click.state === 'complete') return qualified(round, click, survey);
  const other = click.redirected_to === null ? null : await findSurveyOfClick(round.tx, click.redirected_to);
  const instead = other && (await findSurvey(round.tx, other.hash));
  if (instead) return insteadOf(await enterAtOnce(round, instead), instead);
  return disqualified(round, refusalAfter(click));
}

function refusalAfter({ state, started_at }: ClickRecord): Refusal | null {
  if (started_at) return 'taken';
  if (state === 'quota_full') return 'full';
  if (state === 'closed') return 'closed';
  return state === 'screen_out' ? null : 'taken';
}

/** Somebody may come back with another device or from home: this ends nothing, so no click is opened for it. */
export function isOfferedTo(survey: SurveyWithQuotas, visit: Visit): boolean {
  return survey.country === visit.country && survey.devices.includes(visit.device);
}

async function refusalOf({ tx, who, visit }: Round, survey: SurveyWithQuotas): Promise<Refusal | null> {
  if (!isOfferedTo(survey, visit)) return 'elsewhere';
  return (await isDuplicateFor(tx, who.user, survey.id)) ? 'taken' : null;
}

/** Whoever went to the supplier and never came back has had their turn. */
function isTimedOut({ state, expires_at }: ClickRecord, now: Date): boolean {
  return state === 'started' && expires_at <= now;
}
