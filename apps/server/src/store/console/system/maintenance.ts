// The maintenance of apps, one or all at once.
import { and, asc, eq, inArray } from 'drizzle-orm';
import { inScope, type Scope } from '#store/console/scope.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';

export type Maintenance = Pick<
  typeof apps.$inferSelect,
  'maintenance' | 'maintenance_until' | 'maintenance_since'
>;

/** Always in the same order, so that two of them wait for each other; null means all apps of the scope. */
export function lockApps(tx: Tx, scope: Scope, ids: readonly string[] | null) {
  const { id, name, maintenance, maintenance_until, maintenance_since, publisher_id } = apps;
  return tx
    .select({ id, name, maintenance, maintenance_until, maintenance_since })
    .from(apps)
    .where(and(inScope(publisher_id, scope), ids === null ? undefined : inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update');
}

export async function saveMaintenance(
  tx: Tx,
  app_id: string,
  change: Maintenance,
  updated_at: Date,
): Promise<void> {
  await tx
    .update(apps)
    .set({ ...change, updated_at })
    .where(eq(apps.id, app_id));
}
