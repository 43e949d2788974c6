// From where a user came, as digests; a device fingerprint may be added once the panel has one (spec §7).
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { ip_logs } from './schema/users.ts';

export type NewIpLog = Pick<
  typeof ip_logs.$inferInsert,
  'id' | 'app_id' | 'user_id' | 'address_digest' | 'country' | 'created_at'
>;

/** One row per id however often it is recorded; the last visit's time and country stay. */
export async function recordIpLog(on: Queryable, log: NewIpLog): Promise<{ hasFingerprint: boolean }> {
  const [recorded] = await on
    .insert(ip_logs)
    .values(log)
    .onConflictDoUpdate({
      target: ip_logs.id,
      set: { country: sql`excluded.country`, created_at: sql`excluded.created_at` },
    })
    .returning({ hasFingerprint: isNotNull(ip_logs.fingerprint).mapWith(Boolean) });
  return { hasFingerprint: recorded?.hasFingerprint ?? false };
}

/** False when the user has no such log: somebody else's id is as good as none. */
export async function saveFingerprint(
  on: Queryable,
  user: { app_id: string; id: number },
  id: string,
  fingerprint: string,
): Promise<boolean> {
  const saved = await on
    .update(ip_logs)
    .set({ fingerprint })
    .where(and(eq(ip_logs.id, id), eq(ip_logs.app_id, user.app_id), eq(ip_logs.user_id, user.id)))
    .returning({ id: ip_logs.id });
  return saved.length > 0;
}
