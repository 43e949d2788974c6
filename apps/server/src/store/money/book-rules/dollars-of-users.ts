// What the clicks of a user say of the dollars that were booked for them (decision 0124).
import { type SQL, sql } from 'drizzle-orm';
import { clickNamed, type Rules } from './rule-set.ts';

/** Lines in dollars of movements about a click: what its supplier or network pays, and the publisher's share of it. */
const dollars = (kind: 'supplier' | 'publisher'): SQL =>
  sql`coalesce(sum(lines.amount) filter (where accounts.kind = ${sql.raw(`'${kind}'`)}), 0)`;

/** What was booked in dollars for these users' clicks, by click. */
const bookedFor = (window: SQL): SQL => sql`
  select movements.cid, -${dollars('supplier')} as paid, ${dollars('publisher')} as share
  from users join movements on movements.app_id = users.app_id and movements.user_id = users.id
    join lines on lines.movement_id = movements.id
    join accounts on accounts.id = lines.account_id and accounts.currency = 'usd'
  where ${window}
  group by 1`;

/** As `dueShareOf` of domain/ledger/dollars.ts. */
const dueShare = sql`coalesce(payout_share_bp, revenue_share_bp)`;

export const dollarRules: Rules = {
  // A share is rounded of the total, of a click or of each milestone.
  'O3 a click does not say what dollars were booked': (window) => sql`
    select ${clickNamed(sql`cid`)} as found
    from (
      select clicks.cid, true as is_click, -coalesce(paid_micros, 0)::numeric as paid,
        -div(coalesce(paid_micros, 0)::numeric * ${dueShare}, 10000) as share
      from users join clicks on clicks.app_id = users.app_id and clicks.user_id = users.id
      where ${window}
      union all
      select cid, false, paid, share from (${bookedFor(window)}) as booked
    ) as both_sides
    group by cid having bool_or(is_click) and (sum(paid) <> 0 or sum(share) <> 0)`,

  'O3 an opened offer does not say what dollars were booked': (window) => sql`
    select ${clickNamed(sql`progress.click_id`)} as found
    from (
      select click_id, sum(paid_micros) as paid, sum(div(paid_micros::numeric * ${dueShare}, 10000)) as share
      from users join offer_clicks on offer_clicks.app_id = users.app_id and offer_clicks.user_id = users.id
        join offer_reward_progress on offer_reward_progress.click_id = offer_clicks.id
      where ${window}
      group by 1
    ) as progress left join (${bookedFor(window)}) as booked on booked.cid = progress.click_id
    where (progress.paid, progress.share) is distinct from (coalesce(booked.paid, 0), coalesce(booked.share, 0))`,

  'O3 dollars are booked for no click': (window) => sql`
    select movements.id::text as found
    from users join movements on movements.app_id = users.app_id and movements.user_id = users.id
      left join clicks on clicks.cid = movements.cid left join offer_clicks on offer_clicks.id = movements.cid
    where ${window} and coalesce(clicks.test_mode, offer_clicks.test_mode, true) and exists (
      select from lines join accounts on accounts.id = lines.account_id and accounts.currency = 'usd'
      where lines.movement_id = movements.id
    )`,
};
