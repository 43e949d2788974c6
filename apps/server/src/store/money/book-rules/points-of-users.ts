// What the clicks of a user say of their points.
import { type SQL, sql } from 'drizzle-orm';
import { clickNamed, ofUser, type Rules } from './rule-set.ts';

/** What was moved for these users; movements are found by their user, since they have no index of clicks. */
const movedFor = (window: SQL): SQL => sql`
  users join movements on movements.app_id = users.app_id and movements.user_id = users.id
    join lines on lines.movement_id = movements.id join accounts on accounts.id = lines.account_id
  where ${window} and movements.cid is not null and accounts.kind in ${ofUser}`;

export const pointRules: Rules = {
  'O3 a click does not say what it has moved': (window) => sql`
    select ${clickNamed(sql`cid`)} as found
    from (
      select clicks.cid, clicks.credited as said, 0 as moved
      from users join clicks on clicks.app_id = users.app_id and clicks.user_id = users.id
      where ${window}
      union all
      select movements.cid, null, lines.amount from ${movedFor(window)}
    ) as both_sides
    group by cid having count(said) > 0 and sum(said) <> sum(moved)`,

  'O2 an event of an offer has not moved what it says': (window) => sql`
    select offer_events.network_id || ':' || offer_events.transaction as found
    from users join offer_clicks on offer_clicks.app_id = users.app_id and offer_clicks.user_id = users.id
      join offer_events on offer_events.click_id = offer_clicks.id left join (
        select movements.source, regexp_replace(transaction, ':[^:]*$', '') as transaction, cid,
          sum(lines.amount) as amount
        from ${movedFor(window)} and movements.source in (select id from offer_networks)
        group by 1, 2, 3
      ) as moved on moved.source = offer_events.network_id and moved.transaction = offer_events.transaction
        and moved.cid = click_id
    where ${window} and offer_events.amount <> coalesce(moved.amount, 0)`,

  'O3 an opened offer does not say where its points are': (window) => sql`
    select ${clickNamed(sql`progress.click_id`)} as found
    from (
      select click_id, sum(pending) as pending, sum(credited) as credited
      from users join offer_clicks on offer_clicks.app_id = users.app_id and offer_clicks.user_id = users.id
        join offer_reward_progress on offer_reward_progress.click_id = offer_clicks.id
      where ${window}
      group by 1
    ) as progress left join (
      select movements.cid,
        sum(lines.amount) filter (where accounts.kind = 'user_pending') as pending,
        sum(lines.amount) filter (where accounts.kind in ('user', 'user_test')) as credited
      from ${movedFor(window)}
      group by 1
    ) as moved on moved.cid = progress.click_id
    where (progress.pending, progress.credited) is distinct from (coalesce(moved.pending, 0), coalesce(moved.credited, 0))`,
};
