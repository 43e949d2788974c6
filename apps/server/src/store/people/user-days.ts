// Who was there on which day.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { user_days } from '#store/schema/statistics.ts';

export type UserDay = typeof user_days.$inferSelect;

/** What other nodes have written stays; nobody who was erased meanwhile comes back. */
export async function addUserDays(on: Queryable, days: readonly UserDay[]): Promise<void> {
  await on.execute(sql`
    insert into user_days (app_id, day, test, user_id, country)
    select seen.app_id, seen.day, seen.test, seen.user_id, seen.country
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as seen (app_id text, day date, test boolean, user_id bigint, country text)
      join users on users.app_id = seen.app_id and users.id = seen.user_id and users.state <> 'closed'
    order by 1, 2, 3, 4, 5
    on conflict do nothing`);
}
