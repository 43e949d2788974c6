// The same numbers from the rows themselves, by plain SQL: the funnel and the money of both periods by date and key, and
// people counted distinct.
import type { NumbersCase } from './cases.ts';

interface Totals {
  completes: number;
  payout_micros: number;
}

interface PlainQueries {
  funnel: string;
  money: string;
  people: string;
  peopleByDay: string;
  values: string[];
}

const keys = {
  app: 'clicks.app_id',
  country: 'clicks.country',
  supplier: 'clicks.supplier_id',
  kind: `'survey'`,
  day: `''`,
  hour: `''`,
} as const;

/** `$1` is the zone, `$2` and `$3` the first day and the one after the last, `$4` and `$5` those that are compared. */
export function plainQueries(
  { zone = 'UTC', split, app, country, supplier }: NumbersCase,
  dates: readonly string[],
): PlainQueries {
  const narrowed = Object.entries({ app_id: app, country, supplier_id: supplier })
    .map(([column, value]) => (value === undefined ? '' : ` and clicks.${column} = '${value}'`))
    .join('');
  const isIn = (time: string) => `(
    ${time} >= $2::timestamp at time zone $1 and ${time} < $3::timestamp at time zone $1
    or ${time} >= $4::timestamp at time zone $1 and ${time} < $5::timestamp at time zone $1)`;
  const isNow = (time: string) => `${time} >= $2::timestamp at time zone $1`;
  const grain = split === 'hour' ? 'hour' : 'day';
  const dateOf = (time: string) => `date_trunc('${grain}', ${time} at time zone $1)`;
  return {
    values: [zone, ...dates],
    funnel: `
      select ${dateOf('opened_at')} as date, ${isNow('opened_at')} as is_now, ${keys[split]} as key, count(*) as clicks,
        count(started_at) as starts, count(*) filter (where state = 'complete') as completes
      from clicks where ${isIn('opened_at')} and not test_mode${narrowed} group by 1, 2, 3`,
    money: `
      select ${dateOf('lines.at')} as date, ${isNow('lines.at')} as is_now, ${keys[split]} as key,
        -sum(amount) filter (where accounts.currency = 'usd' and accounts.kind = 'supplier') as payout_micros,
        sum(amount) filter (where accounts.currency = 'usd' and accounts.kind = 'publisher') as reward_micros
      from lines join accounts on accounts.id = lines.account_id join movements on movements.id = lines.movement_id
        join clicks on clicks.cid = movements.cid
      where ${isIn('lines.at')} and not test_mode${narrowed} group by 1, 2, 3`,
    people: `
      select ${isNow('opened_at')} as is_now, ${keys[split]} as key, count(distinct (app_id, user_id)) as people
      from clicks where ${isIn('opened_at')}${narrowed} group by grouping sets ((1), (1, 2))`,
    peopleByDay: `
      select ${dateOf('opened_at')} as date, count(distinct (app_id, user_id)) as people
      from clicks where ${isIn('opened_at')}${narrowed} group by 1`,
  };
}

export const totalsOf = (
  funnel: readonly { is_now: boolean; completes: string }[],
  money: readonly { is_now: boolean; payout_micros: string | null }[],
): Totals => ({
  completes: funnel.filter((row) => row.is_now).reduce((sum, row) => sum + Number(row.completes), 0),
  payout_micros: money
    .filter((row) => row.is_now)
    .reduce((sum, row) => sum + Number(row.payout_micros ?? 0), 0),
});
