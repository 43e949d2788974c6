// Messages that wait to be sent, each kind by its own sender. A message is claimed by one node; when that node dies, it is
// due again as soon as its lease has ended.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { outbox } from '#store/schema/outbox.ts';

export interface ClaimedMessage {
  id: number;
  app_id: string;
  payload: Readonly<Record<string, unknown>>;
  attempts: number;
  /** Of the last attempt that was reported; null where there was none. */
  failure: string | null;
  created_at: Date;
}

/** Those whose time has come, each for one claimant. */
export async function claimMessages(
  on: Queryable,
  kind: string,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<ClaimedMessage[]> {
  const due = on
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.state, 'due'), lte(outbox.due_at, now)))
    .orderBy(asc(outbox.due_at))
    .limit(most)
    .for('update', { skipLocked: true });
  return await on
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, due_at: new Date(now.getTime() + leaseMs) })
    .where(inArray(outbox.id, due))
    .returning({
      ...{ id: outbox.id, app_id: outbox.app_id, payload: outbox.payload },
      ...{ attempts: outbox.attempts, failure: outbox.failure, created_at: outbox.created_at },
    });
}

export async function noteSent(on: Queryable, id: number, at: Date): Promise<void> {
  await on.update(outbox).set({ state: 'done', failure: null, settled_at: at }).where(eq(outbox.id, id));
}

export async function postpone(on: Queryable, id: number, due_at: Date, failure: string): Promise<void> {
  await on.update(outbox).set({ due_at, failure }).where(eq(outbox.id, id));
}

/** Before an attempt that must not be repeated if its node stops: from now on the failure before says nothing. */
export async function clearFailure(on: Queryable, id: number): Promise<void> {
  await on.update(outbox).set({ failure: null }).where(eq(outbox.id, id));
}

export async function noteDead(on: Queryable | Tx, id: number, at: Date, failure: string): Promise<void> {
  await on.update(outbox).set({ state: 'dead', failure, settled_at: at }).where(eq(outbox.id, id));
}
