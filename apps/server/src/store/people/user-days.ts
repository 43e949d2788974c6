// Who was there on which day.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { user_days } from '#store/schema/statistics.ts';

export type UserDay = typeof user_days.$inferSelect;

/**
 * As if everybody who has opened something had been seen on that day: for rows that no visit has made. Of who was erased no
 * day is known.
 */
export async function addDaysOfClicks(on: Queryable): Promise<void> {
  await on.execute(sql`
    insert into user_days (app_id, day, test, user_id, country)
    select app_id, (opened_at at time zone 'UTC')::date, test_mode, user_id, coalesce(opened.country, '')
    from (
      select app_id, opened_at, test_mode, user_id, country from clicks
      union all
      select app_id, opened_at, test_mode, user_id, country from offer_clicks
    ) as opened join users using (app_id)
    where users.id = opened.user_id and users.state <> 'closed'
    on conflict do nothing`);
}

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
