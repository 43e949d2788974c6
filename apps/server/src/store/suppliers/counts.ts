// What suppliers and networks do, counted by the hour.
import type { Counts, HourCounts } from '@earnwall/domain/suppliers/hour-counts';
import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { held_reports } from '#store/schema/held-reports.ts';
import { supplier_counts } from '#store/schema/supplier-counts.ts';

export type CountedThing = keyof Counts;
export type SupplierCount = typeof supplier_counts.$inferSelect;

/** Adds to what other nodes have counted. */
export async function addSupplierCounts(on: Queryable, counted: readonly SupplierCount[]): Promise<void> {
  // All nodes lock the rows in one order: two of them never wait for each other.
  const ordered = counted.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const { supplier_id, hour, what, times } = supplier_counts;
  await on
    .insert(supplier_counts)
    .values(ordered)
    .onConflictDoUpdate({
      target: [supplier_id, hour, what],
      set: { times: sql`${times} + excluded.times` },
    });
}

const orderOf = ({ supplier_id, hour, what }: SupplierCount) =>
  `${supplier_id} ${hour.toISOString()} ${what}`;

/** How many rows were deleted. */
export async function deleteOldSupplierCounts(on: Queryable, before: Date): Promise<number> {
  const { rowCount } = await on.delete(supplier_counts).where(lt(supplier_counts.hour, before));
  return rowCount ?? 0;
}

/**
 * By supplier and hour, the earliest first. A complete that is held counts as reported: released, it is counted in the hour
 * in which it came.
 */
export async function findHourCounts(on: Queryable, since: Date): Promise<Map<string, HourCounts[]>> {
  const from = since.toISOString();
  const { rows } = await on.execute<{ supplier_id: string; hour: string; counts: Partial<Counts> }>(sql`
    select supplier_id, hour, jsonb_object_agg(what, times) as counts from (
      select supplier_id, hour, what, sum(times)::integer as times from (
        select supplier_id, hour, what, times from ${supplier_counts} where hour >= ${from}
        union all
        select supplier_id, date_trunc('hour', received_at, 'UTC'), unnest(array['reports', 'completes']), 1
        from ${held_reports} where released_at is null and received_at >= ${from}
      ) as counted group by supplier_id, hour, what
    ) as summed group by supplier_id, hour order by supplier_id, hour`);
  const bySupplier = new Map<string, HourCounts[]>();
  for (const { supplier_id, hour, counts } of rows) {
    const hours = bySupplier.get(supplier_id) ?? [];
    bySupplier.set(supplier_id, hours);
    hours.push({ hour: new Date(hour), ...counts });
  }
  return bySupplier;
}
