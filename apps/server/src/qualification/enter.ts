// Somebody wants into a survey, for the first time or once more (QU-01).
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { Subid } from '@earnwall/contract/entities/subid';
import { type ClickRecord, findSurveyOfClick, isNewcomer } from '#store/clicks.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/survey-demands.ts';
import { adviceIn } from '#texts/advice.ts';
import type { Refusal } from '#texts/refusals.ts';
import { clickFor } from './click-for.ts';
import { disqualified, qualified } from './outcome.ts';
import { insteadOf, moveOn, proceed } from './proceed.ts';
import type { Round } from './round.ts';

/** Whoever is new to surveys gets advice along, whatever comes first (QU-10). */
export async function enter(round: Round, survey: SurveyWithQuotas, subid?: Subid): Promise<Qualification> {
  const newcomer = await isNewcomer(round.tx, round.who.user);
  const answer = await enterAtOnce(round, survey, subid);
  const isUnderWay = answer.status === 'accepted' || answer.status === 'qualified';
  return newcomer && isUnderWay ? { ...answer, advice: adviceIn(round.visit.language) } : answer;
}

async function enterAtOnce(round: Round, survey: SurveyWithQuotas, subid?: Subid): Promise<Qualification> {
  const click = await clickFor(round, survey, subid);
  if (click === 'closed') return moveOn(round, survey, null);
  if (typeof click === 'string') return disqualified(round, click);
  return click.ended_at ? enterAgain(round, click, survey) : proceed(round, click, survey, 'moves');
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

/** Why an ended click leads nowhere. */
export function refusalAfter({ state, started_at }: ClickRecord): Refusal | null {
  if (started_at) return 'taken';
  if (state === 'quota_full') return 'full';
  if (state === 'closed') return 'closed';
  return state === 'screen_out' ? null : 'taken';
}
