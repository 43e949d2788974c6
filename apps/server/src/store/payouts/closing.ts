// No movement is booked into a month once it is closed (decision 0124): whatever is posted while one is closed waits, and counts
// from the month's end on.
import { sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { limitLockWait } from '#store/engine/transaction.ts';

/** Credits wait while this waits for those under way. */
const waitMs = 2_000;

/** The transaction should do nothing else, so that nobody waits for long. */
export async function closeLedgerUntil(tx: Tx, end: Date): Promise<void> {
  await limitLockWait(tx, waitMs);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'), hashtext('months'))`);
  await tx.execute(sql`
    insert into payout_state (closed_until) values (${end.toISOString()}::timestamptz)
    on conflict (id) do update set closed_until = greatest(payout_state.closed_until, excluded.closed_until)`);
}
