// Codes that an adapter's table does not have, for operators to look up.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { unknown_codes } from '#store/schema/supplier-counts.ts';

export type UnknownCode = typeof unknown_codes.$inferSelect;

/** Adds to what other nodes have seen. */
export async function addUnknownCodes(on: Queryable, seen: readonly UnknownCode[]): Promise<void> {
  // All nodes lock the rows in one order: two of them never wait for each other.
  const ordered = seen.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const { supplier_id, code, times, first_at, last_at } = unknown_codes;
  await on
    .insert(unknown_codes)
    .values(ordered)
    .onConflictDoUpdate({
      target: [supplier_id, code],
      set: {
        times: sql`${times} + excluded.times`,
        first_at: sql`least(${first_at}, excluded.first_at)`,
        last_at: sql`greatest(${last_at}, excluded.last_at)`,
      },
    });
}

const orderOf = ({ supplier_id, code }: UnknownCode) => `${supplier_id} ${code}`;
