// When surveys opened, by the hour.
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { surveys } from '#store/schema/surveys.ts';

const hour = sql<Date>`date_trunc('hour', ${surveys.opened_at})`.mapWith(surveys.opened_at);

/** For a country and a device since then, whether they are open still or not. */
export function findOpenings(
  on: Queryable,
  { country, device, since }: { country: string; device: string; since: Date },
): Promise<{ at: Date; count: number }[]> {
  return on
    .select({ at: hour, count: count() })
    .from(surveys)
    .where(
      and(
        eq(surveys.country, country),
        gt(surveys.opened_at, since),
        sql`${device} = any(${surveys.devices})`,
      ),
    )
    .groupBy(sql`1`);
}
