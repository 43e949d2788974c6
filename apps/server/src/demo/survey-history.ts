// The surveys alice took in the last thirty days: clicks with the price of their time, and the supplier's reports.
import { randomBytes } from 'node:crypto';
import { rewardOf } from '@earnwall/domain/money/reward';
import type { Tx } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import type { surveys } from '#store/schema/surveys.ts';
import { demoPublisher } from './apps.ts';
import { minutesFrom, timeOfDay } from './moments.ts';
import { reportPast } from './report.ts';
import { type TakenSurvey, takenSurveys } from './survey-list.ts';

type Survey = typeof surveys.$inferSelect;

/** `taken` are the rows of `takenSurveys`, in its order. */
export async function seedSurveyHistory(
  tx: Tx,
  { app, user_id, taken, now }: { app: AppRecord; user_id: number; taken: readonly Survey[]; now: Date },
): Promise<void> {
  for (const [index, past] of takenSurveys.entries()) {
    const survey = taken[index];
    if (!survey) throw new Error('The demo has fewer surveys than alice has taken');
    const click = makeClick(app, user_id, survey, minutesFrom(endOf(past, index, now), -past.minutes));
    await tx.insert(clicks).values(click);
    if (past.outcome === 'started') continue;
    await reportPast(tx, {
      cid: click.cid,
      transaction: `${app.id}-${survey.supplier_ref}`,
      outcome: past.outcome,
      at: endOf(past, index, now),
    });
  }
}

/** Later entries of one day happened later. */
function endOf({ days }: TakenSurvey, index: number, now: Date): Date {
  return timeOfDay(now, days, 0.2 + 0.05 * index);
}

function makeClick(app: AppRecord, user_id: number, survey: Survey, startedAt: Date) {
  const { revenue_share_bp, exchange_rate_micros, decimals } = app;
  const price = { payout_micros: survey.payout_micros, revenue_share_bp, exchange_rate_micros, decimals };
  const { payout_share_bp } = demoPublisher;
  const reward = rewardOf({ ...price, bonus_percent: 0 });
  return {
    ...price,
    payout_share_bp,
    // What was set aside then is there to pay for time now.
    fair_part_bp: app.fair_pay_bp,
    cid: randomBytes(32).toString('base64url'),
    app_id: app.id,
    user_id,
    survey_id: survey.id,
    supplier_id: survey.supplier_id,
    user_reward: BigInt(reward.user_reward),
    user_reward_without_bonus: BigInt(reward.user_reward_without_bonus),
    state: 'started',
    country: survey.country,
    opened_at: startedAt,
    started_at: startedAt,
    expires_at: minutesFrom(startedAt, 24 * 60),
  } satisfies typeof clicks.$inferInsert;
}
