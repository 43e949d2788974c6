import { sql } from 'drizzle-orm';
import { byId, ofUser, type RuleSet } from './rule-set.ts';

export const ofReports: RuleSet = {
  ...{ table: 'supplier_reports', key: byId, size: 5_000 },
  rules: {
    'O2 a report has not moved what it says': (window) => sql`
      select supplier_id || ':' || transaction as found
      from supplier_reports
      where ${window} and amount <> coalesce((
        select sum(lines.amount)
        from movements join lines on lines.movement_id = movements.id
          join accounts on accounts.id = lines.account_id and accounts.kind in ${ofUser}
        where movements.source = supplier_reports.supplier_id
          and movements.transaction = supplier_reports.transaction and movements.cid = supplier_reports.cid
      ), 0)`,

    'O3 a report is about no click of its supplier': (window) => sql`
      select supplier_reports.supplier_id || ':' || transaction as found
      from supplier_reports left join clicks
        on clicks.cid = supplier_reports.cid and clicks.supplier_id = supplier_reports.supplier_id
      where ${window} and clicks.cid is null`,
  },
};

export const ofEvents: RuleSet = {
  ...{ table: 'offer_events', key: byId, size: 5_000 },
  rules: {
    'O3 an event is about no click of its network': (window) => sql`
      select offer_events.network_id || ':' || transaction as found
      from offer_events left join offer_clicks
        on offer_clicks.id = offer_events.click_id and offer_clicks.network_id = offer_events.network_id
      where ${window} and offer_clicks.id is null`,
  },
};
