// Numbers as an operator gets them, without HTTP.
import { sql } from 'drizzle-orm';
import { askedNumbers } from '#console/numbers/asked.ts';
import { numbersOf } from '#console/numbers/numbers-of.ts';
import { keyHolder } from '#request/operator.ts';
import type { Database } from '#store/engine/database.ts';
import type { Queryable } from '#store/engine/queryable.ts';

export { foldStatistics, foldUserDays } from '#store/statistics/fold.ts';

type Query = Parameters<typeof askedNumbers>[0];

export const readNumbers = (database: Database, query: Query, now: Date) =>
  numbersOf(database, 'all', askedNumbers(query, keyHolder('numbers'), now));

/** Completes by date of the zone, straight from the rows. */
export async function completesByDate(
  on: Queryable,
  app: { id: string },
  zone: string,
): Promise<Map<string, number>> {
  const { rows } = await on.execute<{ date: string; completes: number }>(sql`
    select (opened_at at time zone ${zone})::date::text as date, count(*)::integer as completes
    from clicks where app_id = ${app.id} and state = 'complete' group by 1`);
  return new Map(rows.map(({ date, completes }) => [date, completes]));
}
