// Failed attempts to prove who one is, by keyed digests of account and network.
import { type AttemptKind, nextFailures, waitMs } from '@earnwall/domain/console/attempts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { sign_in_attempts } from '#store/schema/people.ts';

export interface AttemptKey {
  readonly kind: AttemptKind;
  readonly key: string;
}

/**
 * Counts a try as failed before it is judged, so that fifty at once are not fifty free ones. How many milliseconds it is
 * too early; such a try is not counted.
 */
export async function takeAttempt(tx: Tx, keys: readonly AttemptKey[], now: Date): Promise<number> {
  // In one order, so that two tries never wait for each other; also where there is no row to lock yet.
  const sorted = [...keys].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { key } of sorted)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attempt ${key}`}, 0))`);
  const rows = await tx
    .select()
    .from(sign_in_attempts)
    .where(
      inArray(
        sign_in_attempts.key,
        keys.map(({ key }) => key),
      ),
    );
  const pastOf = (key: string) => rows.find((row) => row.key === key) ?? null;
  const wait = Math.max(...keys.map(({ kind, key }) => waitMs(kind, pastOf(key), now)));
  if (wait > 0) return wait;
  for (const { key } of sorted) {
    const counted = { failures: nextFailures(pastOf(key), now), last_at: now };
    await tx
      .insert(sign_in_attempts)
      .values({ key, ...counted })
      .onConflictDoUpdate({ target: sign_in_attempts.key, set: counted });
  }
  return 0;
}

/** After a success the series of the account is forgotten; a try that was not judged is taken back. */
export async function forgiveAttempt(
  on: Queryable,
  keys: readonly AttemptKey[],
  what: 'series' | 'try',
): Promise<void> {
  for (const { kind, key } of keys) {
    if (kind === 'account' && what === 'series')
      await on.delete(sign_in_attempts).where(eq(sign_in_attempts.key, key));
    else
      await on
        .update(sign_in_attempts)
        .set({ failures: sql`greatest(${sign_in_attempts.failures} - 1, 0)` })
        .where(eq(sign_in_attempts.key, key));
  }
}
