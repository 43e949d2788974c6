// Links for a new password, by the digest of their token.
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { password_resets, people } from '#store/schema/people.ts';

const counts = (digest: string, now: Date) =>
  and(
    eq(password_resets.digest, digest),
    isNull(password_resets.used_at),
    gt(password_resets.expires_at, now),
  );

/** Null for one that does not count any more. */
export async function findReset(on: Queryable, digest: string, now: Date) {
  const [found] = await on
    .select({ reset: password_resets, person: people })
    .from(password_resets)
    .innerJoin(people, eq(people.id, password_resets.person_id))
    .where(and(counts(digest, now), isNull(people.removed_at)));
  return found ?? null;
}

export async function insertReset(tx: Tx, reset: typeof password_resets.$inferInsert): Promise<void> {
  await tx.insert(password_resets).values(reset);
}

/** True once. */
export async function takeReset(tx: Tx, digest: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(password_resets)
    .set({ used_at: now })
    .where(counts(digest, now))
    .returning({ digest: password_resets.digest });
  return taken.length > 0;
}

/** After a new password no earlier link changes it again. */
export async function endResetsOf(tx: Tx, person_id: string, at: Date): Promise<void> {
  await tx
    .update(password_resets)
    .set({ used_at: at })
    .where(and(eq(password_resets.person_id, person_id), isNull(password_resets.used_at)));
}
