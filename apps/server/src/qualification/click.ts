// A click is opened at a price and for a day; what is shown at that moment is what will be paid.
import { randomBytes } from 'node:crypto';
import { rewardOf } from '@earnwall/domain/money/reward';
import type { AppRecord } from '#store/apps.ts';
import { type ClickRecord, insertClick, type NewClick, updateClick } from '#store/clicks.ts';
import type { SurveyWithQuotas } from '#store/survey-demands.ts';
import type { Round } from './round.ts';

/** To qualify in, and once more to take the survey in. */
export const clickLifetimeMs = 24 * 60 * 60 * 1000;

type Subid = NonNullable<NewClick['subid']>;

export function openClick(
  { tx, who, now }: Round,
  survey: SurveyWithQuotas,
  subid: Subid = {},
): Promise<ClickRecord> {
  return insertClick(tx, {
    ...termsOf(who.app, survey, now),
    cid: randomBytes(32).toString('base64url'),
    app_id: who.app.id,
    user_id: who.user.id,
    survey_id: survey.id,
    supplier_id: survey.supplier_id,
    subid,
    opened_at: now,
  });
}

/** Somebody comes back to an open click: new markers are added, and one that has lain too long is priced anew. */
export async function resumeClick(
  { tx, who, now }: Round,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  subid: Subid = {},
): Promise<ClickRecord> {
  const isLapsed = click.state === 'opened' && click.expires_at <= now;
  const hasNews = Object.entries(subid).some(([name, value]) => click.subid[name] !== value);
  if (!isLapsed && !hasNews) return click;
  return updateClick(tx, click, {
    ...(isLapsed && termsOf(who.app, survey, now)),
    subid: { ...click.subid, ...subid },
  });
}

/** The price as it stands now, by the rule that the list shows and the credit pays. */
function termsOf(app: AppRecord, survey: SurveyWithQuotas, now: Date) {
  const price = {
    payout_micros: survey.payout_micros,
    exchange_rate_micros: app.exchange_rate_micros,
    revenue_share_bp: app.revenue_share_bp,
    decimals: app.decimals,
    bonus_percent: 0,
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
