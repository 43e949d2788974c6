// What a minute of people's time yields in an app: by its own surveys of the last days, or by those on offer.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { surveys } from '#store/schema/surveys.ts';

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

/** So many of the surveys on offer say what the others pay, too. */
const mostOffered = 1_000;

/** Surveys on offer, the latest first; what they pay in millionths of a US dollar. */
export async function findOffered(
  on: Queryable,
): Promise<{ conversion: number | null; loi_seconds: number; payout_micros: bigint }[]> {
  const { conversion, loi_seconds, payout_micros } = surveys;
  return await on
    .select({ conversion, loi_seconds, payout_micros })
    .from(surveys)
    .where(and(eq(surveys.status, 'open'), eq(surveys.onboarding, false)))
    .orderBy(desc(surveys.id))
    .limit(mostOffered);
}
