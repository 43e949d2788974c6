// Sums that are stored: balances, closed days of statements and closed months of payouts.
import { type SQL, sql } from 'drizzle-orm';
import { byId, type RuleSet } from './rule-set.ts';

export const ofAccounts: RuleSet = {
  ...{ table: 'accounts', key: byId, size: 5_000 },
  rules: {
    'O5 a balance is not the sum of its lines': (window) => sql`
      select accounts.id::text as found
      from accounts left join balances on balances.account_id = accounts.id
      where ${window} and accounts.user_id is not null and coalesce(balances.amount, 0) <> coalesce(
        (select sum(lines.amount) from lines where lines.account_id = accounts.id), 0
      )`,
  },
};

/** Each closed day is compared with the one before it and the lines in between. */
export const ofStatementDays: RuleSet = {
  ...{ table: 'statement_days', size: 50 },
  key: [
    { column: 'app_id', type: 'text' },
    { column: 'day', type: 'date' },
  ],
  rules: {
    'O5 a closed day of a statement is not what its lines say': (window) => sql`
      select app_id || ' ' || statement_days.day::text as found
      from statement_days left join lateral (
        select day, balance, pending from statement_days as earlier
        where earlier.app_id = statement_days.app_id and earlier.day < statement_days.day
        order by earlier.day desc limit 1
      ) as before on true
      where ${window} and (statement_days.balance, statement_days.pending) is distinct from (
        coalesce(before.balance, 0) - ${sumOfDays(sql`'publisher'`)},
        coalesce(before.pending, 0) - ${sumOfDays(sql`'publisher_pending'`)}
      )`,
  },
};

function sumOfDays(kind: SQL): SQL {
  const midnightAfter = (day: SQL) => sql`(${day} + 1)::timestamp at time zone 'UTC'`;
  return sql`(
    select coalesce(sum(lines.amount), 0) from accounts join lines on lines.account_id = accounts.id
    where accounts.app_id = statement_days.app_id and accounts.user_id is null and accounts.currency = 'app'
      and accounts.kind = ${kind} and lines.at < ${midnightAfter(sql`statement_days.day`)}
      and lines.at >= coalesce(${midnightAfter(sql`before.day`)}, '-infinity')
  )`;
}

/** A closed month stays what its lines say: nothing is booked into it any more. */
export const ofPayoutMonths: RuleSet = {
  ...{ table: 'payout_months', size: 5 },
  key: [
    { column: 'month', type: 'text' },
    { column: 'app_id', type: 'text' },
  ],
  rules: {
    'O5 a closed month is not what its lines say': (window) => sql`
      select payout_months.app_id || ' ' || month as found
      from payout_months cross join lateral (
        select (month || '-01')::timestamp at time zone 'UTC' as begins,
          ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC' as ends
      ) as period
      where ${window} and (payouts + payout_reversals, rewards, reversals, points) is distinct from (
        -${sumOfMonth(sql`'supplier'`, sql`'usd'`)}, ${sumOfMonth(sql`'publisher'`, sql`'usd' and lines.amount > 0`)},
        ${sumOfMonth(sql`'publisher'`, sql`'usd' and lines.amount < 0`)}, -${sumOfMonth(sql`'publisher'`, sql`'app'`)}
      )`,
  },
};

const sumOfMonth = (kind: SQL, currency: SQL): SQL => sql`(
  select coalesce(sum(lines.amount), 0) from accounts join lines on lines.account_id = accounts.id
  where accounts.app_id = payout_months.app_id and accounts.user_id is null and lines.at >= begins
    and lines.at < ends and accounts.kind = ${kind} and accounts.currency = ${currency}
)`;
