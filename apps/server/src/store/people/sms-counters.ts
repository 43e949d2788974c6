// Counters of SMS messages per time window. All counters of a message are incremented by one statement, or the transaction
// must roll back: rows are locked in the order given, so that concurrent messages, on whatever node, wait for each other
// and see the current counts.
import type { SmsAllowance } from '@earnwall/domain/verification/sms-allowances';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { sms_counters } from '#store/schema/phone-codes.ts';

const asRows = (wanted: readonly SmsAllowance[]): SQL => sql`
  select place::integer - 1 as place, given->>0 as scope, given->>1 as key,
    (given->>2)::timestamptz as window_start, (given->>3)::integer as most
  from jsonb_array_elements(${JSON.stringify(wanted.map(asRow))}::jsonb) with ordinality as given (given, place)`;

const asRow = ({ scope, key, windowStart, most }: SmsAllowance) => [
  scope,
  key,
  windowStart.toISOString(),
  most,
];

/** The windows that are full now: refusing a flood neither locks nor writes anything. */
export async function findFullWindows(
  on: Queryable,
  wanted: readonly SmsAllowance[],
): Promise<SmsAllowance[]> {
  const { rows } = await on.execute<{ place: number }>(sql`
    select place from (${asRows(wanted)}) as wanted left join ${sms_counters} using (scope, key, window_start)
    where coalesce(sent, 0) >= most`);
  return rows.flatMap(({ place }) => wanted[place] ?? []);
}

/** Increments the counters; resolves to the windows that were full: where there are any, roll back. */
export async function reservePlaces(tx: Tx, wanted: readonly SmsAllowance[]): Promise<SmsAllowance[]> {
  const { rows } = await tx.execute<{ place: number }>(sql`
    with wanted as (${asRows(wanted)}),
    taken as (
      insert into ${sms_counters} as counter (scope, key, window_start, sent)
      select scope, key, window_start, 1 from wanted where most > 0 order by place
      on conflict (scope, key, window_start) do update set sent = counter.sent + 1
      where counter.sent < (
        select most from wanted
        where (wanted.scope, wanted.key, wanted.window_start)
          = (excluded.scope, excluded.key, excluded.window_start)
      )
      returning scope, key, window_start
    )
    select place from wanted left join taken using (scope, key, window_start) where taken.scope is null`);
  return rows.flatMap(({ place }) => wanted[place] ?? []);
}

/** Returns a message that was certainly not sent to the budget. */
export async function releasePlace(on: Queryable, { scope, key, windowStart }: SmsAllowance): Promise<void> {
  const place: SQL = sql`(${scope}, ${key}, ${windowStart.toISOString()}::timestamptz)`;
  await on.execute(sql`
    update ${sms_counters} set sent = sent - 1 where (scope, key, window_start) = ${place} and sent > 0`);
}

const hourMs = 3_600_000;
const startOf = (now: Date, windowMs: number): Date =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs);
/** Counted beside the limits, and limiting nothing: messages that the provider did not take, by country. */
const failed = 'failed';

export async function countFailure(on: Queryable, country: string, now: Date): Promise<void> {
  await on
    .insert(sms_counters)
    .values({ scope: failed, key: country, window_start: startOf(now, hourMs), sent: 1 })
    .onConflictDoUpdate({
      target: [sms_counters.scope, sms_counters.key, sms_counters.window_start],
      set: { sent: sql`${sms_counters.sent} + 1` },
    });
}

/** This hour. */
export function findFailures(on: Queryable, now: Date): Promise<{ country: string; count: number }[]> {
  return on
    .select({ country: sms_counters.key, count: sms_counters.sent })
    .from(sms_counters)
    .where(and(eq(sms_counters.scope, failed), eq(sms_counters.window_start, startOf(now, hourMs))))
    .orderBy(sms_counters.key);
}

/** Messages of today (UTC) by country. */
export async function findSentByCountry(
  on: Queryable,
  now: Date,
): Promise<{ country: string; sent: number }[]> {
  const sent = await on
    .select({ key: sms_counters.key, sent: sms_counters.sent })
    .from(sms_counters)
    .where(and(eq(sms_counters.scope, 'country'), eq(sms_counters.window_start, startOf(now, 24 * hourMs))))
    .orderBy(sms_counters.key);
  return sent.map(({ key, sent }) => ({ country: key.replace(/\/day$/, ''), sent }));
}
