// A click is opened at a price and for a day; what is shown at that moment is what will be paid.
import { randomBytes } from 'node:crypto';
import { usableSubid } from '@earnwall/contract/address-values';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import { rewardOf } from '@earnwall/domain/money/reward';
import { findBonuses } from '#store/bonuses.ts';
import { type ClickRecord, insertClick, type NewClick, updateClick } from '#store/clicks.ts';
import type { SurveyWithQuotas } from '#store/survey-demands.ts';
import type { Round } from './round.ts';

/** To qualify in, and once more to take the survey in. */
export const clickLifetimeMs = 24 * 60 * 60 * 1000;

type Subid = NonNullable<NewClick['subid']>;

export async function openClick(
  round: Round,
  survey: SurveyWithQuotas,
  subid: Subid = {},
): Promise<ClickRecord> {
  const { tx, who, now } = round;
  return insertClick(tx, {
    ...(await termsOf(round, survey)),
    cid: randomBytes(32).toString('base64url'),
    app_id: who.app.id,
    user_id: who.user.id,
    survey_id: survey.id,
    supplier_id: survey.supplier_id,
    subid,
    ...phoneOf(round),
    opened_at: now,
  });
}

/**
 * The phone that the person's app named when they came in: only the calls for metadata carry its name (AP-02). Whoever
 * opens a click at a desk has another device in front of them.
 */
function phoneOf({ who: { user }, visit }: Round): Pick<ClickRecord, 'device_manufacturer' | 'device_model'> {
  const { device_manufacturer, device_model } = user;
  if (visit.device === 'desktop') return { device_manufacturer: null, device_model: null };
  return { device_manufacturer, device_model };
}

/**
 * Somebody comes back to an open click: new markers are added, and it is priced anew when it has lain too long or when
 * the list now shows more, as with a bonus that began meanwhile, or when test mode has ended. What was promised is never
 * lowered before it lapses; but test points were no promise.
 */
export async function resumeClick(
  round: Round,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  subid: Subid = {},
): Promise<ClickRecord> {
  const terms = click.state === 'opened' ? await termsOf(round, survey) : null;
  const isLapsed = click.expires_at <= round.now;
  const isReal = click.test_mode && !round.who.app.test_mode;
  const better = terms && (isLapsed || isReal || terms.user_reward > click.user_reward) ? terms : null;
  const hasNews = Object.entries(subid).some(([name, value]) => click.subid[name] !== value);
  if (!better && !hasNews) return click;
  // However often somebody comes back, a click keeps no more markers than one address may bring.
  const markers = usableSubid(Object.entries({ ...click.subid, ...subid }));
  return updateClick(round.tx, click, { ...better, subid: markers });
}

/** The price as it stands now, by the rule that the list shows and the credit pays. */
async function termsOf({ tx, who: { app, user }, now }: Round, survey: SurveyWithQuotas) {
  const bonuses = await findBonuses(tx, user, now);
  const price = {
    payout_micros: survey.payout_micros,
    exchange_rate_micros: app.exchange_rate_micros,
    revenue_share_bp: app.revenue_share_bp,
    decimals: app.decimals,
    bonus_percent: bonusPercentFor(bonuses, { entity: 'surveys' }, now),
  };
  const reward = rewardOf(price);
  return {
    ...price,
    user_reward: BigInt(reward.user_reward),
    user_reward_without_bonus: BigInt(reward.user_reward_without_bonus),
    test_mode: app.test_mode,
    expires_at: new Date(now.getTime() + clickLifetimeMs),
  };
}
