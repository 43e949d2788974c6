// A user with a click enters a supplier's survey. The current state decides, not that of the qualification: accounts,
// surveys and quotas may close in between.
import { isTestSurvey } from '@earnwall/domain/surveys/test-survey';
import { noticeFor } from '#accounts/notice.ts';
import type { Visit } from '#request/visit.ts';
import { type ClickRecord, findClick, updateClick } from '#store/surveys/clicks.ts';
import { findClickWithOwner, findRedirectHosts, startClick } from '#store/surveys/clicks-with-owners.ts';
import { isDuplicateFor, recordDeviceTaken } from '#store/surveys/duplicates.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { clickLifetimeMs, isTimedOut } from '#surveys/qualify/click.ts';
import { finish } from '#surveys/qualify/outcome.ts';
import { loadProgress } from '#surveys/qualify/progress.ts';
import {
  type QualificationContext,
  type QualificationRequest,
  startRequest,
} from '#surveys/qualify/qualification-request.ts';
import { entryAddress } from './entry-address.ts';

export type Entrance =
  /** No such click, or an account that may take no survey: the panel shows why. */
  | { kind: 'refused' }
  /** There is a result to show. */
  | { kind: 'ended' }
  /** Questions are still open, or the price has lapsed. */
  | { kind: 'unqualified'; survey_hash: string }
  | { kind: 'open'; address: string; isAgain: boolean; uhash: string; survey_hash: string };

export async function enterSurvey(
  ctx: QualificationContext,
  cid: string,
  visit: Visit,
  returnPath: (supplier: string) => string,
): Promise<Entrance> {
  const found = await findClickWithOwner(ctx.database.db, cid);
  if (!found) return { kind: 'refused' };
  const { app, user, survey } = found;
  return ctx.database.transaction(async (tx) => {
    const request = await startRequest(ctx, tx, { app, user, isProven: false }, visit);
    if (!mayEnter(request)) return { kind: 'refused' };
    const [click, current] = [await findClick(tx, cid), await findSurvey(tx, survey.hash)];
    if (!click || !current)
      throw new Error(`The click or survey of a locked user does not exist: ${survey.hash}`);
    const refused = await refuseEntry(request, click, current);
    if (refused) return refused;

    const isAgain = click.state === 'started';
    if (isAgain) await updateClick(tx, click, { duplicated_at: request.now });
    else await start(request, click, current);
    const hosts = await findRedirectHosts(tx, click.supplier_id);
    const address = entryAddress(ctx, click, current, { hosts, returnPath });
    return { kind: 'open', address, isAgain, uhash: user.uhash, survey_hash: survey.hash };
  });
}

function mayEnter({ who, visit, now }: QualificationRequest): boolean {
  const { app, user } = who;
  return app.status !== 'off' && user.state !== 'closed' && noticeFor(who, visit, 'surveys', now) === null;
}

/** Null when the user may enter; a started click may be entered again, whatever has become of the survey since. */
async function refuseEntry(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<Entrance | null> {
  const { ctx, tx, who, now } = request;
  if (click.ended_at) return { kind: 'ended' };
  if (isTimedOut(click, now)) return end('timeout', 'expired');
  const isReachable = ctx.suppliers.has(click.supplier_id);
  if (click.state === 'started') return isReachable ? null : { kind: 'refused' };
  if (!survey.isOpen || !isReachable) return end('closed', 'closed');
  if (await isDuplicateFor(tx, who.user, survey.id)) return end('duplicate', 'duplicate');
  const { step } = await loadProgress(request, click, survey);
  if (step.kind === 'disqualified') return end(step.outcome, step.about);
  const isReady = step.kind === 'qualified' && click.expires_at > now;
  return isReady ? null : { kind: 'unqualified', survey_hash: survey.hash };

  async function end(outcome: ClickRecord['state'], raw_code: string): Promise<Entrance> {
    await finish(request, click, outcome, raw_code);
    return { kind: 'ended' };
  }
}

/** The day to finish in counts from here; for other accounts on this device the survey is taken. */
async function start(
  { tx, who, visit, now }: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<void> {
  await startClick(tx, click, { at: now, expires_at: new Date(now.getTime() + clickLifetimeMs) });
  // Test users share the device of whoever tries the integration.
  if (!isTestSurvey(survey)) await recordDeviceTaken(tx, who.user, visit.addressHash, click.survey_id);
}
