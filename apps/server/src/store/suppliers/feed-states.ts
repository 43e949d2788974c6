// How the list of each supplier and network was last read.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { feed_states } from '#store/schema/supplier-feeds.ts';

export type FeedState = typeof feed_states.$inferSelect;

export async function findFeedStates(on: Queryable, ids: readonly string[]): Promise<FeedState[]> {
  if (ids.length === 0) return [];
  return await on
    .select()
    .from(feed_states)
    .where(inArray(feed_states.supplier_id, [...ids]));
}

export async function findFeedState(on: Queryable, supplier_id: string): Promise<FeedState | null> {
  return (await findFeedStates(on, [supplier_id]))[0] ?? null;
}

const noFailure = { failed_at: null, failure: null, failures_in_a_row: 0 };

/** A list was read whole, and believed: the waiver of a doubt is used up. */
export async function saveRead(
  tx: Tx,
  supplier_id: string,
  { read_at, open_rows }: { read_at: Date; open_rows: number },
): Promise<void> {
  const columns = {
    ...{ read_at, open_rows, ...noFailure },
    ...{ doubted_at: null, doubt: null, is_doubt_waived: false },
  };
  await tx
    .insert(feed_states)
    .values({ supplier_id, ...columns })
    .onConflictDoUpdate({ target: feed_states.supplier_id, set: columns });
}

/** The first doubt in a row keeps its time. */
export async function saveDoubt(
  tx: Tx,
  supplier_id: string,
  { doubted_at, doubt }: { doubted_at: Date; doubt: string },
): Promise<void> {
  await tx
    .insert(feed_states)
    .values({ supplier_id, doubted_at, doubt })
    .onConflictDoUpdate({
      target: feed_states.supplier_id,
      set: {
        ...{ doubt, ...noFailure },
        doubted_at: sql`coalesce(${feed_states.doubted_at}, excluded.doubted_at)`,
      },
    });
}

export async function saveFailure(
  on: Queryable,
  supplier_id: string,
  { failed_at, failure }: { failed_at: Date; failure: string },
): Promise<void> {
  await on
    .insert(feed_states)
    .values({ supplier_id, failed_at, failure, failures_in_a_row: 1 })
    .onConflictDoUpdate({
      target: feed_states.supplier_id,
      set: { failed_at, failure, failures_in_a_row: sql`${feed_states.failures_in_a_row} + 1` },
    });
}

/** False where nothing is doubted. */
export async function waiveDoubt(tx: Tx, supplier_id: string): Promise<boolean> {
  const waived = await tx
    .update(feed_states)
    .set({ is_doubt_waived: true })
    .where(and(eq(feed_states.supplier_id, supplier_id), isNotNull(feed_states.doubted_at)));
  return waived.rowCount === 1;
}
