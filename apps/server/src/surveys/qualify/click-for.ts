// The click of somebody who wants into a survey: opened once, and found again however often they press (SV-03).
import type { Subid } from '@earnwall/contract/entities/subid';
import type { Visit } from '#http/visit.ts';
import { type ClickRecord, findLastClick } from '#store/surveys/clicks.ts';
import { isDuplicateFor } from '#store/surveys/duplicates.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-demands.ts';
import type { Refusal } from '#texts/refusals.ts';
import { openClick, resumeClick } from './click.ts';
import { finish } from './outcome.ts';
import type { Round } from './round.ts';

/** The click to go on with, which may have ended already, or the reason why there is none. */
export async function clickFor(
  round: Round,
  survey: SurveyWithQuotas,
  subid?: Subid,
): Promise<ClickRecord | Refusal> {
  const last = await findLastClick(round.tx, round.who, survey);
  if (last?.ended_at) return last;
  if (last && isTimedOut(last, round.now)) return finish(round, last, 'timeout', 'expired');
  if (last) return resumeClick(round, last, survey, subid);
  return (await refusalOf(round, survey)) ?? (await openClick(round, survey, subid));
}

/** Somebody may come back with another device or from home: this ends nothing, so no click is opened for it. */
export function isOfferedTo(survey: SurveyWithQuotas, visit: Visit): boolean {
  return survey.country === visit.country && survey.devices.includes(visit.device);
}

async function refusalOf({ tx, who, visit }: Round, survey: SurveyWithQuotas): Promise<Refusal | null> {
  if (!isOfferedTo(survey, visit)) return 'elsewhere';
  if (await isDuplicateFor(tx, who.user, survey.id)) return 'taken';
  return survey.isOpen ? null : 'closed';
}

/** Whoever went to the supplier and never came back has had their turn. */
export function isTimedOut({ state, expires_at }: ClickRecord, now: Date): boolean {
  return state === 'started' && expires_at <= now;
}
