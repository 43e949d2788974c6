// Apps as the console sees them: within a scope.
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { inScope, type Scope } from './scope.ts';

export async function findScopedApp(on: Queryable, scope: Scope, app_id: string): Promise<AppRecord | null> {
  const [found] = await on
    .select()
    .from(apps)
    .where(and(eq(apps.id, app_id), inScope(apps.publisher_id, scope)));
  return found ?? null;
}

/** By name, for choosing one. */
export function findAppNames(on: Queryable, scope: Scope, most: number) {
  return on
    .select({ id: apps.id, name: apps.name, test_mode: apps.test_mode })
    .from(apps)
    .where(inScope(apps.publisher_id, scope))
    .orderBy(apps.name, apps.id)
    .limit(most);
}

export async function findAppIds(on: Queryable, scope: Scope): Promise<string[]> {
  const rows = await on.select({ id: apps.id }).from(apps).where(inScope(apps.publisher_id, scope));
  return rows.map(({ id }) => id);
}
