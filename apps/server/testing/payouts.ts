// What was earned, and days of payouts that are to be summed up again.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { aStartedClick, aSupplier, says, settlementsOn } from './settling.ts';
import { aSurvey } from './surveys.ts';

/** Somebody completes a survey, at a dollar unless said; answers the click's id. */
export async function earn(
  on: Queryable,
  user: UserRecord,
  at: Date,
  payout_micros = 1_000_000n,
): Promise<string> {
  const started = new Date(at.getTime() - 60_000);
  const survey = await aSurvey(on, { payout_micros, status: 'closed' });
  const cid = await aStartedClick(on, user, survey, {
    ...{ payout_micros, started_at: started, opened_at: started },
    reports_until: new Date(started.getTime() + 1_000 * 86_400_000),
  });
  await settlementsOn(on).settle(aSupplier, says(cid, 'complete', { transaction: `${cid}-1` }), at);
  return cid;
}

/** The supplier takes that back. */
export async function takeBack(on: Queryable, cid: string, at: Date): Promise<void> {
  await settlementsOn(on).settle(aSupplier, says(cid, 'quality', { reverses: `${cid}-1` }), at);
}

/** As if these days had not been summed up yet: what a test has booked into the past is seen. */
export async function sumPayoutsAgain(on: Queryable, day: string): Promise<void> {
  await on.execute(sql`delete from payout_days where day >= ${day}::date`);
  await on.execute(sql`
    insert into payout_state (summed_until) values (${`${day}T00:00:00Z`}::timestamptz)
    on conflict (id) do update set summed_until = least(payout_state.summed_until, excluded.summed_until)`);
}

/** The month after the last one that was closed: whatever is booked before it counts in it. Early in the century where none was. */
export async function firstOpenMonth(on: Queryable): Promise<string> {
  const { rows } = await on.execute<{ month: string }>(sql`
    select to_char(coalesce((select closed_until from payout_state), '2001-01-01T00:00:00Z') at time zone 'UTC',
      'YYYY-MM') as month`);
  return rows[0]?.month ?? '';
}
