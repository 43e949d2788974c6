// Somebody stands at the door of a supplier's survey with their click (architecture "The journey of a survey"). What
// holds at this moment decides, not what held when they qualified: accounts, surveys and quotas close in between.

import { noticeFor } from '#accounts/notice.ts';
import type { Context } from '#context.ts';
import type { Visit } from '#http/visit.ts';
import { type ClickRecord, findClick, updateClick } from '#store/surveys/clicks.ts';
import { isDuplicateFor, recordDeviceTaken } from '#store/surveys/duplicates.ts';
import { findJourney, findRedirectHosts, startClick } from '#store/surveys/journeys.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/surveys/survey-demands.ts';
import { clickLifetimeMs } from '#surveys/qualify/click.ts';
import { isTimedOut } from '#surveys/qualify/click-for.ts';
import { finish } from '#surveys/qualify/outcome.ts';
import { type Round, startRound } from '#surveys/qualify/round.ts';
import { loadStanding } from '#surveys/qualify/standing.ts';
import { entryAddress } from './entry-address.ts';

export type Entrance =
  /** No such click, or an account that may take no survey: the panel says why. */
  | { kind: 'nowhere' }
  /** There is a result to show. */
  | { kind: 'ended' }
  /** Questions are still open, or the price has lapsed. */
  | { kind: 'unqualified'; survey_hash: string }
  | { kind: 'open'; address: string; isAgain: boolean; uhash: string; survey_hash: string };

export async function enterSurvey(
  ctx: Context,
  cid: string,
  visit: Visit,
  returnPath: (supplier: string) => string,
): Promise<Entrance> {
  const journey = await findJourney(ctx.database.db, cid);
  if (!journey) return { kind: 'nowhere' };
  const { app, user, survey } = journey;
  return ctx.database.transaction(async (tx) => {
    const round = await startRound(ctx, tx, { app, user, isProven: false }, visit);
    if (!mayEnter(round)) return { kind: 'nowhere' };
    const [click, wanted] = [await findClick(tx, cid), await findSurvey(tx, survey.hash)];
    if (!click || !wanted) throw new Error('A click vanished while its user was held');
    const turned = await turnAway(round, click, wanted);
    if (turned) return turned;

    const isAgain = click.state === 'started';
    if (isAgain) await updateClick(tx, click, { duplicated_at: round.now });
    else await start(round, click);
    const hosts = await findRedirectHosts(tx, click.supplier_id);
    const address = entryAddress(ctx, click, wanted, { hosts, returnPath });
    return { kind: 'open', address, isAgain, uhash: user.uhash, survey_hash: survey.hash };
  });
}

function mayEnter({ who, visit, now }: Round): boolean {
  const { app, user } = who;
  return app.status !== 'off' && user.state !== 'closed' && noticeFor(who, visit, 'surveys', now) === null;
}

/** Why the door stays shut; whoever is inside already may go back in, whatever has become of the survey since. */
async function turnAway(
  round: Round,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<Entrance | null> {
  const { ctx, tx, who, now } = round;
  if (click.ended_at) return { kind: 'ended' };
  if (isTimedOut(click, now)) return end('timeout', 'expired');
  const isReachable = ctx.suppliers.has(click.supplier_id);
  if (click.state === 'started') return isReachable ? null : { kind: 'nowhere' };
  if (!survey.isOpen || !isReachable) return end('closed', 'closed');
  if (await isDuplicateFor(tx, who.user, survey.id)) return end('duplicate', 'duplicate');
  const { step } = await loadStanding(round, click, survey);
  if (step.kind === 'disqualified') return end(step.outcome, step.about);
  const isReady = step.kind === 'qualified' && click.expires_at > now;
  return isReady ? null : { kind: 'unqualified', survey_hash: survey.hash };

  async function end(outcome: ClickRecord['state'], raw_code: string): Promise<Entrance> {
    await finish(round, click, outcome, raw_code);
    return { kind: 'ended' };
  }
}

/** The day to finish in counts from here; the device has taken the survey, for every other account on it. */
async function start({ tx, who, visit, now }: Round, click: ClickRecord): Promise<void> {
  await startClick(tx, click, { at: now, expires_at: new Date(now.getTime() + clickLifetimeMs) });
  await recordDeviceTaken(tx, who.user, visit.addressHash, click.survey_id);
}
