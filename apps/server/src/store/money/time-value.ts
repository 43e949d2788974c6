// What a minute of people's time yields in an app: by its own surveys of the last days, or by those on offer.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

/** Fewer ended surveys say nothing. */
const enough = 50;

/**
 * In millionths of the smallest unit, what was paid for time left out; null where too few have ended. Reports may come
 * late: nobody is taken to have stayed for longer than twice the length of a survey.
 */
export async function findValueOfTime(on: Queryable, app_id: string, since: Date): Promise<number | null> {
  const { rows } = await on.execute<{ ended: number; earned: number | null; seconds: number | null }>(sql`
    select count(*)::integer as ended, sum(clicks.credited - clicks.fair_paid)::float8 as earned,
      sum(least(2 * surveys.loi_seconds, greatest(0, extract(epoch from
        least(clicks.returned_at, clicks.ended_at) - clicks.started_at))))::float8 as seconds
    from clicks join surveys on surveys.id = clicks.survey_id
    where clicks.app_id = ${app_id} and clicks.opened_at >= ${since.toISOString()}::timestamptz
      and not clicks.test_mode and clicks.started_at is not null
      and clicks.state not in ('opened', 'started', 'timeout')`);
  const [found] = rows;
  if (!found?.seconds || !found.earned || found.ended < enough) return null;
  return Math.floor((found.earned * 1e6 * 60) / found.seconds);
}

/** How many finish where nobody says it, and what part of its length a survey takes that turns people away. */
const usualConversion = 0.3;
const usualOut = 0.25;

/** The same by the surveys on offer; null where there are none. */
export async function findValueOnOffer(
  on: Queryable,
  { revenue_share_bp, exchange_rate_micros, decimals }: AppRecord,
): Promise<number | null> {
  const { rows } = await on.execute<{ paid: number | null; seconds: number | null }>(sql`
    select avg(payout_micros * finish)::float8 as paid,
      avg(loi_seconds * (finish + (1 - finish) * ${usualOut}::float8))::float8 as seconds
    from surveys, lateral (
      select least(0.95, greatest(0.05, coalesce(conversion, ${usualConversion}::float8))) as finish
    ) as odds
    where status = 'open' and not onboarding`);
  const [found] = rows;
  if (!found?.paid || !found.seconds) return null;
  const units = found.paid * (revenue_share_bp / 1e4) * (Number(exchange_rate_micros) / 1e6) * 10 ** decimals;
  return Math.floor((units * 60) / found.seconds);
}
