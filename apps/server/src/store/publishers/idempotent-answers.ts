// The first answers to idempotency keys.
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { idempotent_answers } from '#store/schema/api-keys.ts';

type IdempotentAnswer = typeof idempotent_answers.$inferSelect;

/** Until the transaction ends: of concurrent requests with one key, on whatever node, one is carried out. */
export async function lockIdempotencyKey(tx: Tx, app_id: string, key: string): Promise<void> {
  const name = `idempotency:${app_id.length}:${app_id}:${key}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function findAnswer(tx: Tx, app_id: string, key: string): Promise<IdempotentAnswer | null> {
  const [found] = await tx
    .select()
    .from(idempotent_answers)
    .where(and(eq(idempotent_answers.app_id, app_id), eq(idempotent_answers.key, key)));
  return found ?? null;
}

export async function insertAnswer(tx: Tx, answer: IdempotentAnswer): Promise<void> {
  await tx.insert(idempotent_answers).values(answer);
}

/** The credit itself stays, and so does its key: used again it is refused. Answers how many were deleted, `most` at most. */
export async function deleteOldAnswers(on: Queryable, before: Date, most: number): Promise<number> {
  const { rowCount } = await on.execute(sql`
    delete from idempotent_answers where (app_id, key) in (
      select app_id, key from idempotent_answers where created_at < ${before} order by created_at limit ${most}
    )`);
  return rowCount ?? 0;
}
