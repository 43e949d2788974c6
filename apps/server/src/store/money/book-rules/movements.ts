import { sql } from 'drizzle-orm';
import { ofFund } from './fund.ts';
import { byId, ofUser, type RuleSet } from './rule-set.ts';

export const ofMovements: RuleSet = {
  ...{ table: 'movements', key: byId, size: 5_000 },
  rules: {
    'O1 a movement does not sum to zero': (window) => sql`
      select movements.id::text as found
      from movements left join lines on lines.movement_id = movements.id
        left join accounts on accounts.id = lines.account_id and accounts.app_id = movements.app_id
      where ${window}
      group by movements.id, accounts.currency
      having accounts.currency is null or sum(lines.amount) <> 0`,

    // So users and the publisher's account stay each other's opposite, and the fund is what was set aside less what was paid.
    'O1 the fund for time does not sum to zero': (window) => sql`
      select movements.id::text as found
      from movements join lines on lines.movement_id = movements.id
        join accounts on accounts.id = lines.account_id and accounts.kind in ${ofFund}
      where ${window}
      group by movements.id having sum(lines.amount) <> 0`,

    'O2 a transaction has moved money twice': (window) => sql`
      select movements.id::text as found
      from movements
      where ${window} and exists (
        select from movements as other
        where other.source = movements.source and other.transaction = movements.transaction
          and other.id <> movements.id
      )`,

    'O3 a movement is about a click of somebody else': (window) => sql`
      select movements.id::text as found
      from movements left join clicks on clicks.cid = movements.cid
        left join offer_clicks on offer_clicks.id = movements.cid
      where ${window} and coalesce(clicks.cid, offer_clicks.id) is not null
        and (coalesce(clicks.app_id, offer_clicks.app_id), coalesce(clicks.user_id, offer_clicks.user_id))
          is distinct from (movements.app_id, movements.user_id)`,

    'O3 a supplier’s movement has no report': (window) => sql`
      select movements.id::text as found
      from movements join suppliers on suppliers.id = movements.source left join supplier_reports
        on supplier_reports.supplier_id = source and supplier_reports.transaction = movements.transaction
      where ${window} and supplier_reports.id is null`,

    'O3 a network’s movement has no event': (window) => sql`
      select movements.id::text as found
      from movements join offer_networks on offer_networks.id = movements.source left join offer_events
        on offer_events.network_id = source
          and offer_events.transaction = regexp_replace(movements.transaction, ':[^:]*$', '')
      where ${window} and offer_events.id is null`,

    // Older ones may have left the log.
    'O4 a movement has no postback': (window) => sql`
      select movements.id::text as found
      from movements
      where ${window} and movements.created_at > now() - interval '30 days'
        and not exists (select from postback_queue where postback_queue.id = movements.id)
        and not exists (select from postback_log where postback_log.id = movements.id)
        and exists (
          select from lines join accounts on accounts.id = lines.account_id and accounts.kind in ${ofUser}
          where lines.movement_id = movements.id
        )`,
  },
};
