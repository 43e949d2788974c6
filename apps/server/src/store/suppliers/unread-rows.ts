// Rows of lists that could not be read or used: each once, with how often it came. Only the newest are kept.
import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { UnreadRow } from '#ports/feed.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { unread_rows } from '#store/schema/supplier-feeds.ts';

export type StoredUnreadRow = typeof unread_rows.$inferSelect;

/** For each supplier; of one page no more are stored, either. */
const mostKept = 1_000;

export async function saveUnreadRows(
  tx: Tx,
  supplier_id: string,
  list: readonly UnreadRow[],
  now: Date,
): Promise<void> {
  if (list.length === 0) return;
  const rows = new Map<string, typeof unread_rows.$inferInsert & { times: number }>();
  for (const row of list.slice(0, mostKept).map(storable)) {
    const digest = createHash('sha256')
      .update(JSON.stringify([row.ref, row.reason, row.sample]))
      .digest('base64url');
    const times = (rows.get(digest)?.times ?? 0) + 1;
    rows.set(digest, { ...row, supplier_id, digest, times, first_at: now, last_at: now });
  }
  await tx
    .insert(unread_rows)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [unread_rows.supplier_id, unread_rows.digest],
      set: { times: sql`${unread_rows.times} + excluded.times`, last_at: now },
    });
  await tx.execute(sql`
    delete from ${unread_rows} where ${unread_rows.supplier_id} = ${supplier_id} and ${unread_rows.digest} in (
      select digest from ${unread_rows} where supplier_id = ${supplier_id}
      order by last_at desc, digest offset ${mostKept})`);
}

/** PostgreSQL has no text with a NUL in it. */
function storable({ ref, reason, sample }: UnreadRow): UnreadRow {
  const clean = (text: string) => text.replaceAll('\0', '');
  return { ref: ref === null ? null : clean(ref), reason: clean(reason), sample: clean(sample) };
}

/** Newest first. */
export async function findUnreadRows(
  on: Queryable,
  supplier_id: string,
  most: number,
): Promise<StoredUnreadRow[]> {
  return await on
    .select()
    .from(unread_rows)
    .where(eq(unread_rows.supplier_id, supplier_id))
    .orderBy(desc(unread_rows.last_at), unread_rows.digest)
    .limit(most);
}
