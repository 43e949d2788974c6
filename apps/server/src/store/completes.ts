// How many surveys people have completed, many people at a time.
import { sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queryable } from './queryable.ts';
import { clicks } from './schema/clicks.ts';

/** Counted person by person, as JSON: so one plan is good for any number of people, and is made once. */
const completes = prepared((on) =>
  on
    .select({
      app_id: sql<string>`app_id`,
      user_id: sql`user_id`.mapWith(Number),
      completes: sql`(
        select count(*) from ${clicks} as own
        where own.app_id = person.app_id and own.user_id = person.user_id and own.state = 'complete'
      )`.mapWith(Number),
    })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder('people')}::jsonb) as person (app_id text, user_id bigint)`,
    )
    .prepare('count_completes'),
);

/** By `app user`. */
export async function countCompletes(
  on: Queryable,
  people: readonly { app_id: string; user_id: number }[],
): Promise<Map<string, number>> {
  const wanted = people.map(({ app_id, user_id }) => ({ app_id, user_id }));
  const found = await completes(on).execute({ people: JSON.stringify(wanted) });
  return new Map(found.map((row) => [completesKey(row), row.completes]));
}

export const completesKey = ({ app_id, user_id }: { app_id: string; user_id: number }): string =>
  `${app_id} ${user_id}`;
