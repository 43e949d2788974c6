// How often secrets and keys were used, by the hour.
import { and, eq, inArray, lt, max, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { key_uses } from '#store/schema/key-uses.ts';

export type KeyUses = typeof key_uses.$inferSelect;

/** Adds to what other nodes have counted. */
export async function addKeyUses(on: Queryable, counted: readonly KeyUses[]): Promise<void> {
  // All nodes lock the rows in one order: two of them never wait for each other.
  const ordered = counted.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const { app_id, key, hour, uses } = key_uses;
  await on
    .insert(key_uses)
    .values(ordered)
    .onConflictDoUpdate({ target: [app_id, key, hour], set: { uses: sql`${uses} + excluded.uses` } });
}

const orderOf = ({ app_id, key, hour }: KeyUses): string => `${app_id} ${key} ${hour.toISOString()}`;

export interface RecentUses {
  readonly uses_this_hour: number;
  /** The beginning of the last hour with a use; null where none is known. */
  readonly last_used_hour: Date | null;
}

/** By the name of the key. */
export async function findRecentUses(
  on: Queryable,
  app_id: string,
  keys: readonly string[],
  thisHour: Date,
): Promise<(key: string) => RecentUses> {
  const { key, hour, uses } = key_uses;
  const rows = await on
    .select({
      key,
      last_used_hour: max(hour),
      uses_this_hour:
        sql`coalesce(sum(${uses}) filter (where ${hour} = ${thisHour.toISOString()}), 0)`.mapWith(Number),
    })
    .from(key_uses)
    .where(and(eq(key_uses.app_id, app_id), inArray(key, [...keys])))
    .groupBy(key);
  const found = new Map(rows.map((row) => [row.key, row]));
  return (name) => found.get(name) ?? { uses_this_hour: 0, last_used_hour: null };
}

/** How many rows were deleted. */
export async function deleteOldKeyUses(on: Queryable, before: Date): Promise<number> {
  const { rowCount } = await on.delete(key_uses).where(lt(key_uses.hour, before));
  return rowCount ?? 0;
}
