// The best other survey for somebody whose survey closed or filled up before they could take it (QU-11).
import { compileRespondent } from '@earnwall/domain/matching/match-index';
import { respondentOf } from '@earnwall/domain/profile/respondent';
import { findProfile } from '#store/people/profile.ts';
import type { ClickRecord } from '#store/surveys/clicks.ts';
import { findSpentSurveys } from '#store/surveys/history.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/surveys/survey-demands.ts';
import { clickFor } from './click-for.ts';
import type { Round } from './round.ts';

/** The index may be a moment behind the tables, so a few are looked at. */
const mostTried = 5;

/** Whoever came for one survey alone is not sent to another. */
export async function openAnother(
  round: Round,
  instead: SurveyWithQuotas,
): Promise<{ survey: SurveyWithQuotas; click: ClickRecord } | null> {
  const { ctx, tx, who, visit, now } = round;
  if (!who.app.panel_enabled || visit.country === null) return null;
  const person = { country: visit.country, device: visit.device, birthday: who.user.birthday };
  const respondent = respondentOf(await findProfile(tx, who.user), person, now);
  const excluded = new Set(await findSpentSurveys(tx, who.user, who.app.test_mode)).add(instead.id);
  for (const { hash } of ctx.inventory.match(compileRespondent(respondent), excluded, mostTried)) {
    const survey = await findSurvey(tx, hash);
    if (!survey?.isOpen || survey.onboarding) continue;
    const click = await clickFor(round, survey);
    if (typeof click !== 'string' && click.ended_at === null) return { survey, click };
  }
  return null;
}
