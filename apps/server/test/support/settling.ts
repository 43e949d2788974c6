// Clicks that wait for reports, and suppliers that send them.
import type { Report } from '@earnwall/domain/ledger/report';
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { clicks } from '#store/schema/clicks.ts';
import { createSettlements, type Settlements } from '#surveys/settle/settlements.ts';
import { randomHash, type SurveyRecord } from './rows.ts';

export const aSupplier = 'a-supplier';
export const start = new Date('2026-03-10T12:00:00Z');
export const soon = new Date(start.getTime() + 60_000);

/** One node's way of settling, as far as the database is concerned. */
export const settlementsOn = (on: Queryable): Settlements => createSettlements(on, () => {});

export async function aStartedClick(
  on: Queryable,
  user: UserRecord,
  survey: SurveyRecord,
  given: Partial<typeof clicks.$inferInsert> = {},
): Promise<string> {
  const [click] = await on
    .insert(clicks)
    .values({ ...startedClick(user, survey), ...given })
    .returning({ cid: clicks.cid });
  if (!click) throw new Error('The click was not stored');
  return click.cid;
}

/** One dollar at the prices of `anApp`: a complete pays 500. */
export function startedClick(user: UserRecord, survey: SurveyRecord) {
  return {
    ...{ cid: randomHash(), app_id: user.app_id, user_id: user.id },
    ...{ survey_id: survey.id, supplier_id: survey.supplier_id, payout_micros: survey.payout_micros },
    ...{ exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5000, decimals: 0 },
    ...{ user_reward: 500n, user_reward_without_bonus: 500n, state: 'started' as const },
    ...{ opened_at: start, started_at: start, expires_at: new Date('2100-01-01') },
  };
}

export const says = (
  cid: string,
  outcome: SupplierOutcome['outcome'],
  given: Partial<SupplierOutcome> = {},
): SupplierOutcome => ({
  ...{ cid, outcome, transaction: randomHash(), rawCode: '10', reverses: null, payout_micros: null },
  ...given,
});

/** A report of a made-up history, as an adapter would hand it over. */
export const asTold = (cid: string, { raw_code, ...report }: Report): SupplierOutcome => ({
  ...{ cid, transaction: report.transaction, outcome: report.outcome, rawCode: raw_code },
  ...{ reverses: report.reverses, payout_micros: report.payout_micros },
});
