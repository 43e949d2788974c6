// A user with a click enters a supplier's survey. The current state decides, not that of the qualification: accounts,
// surveys and quotas may close in between.
import { reportsUntil } from '@earnwall/domain/ledger/reports-until';
import { isTestSurvey } from '@earnwall/domain/surveys/test-survey';
import { noticeFor } from '#accounts/notice.ts';
import type { EnteringClick, Supplier } from '#ports/supplier.ts';
import { ApiError } from '#request/api-error.ts';
import type { Visit } from '#request/visit.ts';
import { personAt } from '#store/suppliers/people.ts';
import { type ClickRecord, findClick, updateClick } from '#store/surveys/clicks.ts';
import { findClickWithOwner, findRedirectHosts, startClick } from '#store/surveys/clicks-with-owners.ts';
import { isDuplicateFor, recordDeviceTaken } from '#store/surveys/duplicates.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { clickLifetimeMs, isTimedOut } from '#surveys/qualify/click.ts';
import { closedTo, outcomeOf } from '#surveys/qualify/closed-to.ts';
import { noteStart } from '#surveys/qualify/exposure.ts';
import { finish } from '#surveys/qualify/outcome.ts';
import { loadProgress } from '#surveys/qualify/progress.ts';
import {
  type QualificationContext,
  type QualificationRequest,
  startRequest,
} from '#surveys/qualify/qualification-request.ts';
import { disclosedTo } from './disclosed-to.ts';
import { entryAddress } from './entry-address.ts';
import { type WantedLink, wantedLink } from './entry-link.ts';

export type Entrance =
  /** No such click, or an account that may take no survey: the panel shows why. */
  | { kind: 'refused' }
  /** There is a result to show. */
  | { kind: 'ended' }
  /** Questions are still open, or the price has lapsed. */
  | { kind: 'unqualified'; survey_hash: string }
  /** Nothing is started yet: the supplier has to make a link first, and the user enters again with it. */
  | { kind: 'link-wanted'; wanted: WantedLink }
  | {
      kind: 'open';
      address: string;
      isAgain: boolean;
      supplier_id: string;
      uhash: string;
      survey_hash: string;
    };

interface Entry {
  readonly cid: string;
  readonly visit: Visit;
  /** What was fetched for this entry; null where nothing was. */
  readonly link: string | null;
  readonly returnPath: (supplier: string) => string;
}

export async function enterSurvey(ctx: QualificationContext, entry: Entry): Promise<Entrance> {
  const { cid, visit } = entry;
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

    const supplier = supplierOf(ctx, click);
    const entering = await enteringClick(request, supplier, { click, survey: current, entry });
    const wanted = wantedLink(supplier, current, entering, entry.link);
    if (wanted) return { kind: 'link-wanted', wanted };
    const isAgain = click.state === 'started';
    if (isAgain) await updateClick(tx, click, { duplicated_at: request.now });
    else await start(request, supplier, click, current);
    const address = entryAddress(supplier, entering, await findRedirectHosts(tx, supplier.id));
    const { id: supplier_id } = supplier;
    return { kind: 'open', address, isAgain, supplier_id, uhash: user.uhash, survey_hash: survey.hash };
  });
}

function supplierOf({ suppliers }: QualificationContext, { supplier_id }: ClickRecord): Supplier {
  const supplier = suppliers.get(supplier_id);
  if (!supplier) throw new Error(`The supplier ${supplier_id} is not configured`);
  return supplier;
}

/** What the supplier learns. */
async function enteringClick(
  request: QualificationRequest,
  supplier: Supplier,
  { click, survey, entry }: { click: ClickRecord; survey: SurveyWithQuotas; entry: Entry },
): Promise<EnteringClick> {
  const { ctx, tx, who, now } = request;
  return {
    cid: click.cid,
    surveyRef: survey.supplier_ref,
    country: survey.country,
    link: entry.link ?? survey.entry_link,
    person: await personAt(tx, who.user, supplier.id, now),
    disclosed: await disclosedTo(supplier, request, { click, survey }),
    returnUrl: `${ctx.publicUrl()}${entry.returnPath(supplier.id)}`,
  };
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
  if (!isReachable && ctx.supply.faults.has(click.supplier_id))
    throw new ApiError('unavailable', 'The account of this supplier cannot be opened at the moment.');
  if (click.state === 'started') return isReachable ? null : { kind: 'refused' };
  if (!survey.isOpen || !isReachable) return end('closed', 'closed');
  if (await isDuplicateFor(tx, who.user, survey.id)) return end('duplicate', 'duplicate');
  const closed = await closedTo(tx, who.user, survey, now);
  if (closed) return end(outcomeOf(closed), closed);
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
  { rules }: Supplier,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<void> {
  const expires_at = new Date(now.getTime() + clickLifetimeMs);
  const reports_until = reportsUntil(rules.reports, now, rules.returns?.holdDays);
  await startClick(tx, click, { at: now, expires_at, reports_until });
  await noteStart(tx, click, survey.loi_seconds, now);
  // Test users share the device of whoever tries the integration.
  if (!isTestSurvey(survey)) await recordDeviceTaken(tx, who.user, visit.addressHash, click.survey_id);
}
