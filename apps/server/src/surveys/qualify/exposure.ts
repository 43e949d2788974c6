// What a person is told of a survey, kept with the click: its place in their list, the odds, and what was learned from
// (OD-01, decision 0134). Nothing is kept of test mode and of our own survey.
import { maturesAfterMs } from '@earnwall/domain/odds/maturity';
import { shownPerMinute } from '@earnwall/domain/odds/shown-per-minute';
import type { SurveyPlace } from '#present/survey.ts';
import type { Tx } from '#store/engine/queryable.ts';
import type { ClickRecord } from '#store/surveys/clicks.ts';
import { findToldOdds, insertExposure, startExposure, updateToldOdds } from '#store/surveys/exposures.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { orderedList } from '#surveys/matching/ordered-list.ts';
import { paidMinuteOf } from '#surveys/matching/paid-minute.ts';
import { oddsFor, toldOdds } from '#surveys/matching/personal-odds.ts';
import type { KnownRespondent } from '#surveys/matching/respondents.ts';
import type { QualificationRequest } from './qualification-request.ts';

/** From a list, or instead of a survey that has closed. */
export type CameBy = 'list' | 'redirect';

/** When a click opens: the list is made once more from memory, as the person saw it. */
export async function noteExposure(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  cameBy: CameBy,
): Promise<void> {
  if (click.test_mode || survey.onboarding) return;
  const { ctx, tx, who, visit, now } = request;
  const snapshot = ctx.inventory.current;
  const person = await personOf(request, survey, cameBy);
  const listed = snapshot.find(survey.id);
  const minute = paidMinuteOf(who.app);
  const isFromList = cameBy === 'list' && who.app.panel_enabled;
  const ordered = isFromList ? orderedList(snapshot, person, minute, now) : null;
  const index = ordered?.list.surveys().findIndex((shown) => shown.survey.id === survey.id) ?? -1;
  const odds = listed && oddsFor(snapshot, person, minute)(listed);
  await insertExposure(tx, {
    ...{ cid: click.cid, app_id: who.app.id, user_id: who.user.id, survey_id: survey.id },
    ...{ supplier_id: survey.supplier_id, country: survey.country, device: visit.device },
    arm: person.own.arm,
    place: index < 0 ? null : index + 1,
    chance: ordered?.newcomer?.id === survey.id ? ordered.newcomer.chance : 1,
    ...(listed && odds && { ...toldOdds(snapshot, person, listed, odds), value: odds.value }),
    opened_at: now,
  });
}

type Told = Pick<SurveyPlace, 'odds' | 'per_minute'>;

/** What the way into the survey says, with all that the person has answered by now. */
export async function tellOdds(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<Told> {
  if (survey.onboarding) return { odds: null, per_minute: null };
  const { ctx, tx, who } = request;
  const snapshot = ctx.inventory.current;
  const listed = snapshot.find(survey.id);
  // What was said before the start stays said.
  if (click.state !== 'opened' || !listed)
    return { odds: await findToldOdds(tx, click.cid), per_minute: null };
  const person = await personOf(request, survey, 'redirect');
  const odds = oddsFor(snapshot, person, paidMinuteOf(who.app))(listed);
  await updateToldOdds(tx, click.cid, toldOdds(snapshot, person, listed, odds));
  const { payout } = listed;
  const reward = {
    user_reward: Number(click.user_reward),
    user_reward_without_bonus: Number(click.user_reward_without_bonus),
  };
  return {
    odds: odds.shown,
    per_minute: odds.shown === null ? null : shownPerMinute({ payout, ...odds }, reward),
  };
}

export function noteStart(tx: Tx, { cid }: ClickRecord, loi_seconds: number, now: Date): Promise<void> {
  const matures_at = new Date(now.getTime() + maturesAfterMs(loi_seconds));
  return startExposure(tx, cid, { started_at: now, matures_at });
}

/** Cached ones are as of the last list; within a qualification answers may be newer than the account's version says. */
function personOf(
  { ctx, tx, who, visit, now }: QualificationRequest,
  { country }: SurveyWithQuotas,
  cameBy: CameBy,
): Promise<KnownRespondent> {
  const restricted = ctx.inventory.restrictedIn(country);
  const asked = { country, device: visit.device, test_mode: who.app.test_mode, restricted };
  return cameBy === 'list'
    ? ctx.respondents.find(tx, who.user, asked, now)
    : ctx.respondents.load(tx, who.user, asked, now);
}
