// The apps that a question is about: those of the scope, or one of them.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { inScope, type Scope } from './scope.ts';

export interface Within {
  readonly scope: Scope;
  /** Null means all apps of the scope. */
  readonly app_id: string | null;
}

/** A condition on the table `apps` of the query. */
export const isWithin = ({ scope, app_id }: Within): SQL =>
  app_id === null
    ? inScope(apps.publisher_id, scope)
    : sql`${inScope(apps.publisher_id, scope)} and ${apps.id} = ${app_id}`;

export async function findAppIds(on: Queryable, within: Within): Promise<string[]> {
  const rows = await on.select({ id: apps.id }).from(apps).where(isWithin(within));
  return rows.map(({ id }) => id);
}
