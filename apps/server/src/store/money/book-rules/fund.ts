// The fund that pays for time (decision 0135): what clicks set aside for it and were paid of it.
import { type SQL, sql } from 'drizzle-orm';
import { clickNamed, type RuleSet, type Rules } from './rule-set.ts';

/** The kinds of accounts that are the fund's. */
export const ofFund = sql.raw(`('fair_pay', 'publisher_set_aside', 'publisher_time_pay')`);

const moved = (kind: 'publisher_set_aside' | 'publisher_time_pay'): SQL =>
  sql`case accounts.kind when ${sql.raw(`'${kind}'`)} then lines.amount else 0 end`;

/** What clicks of users say of the fund; as `setAsideOf` of domain/fair-pay/fund.ts. */
export const fundRules: Rules = {
  'O3 a click does not say what was set aside or paid for time': (window) => sql`
    select ${clickNamed(sql`cid`)} as found
    from (
      select clicks.cid, case when clicks.state = 'complete' and not clicks.test_mode
          then div(clicks.credited::numeric * coalesce(clicks.fair_part_bp, 0), 10000) else 0 end as set_aside,
        case when clicks.test_mode then 0 else clicks.fair_paid end as paid
      from users join clicks on clicks.app_id = users.app_id and clicks.user_id = users.id
      where ${window}
      union all
      select movements.cid, ${moved('publisher_set_aside')}, -${moved('publisher_time_pay')}
      from users join movements on movements.app_id = users.app_id and movements.user_id = users.id
        join lines on lines.movement_id = movements.id
        join accounts on accounts.id = lines.account_id and accounts.kind in ${ofFund}
      where ${window}
    ) as both_sides
    group by cid having sum(set_aside) <> 0 or sum(paid) <> 0`,
};

/** A day that is over stays what its lines say. */
export const ofFairPayDays: RuleSet = {
  ...{ table: 'fair_pay_days', size: 50 },
  key: [
    { column: 'app_id', type: 'text' },
    { column: 'day', type: 'date' },
  ],
  rules: {
    'O5 a day of pay for time is not what its lines say': (window) => sql`
      select app_id || ' ' || day::text as found
      from fair_pay_days
      where ${window} and fed is not null and (fed, spent) is distinct from (
        -${sumOfDay(sql`'publisher_set_aside'`)}, ${sumOfDay(sql`'publisher_time_pay'`)}
      )`,
  },
};

const sumOfDay = (kind: SQL): SQL => sql`(
  select coalesce(sum(lines.amount), 0) from accounts join lines on lines.account_id = accounts.id
  where accounts.app_id = fair_pay_days.app_id and accounts.user_id is null and accounts.currency = 'app'
    and accounts.kind = ${kind} and lines.at >= fair_pay_days.day::timestamp at time zone 'UTC'
    and lines.at < (fair_pay_days.day + 1)::timestamp at time zone 'UTC'
)`;
