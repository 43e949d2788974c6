// Users by any of their ids, within a scope. Both ways go by an index.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { inScope, type Scope } from './scope.ts';

export interface FoundUser {
  readonly app_id: string;
  readonly app_name: string;
  readonly user_id: number;
  readonly uuid: string;
  readonly uhash: string;
}

export type FoundUserRow = Readonly<Record<'app_id' | 'app_name' | 'user_id' | 'uuid' | 'uhash', string>>;

export const toFoundUser = (row: FoundUserRow): FoundUser => ({ ...row, user_id: Number(row.user_id) });

/** By the user hash or the publisher's id, which may be known in several apps. */
export async function findUsersById(
  on: Queryable,
  scope: Scope,
  given: string,
  most: number,
): Promise<FoundUser[]> {
  const { rows } = await on.execute<FoundUserRow>(sql`
    select apps.id as app_id, apps.name as app_name, found.id as user_id, found.uuid, found.uhash
    from ${apps} cross join lateral (
      select id, uuid, uhash from users where users.app_id = apps.id and users.uuid = ${given}
      union
      select id, uuid, uhash from users where users.uhash = ${given} and users.app_id = apps.id
    ) as found
    where ${inScope(apps.publisher_id, scope)}
    order by apps.id
    limit ${most}`);
  return rows.map(toFoundUser);
}
