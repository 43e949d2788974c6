// How apps call themselves and their points, for lists that name several of them.
import { inArray } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';

export interface AppNaming {
  readonly id: string;
  readonly name: string;
  readonly currency_name: string;
  readonly decimals: number;
}

export async function findAppNamings(
  on: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AppNaming>> {
  if (ids.length === 0) return new Map();
  const { id, name, currency_name, decimals } = apps;
  const found = await on
    .select({ id, name, currency_name, decimals })
    .from(apps)
    .where(inArray(id, [...ids]));
  return new Map(found.map((app) => [app.id, app]));
}
