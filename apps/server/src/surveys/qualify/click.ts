// The click of a user on a survey: opened once, at a price and for a day, and reused however often they press (SV-03). The
// reward shown at that moment is the one that will be paid.
import { randomBytes } from 'node:crypto';
import { usableSubid } from '@earnwall/contract/address-values';
import type { Subid } from '@earnwall/contract/entities/subid';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import { rewardOf } from '@earnwall/domain/money/reward';
import { isTestSurvey } from '@earnwall/domain/surveys/test-survey';
import type { Visit } from '#request/visit.ts';
import { findBonuses } from '#store/money/bonuses.ts';
import {
  type ClickRecord,
  findLastClick,
  insertClick,
  repriceClick,
  updateClick,
} from '#store/surveys/clicks.ts';
import { isDuplicateFor } from '#store/surveys/duplicates.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import type { Refusal } from '#texts/refusals.ts';
import { closedTo } from './closed-to.ts';
import { type CameBy, noteExposure } from './exposure.ts';
import { fairTermsOf } from './fair-terms.ts';
import { finish } from './outcome.ts';
import type { QualificationRequest } from './qualification-request.ts';

/** For the qualification, and again for the survey itself. */
export const clickLifetimeMs = 24 * 60 * 60 * 1000;

/** The click to continue with, which may have ended already, or the reason why there is none. */
export async function clickFor(
  request: QualificationRequest,
  survey: SurveyWithQuotas,
  subid?: Subid,
  cameBy: CameBy = 'list',
): Promise<ClickRecord | Refusal> {
  const last = await findLastClick(request.tx, request.who, survey);
  if (last?.ended_at && !isTestSurvey(survey)) return last;
  const open = last?.ended_at ? null : last;
  if (open && isTimedOut(open, request.now)) return finish(request, open, 'timeout', 'expired');
  if (open) return resumeClick(request, open, survey, subid);
  return (await refusalOf(request, survey)) ?? (await openClick(request, survey, subid, cameBy));
}

/**
 * The user may come back with another device or from another country: no click is opened, so nothing is used up. The test
 * survey is offered in test mode only, and everywhere.
 */
export function isOfferedTo(survey: SurveyWithQuotas, app: { test_mode: boolean }, visit: Visit): boolean {
  if (isTestSurvey(survey)) return app.test_mode;
  return survey.country === visit.country && survey.devices.includes(visit.device);
}

async function refusalOf(
  { tx, who, visit, now }: QualificationRequest,
  survey: SurveyWithQuotas,
): Promise<Refusal | null> {
  if (!isOfferedTo(survey, who.app, visit)) return 'elsewhere';
  if (await isDuplicateFor(tx, who.user, survey.id)) return 'taken';
  if (!survey.isOpen) return 'closed';
  const closed = await closedTo(tx, who.user, survey, now);
  return closed && (closed === 'duplicate' ? 'taken' : 'closed');
}

/** The user went to the supplier and no report came before the click expired. */
export function isTimedOut({ state, expires_at }: ClickRecord, now: Date): boolean {
  return state === 'started' && expires_at <= now;
}

async function openClick(
  request: QualificationRequest,
  survey: SurveyWithQuotas,
  subid: Subid = {},
  cameBy: CameBy = 'list',
): Promise<ClickRecord> {
  const { tx, who, visit, now } = request;
  const click = await insertClick(tx, {
    ...(await termsOf(request, survey)),
    cid: randomBytes(32).toString('base64url'),
    app_id: who.app.id,
    user_id: who.user.id,
    survey_id: survey.id,
    supplier_id: survey.supplier_id,
    subid,
    ...phoneOf(request),
    country: visit.country,
    opened_at: now,
  });
  await noteExposure(request, click, survey, cameBy);
  return click;
}

/**
 * The phone that the app around the panel named at entry: only the calls for metadata carry its name (AP-02). A click opened
 * on a desktop is on another device.
 */
function phoneOf({
  who: { user },
  visit,
}: QualificationRequest): Pick<ClickRecord, 'device_manufacturer' | 'device_model'> {
  const { device_manufacturer, device_model } = user;
  if (visit.device === 'desktop') return { device_manufacturer: null, device_model: null };
  return { device_manufacturer, device_model };
}

/**
 * The user comes back to an open click: new subid values are added, and it is repriced when it has expired, when the list
 * now shows more, as with a bonus that began meanwhile, or when test mode has ended. A promised reward is never lowered
 * before it expires; test points are no promise.
 */
export async function resumeClick(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  subid: Subid = {},
): Promise<ClickRecord> {
  const terms = click.state === 'opened' ? await termsOf(request, survey) : null;
  const isLapsed = click.expires_at <= request.now;
  const isReal = click.test_mode && !request.who.app.test_mode;
  const better = terms && (isLapsed || isReal || terms.user_reward > click.user_reward) ? terms : null;
  const hasNewSubid = Object.entries(subid).some(([name, value]) => click.subid[name] !== value);
  if (!better && !hasNewSubid) return click;
  // However often the user comes back, a click stores no more subid values than one address may have.
  const subids = usableSubid(Object.entries({ ...click.subid, ...subid }));
  if (!better) return updateClick(request.tx, click, { subid: subids });
  const repriced = await repriceClick(request.tx, click, { ...better, subid: subids });
  if (isReal) await noteExposure(request, repriced, survey, 'redirect');
  return repriced;
}

/** The price as it stands now, by the rule that the list shows and the credit pays. */
async function termsOf({ ctx, tx, who: { app, user }, now }: QualificationRequest, survey: SurveyWithQuotas) {
  const bonuses = await findBonuses(tx, user, now);
  const price = {
    payout_micros: survey.payout_micros,
    exchange_rate_micros: app.exchange_rate_micros,
    revenue_share_bp: app.revenue_share_bp,
    decimals: app.decimals,
    bonus_percent: bonusPercentFor(bonuses, { entity: 'surveys' }, now),
  };
  const reward = rewardOf(price);
  // What the list says; closed by now, or a test survey, it is not in it.
  const listed = ctx.inventory.current.find(survey.id);
  return {
    ...price,
    user_reward: BigInt(reward.user_reward),
    user_reward_without_bonus: BigInt(reward.user_reward_without_bonus),
    ...fairTermsOf(app, survey, { ...reward, paid_seconds: listed?.odds.paid_seconds ?? survey.loi_seconds }),
    // The test survey pays nobody, whatever has become of the app since it was offered.
    test_mode: app.test_mode || isTestSurvey(survey),
    expires_at: new Date(now.getTime() + clickLifetimeMs),
  };
}
