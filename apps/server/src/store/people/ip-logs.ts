// Users' addresses, as digests; a device fingerprint may be added once the panel has one (AP-02).
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { ip_logs } from '#store/schema/users.ts';

export type NewIpLog = Pick<
  typeof ip_logs.$inferInsert,
  'id' | 'app_id' | 'user_id' | 'address_digest' | 'country' | 'created_at'
>;

/** One row per id, with the time and country of the last visit. */
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

export type LastEntry = Pick<typeof ip_logs.$inferSelect, 'id' | 'country' | 'created_at'>;

/** Only rows that are still there: nobody who was erased meanwhile comes back. */
export async function updateIpLogs(on: Queryable, entries: readonly LastEntry[]): Promise<void> {
  await on.execute(sql`
    update ip_logs set country = last.country, created_at = last.created_at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as last (id uuid, country text, created_at timestamptz)
    where ip_logs.id = last.id and ip_logs.created_at < last.created_at`);
}

/**
 * The first fingerprint of a log stays: a client cannot replace a device by sending another. False when there is no such
 * log, or when it is not the owner's; without an owner the id alone counts.
 */
export async function saveFingerprint(
  on: Queryable,
  owner: { app_id: string; id: number } | null,
  id: string,
  fingerprint: string,
): Promise<boolean> {
  const isOwners = owner && and(eq(ip_logs.app_id, owner.app_id), eq(ip_logs.user_id, owner.id));
  const saved = await on
    .update(ip_logs)
    .set({ fingerprint: sql`coalesce(${ip_logs.fingerprint}, ${fingerprint})` })
    .where(and(eq(ip_logs.id, id), isOwners ?? undefined))
    .returning({ id: ip_logs.id });
  return saved.length > 0;
}
