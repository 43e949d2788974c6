// How far the inventory of each supplier has been read. The cursor is locked while a page is stored, so that two
// readers can never store the same page, or an older one.
import { and, eq, sql } from 'drizzle-orm';
import type { Supplier } from '#ports/supplier.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { supplier_cursors, suppliers } from '#store/schema/surveys.ts';

export async function saveSupplier(
  on: Queryable,
  { id, name, entryUrl, redirectHosts }: Pick<Supplier, 'id' | 'name' | 'entryUrl' | 'redirectHosts'>,
): Promise<void> {
  const columns = { name, entry_url: entryUrl, redirect_hosts: [...redirectHosts] };
  await on
    .insert(suppliers)
    .values({ id, ...columns })
    .onConflictDoUpdate({
      target: suppliers.id,
      set: columns,
      setWhere: sql`(${suppliers.name}, ${suppliers.entry_url}, ${suppliers.redirect_hosts})
        is distinct from (excluded.name, excluded.entry_url, excluded.redirect_hosts)`,
    });
}

/** How far the supplier's inventory has been read; null at the beginning. */
export async function findCursor(on: Queryable, supplier_id: string): Promise<string | null> {
  const [found] = await on
    .select({ cursor: supplier_cursors.cursor })
    .from(supplier_cursors)
    .where(eq(supplier_cursors.supplier_id, supplier_id));
  return found?.cursor ?? null;
}

/** Locks the cursor until the transaction ends, if it is still the one that the reader found. */
export async function holdCursor(
  tx: Tx,
  supplier_id: string,
  cursor: string | null,
  synced_at: Date,
): Promise<boolean> {
  await tx.insert(supplier_cursors).values({ supplier_id, synced_at }).onConflictDoNothing();
  const held = await tx
    .update(supplier_cursors)
    .set({ synced_at })
    .where(
      and(
        eq(supplier_cursors.supplier_id, supplier_id),
        sql`${supplier_cursors.cursor} is not distinct from ${cursor}`,
      ),
    );
  return held.rowCount === 1;
}

export async function moveCursor(tx: Tx, supplier_id: string, cursor: string): Promise<void> {
  await tx.update(supplier_cursors).set({ cursor }).where(eq(supplier_cursors.supplier_id, supplier_id));
}

/** How far the supplier's later outcomes have been read; null at the beginning. */
export async function findOutcomesCursor(on: Queryable, supplier_id: string): Promise<string | null> {
  const [found] = await on
    .select({ cursor: supplier_cursors.outcomes_cursor })
    .from(supplier_cursors)
    .where(eq(supplier_cursors.supplier_id, supplier_id));
  return found?.cursor ?? null;
}

/** Stays where another reader has moved it meanwhile. */
export async function moveOutcomesCursor(
  on: Queryable,
  supplier_id: string,
  { from, to, at }: { from: string | null; to: string; at: Date },
): Promise<boolean> {
  const { outcomes_cursor } = supplier_cursors;
  const moved = await on
    .insert(supplier_cursors)
    .values({ supplier_id, outcomes_cursor: to, synced_at: at })
    .onConflictDoUpdate({
      target: supplier_cursors.supplier_id,
      set: { outcomes_cursor: to },
      setWhere: sql`${outcomes_cursor} is not distinct from ${from}`,
    });
  return moved.rowCount === 1;
}
