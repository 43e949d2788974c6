// The feed of the inventory, read so that nothing is missed: numbers are handed out before their transaction commits,
// so a smaller one can become visible after a larger one. Only what lies below the oldest transaction still open is
// certain to be complete; that mark is the horizon.
import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { inventory_changes } from '#store/schema/inventory-changes.ts';

export interface InventoryChange {
  version: number;
  survey_id: number;
}

/** Every change of transactions below it is visible to whoever reads from now on. */
export async function findInventoryHorizon(on: Queryable): Promise<string> {
  const { rows } = await on.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return rows[0]?.horizon ?? '0';
}

/** All visible changes since a horizon, and the horizon of this very moment. */
export async function findInventoryChanges(
  on: Queryable,
  since: string,
): Promise<{ horizon: string; changes: InventoryChange[] }> {
  const { rows } = await on.execute<{ horizon: string; changes: InventoryChange[] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, coalesce((
      select json_agg(json_build_object('version', version, 'survey_id', survey_id) order by version)
      from ${inventory_changes} where xid >= ${since}::xid8), '[]') as changes`);
  return rows[0] ?? { horizon: since, changes: [] };
}

/** A node that was away for longer than this loads everything anew. */
export async function forgetInventoryChanges(on: Queryable, before: Date): Promise<void> {
  await on.delete(inventory_changes).where(lt(inventory_changes.at, before));
}
