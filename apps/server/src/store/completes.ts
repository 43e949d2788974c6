// How many surveys people have completed, many people at a time.
import { sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queryable } from './queryable.ts';
import { clicks } from './schema/clicks.ts';

const completes = prepared((on) =>
  on
    .select({
      app_id: clicks.app_id,
      user_id: clicks.user_id,
      completes: sql`count(*)`.mapWith(Number),
    })
    .from(clicks)
    .where(
      sql`${clicks.state} = 'complete' and (${clicks.app_id}, ${clicks.user_id}) in (
        select * from unnest(${sql.placeholder('apps')}::text[], ${sql.placeholder('users')}::bigint[])
      )`,
    )
    .groupBy(clicks.app_id, clicks.user_id)
    .prepare('count_completes'),
);

/** By `app user`; nobody is in it who has completed none. */
export async function countCompletes(
  on: Queryable,
  people: readonly { app_id: string; user_id: number }[],
): Promise<Map<string, number>> {
  const found = await completes(on).execute({
    apps: people.map(({ app_id }) => app_id),
    users: people.map(({ user_id }) => user_id),
  });
  return new Map(found.map((row) => [completesKey(row), row.completes]));
}

export const completesKey = ({ app_id, user_id }: { app_id: string; user_id: number }): string =>
  `${app_id} ${user_id}`;
