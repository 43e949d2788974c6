// The browser comes back from a supplier, without anything that vouches for it.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import { lockUser } from '#store/people/users.ts';
import { clicks } from '#store/schema/clicks.ts';
import type { ClickRecord } from './clicks.ts';

type Click = Pick<ClickRecord, 'cid' | 'app_id' | 'user_id' | 'fair_rate_micros'>;

interface Return {
  readonly code: string;
  readonly at: Date;
}

/**
 * What the browser first brought back stays. Where time is paid it counts for the settlement: then it waits for its user, as
 * reports do, has those decide again that are on their way, and never comes before a report that was settled: what was paid
 * is not lowered by what comes after it (decision 0135).
 */
export async function noteReturn(
  database: Pick<Database, 'db' | 'transaction'>,
  { cid, app_id, user_id, fair_rate_micros }: Click,
  { code, at }: Return,
): Promise<void> {
  const isFirst = and(eq(clicks.cid, cid), isNull(clicks.returned_at));
  if (fair_rate_micros === null) {
    await database.db.update(clicks).set({ returned_at: at, returned_code: code }).where(isFirst);
    return;
  }
  await database.transaction(async (tx) => {
    await lockUser(tx, { app_id, id: user_id });
    await tx
      .update(clicks)
      .set({
        returned_at: sql`greatest(${at.toISOString()}::timestamptz, (
          select min(received_at) from supplier_reports
          where supplier_reports.cid = ${cid} and supplier_reports.reverses is null
        ))`,
        returned_code: code,
        settled_version: sql`${clicks.settled_version} + 1`,
      })
      .where(isFirst);
  });
}
