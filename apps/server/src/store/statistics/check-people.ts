// O8 of people: those that are counted are what their days say, each looked up with the last one before it.
import { type SQL, sql } from 'drizzle-orm';
import type { TimeWindow } from './time-window.ts';

export const peopleDifference = ({ from, to }: TimeWindow): SQL => sql`
  select concat_ws(' ', app_id, test, country, day, before, '(too much:', sum(people), ')') as found
  from (
    select app_id, test, country, day, before, people from user_returns
    union all
    select app_id, test, place, day, coalesce((
      select max(earlier.day) from (${counted}) as earlier
      where earlier.app_id = placed.app_id and earlier.user_id = placed.user_id and earlier.test = placed.test
        and placed.place in (earlier.country, '*') and earlier.day < placed.day
    ), '-infinity'), -1
    from (
      select distinct app_id, user_id, test, place, day
      from (${counted}) as seen, lateral (values (country), ('*')) as given (place)
    ) as placed
  ) as compared
  where day >= ${dayOf(from)} and day < ${dayOf(to)}
  group by app_id, test, country, day, before
  having sum(people) <> 0
  order by app_id, test, country, day, before`;

const counted = sql`
  select * from user_days where not exists (
    select from uncounted_days as new
    where (new.app_id, new.user_id, new.day, new.test, new.country)
      = (user_days.app_id, user_days.user_id, user_days.day, user_days.test, user_days.country)
  )`;

const dayOf = (time: string): SQL => sql`(${time}::timestamptz at time zone 'UTC')::date`;
