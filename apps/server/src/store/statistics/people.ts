// How many different people were there, by days of UTC: never a sum of parts.
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';

interface PeopleFilter {
  readonly app_ids: readonly string[];
  readonly test: boolean;
  readonly country?: string | undefined;
}

/** Days of UTC, both included. */
export interface DaySpan {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

interface CountedPeople extends Record<string, unknown> {
  readonly span: number;
  readonly key: string;
  readonly people: number;
}

export async function countPeople(
  tx: Tx,
  { app_ids, test, country }: PeopleFilter,
  spans: readonly DaySpan[],
  split: 'app_id' | 'country' | null,
): Promise<CountedPeople[]> {
  const key: SQL = split === null ? sql`''` : sql.raw(`seen.${split}`);
  const list = (values: readonly (string | number)[], type: string) =>
    sql`${sql.param([...values])}::${sql.raw(type)}[]`;
  const { rows } = await tx.execute<CountedPeople>(sql`
    select span, key, count(*)::integer as people
    from (
      select distinct whole.span, ${key} as key, seen.app_id, seen.user_id
      from unnest(
          ${list(
            spans.map(({ id }) => id),
            'integer',
          )}, ${list(
            spans.map(({ from }) => from),
            'date',
          )},
          ${list(
            spans.map(({ to }) => to),
            'date',
          )}
        ) as whole (span, "from", "to"),
        unnest(${list(app_ids, 'text')}) as app (id), lateral (
          select app_id, user_id, country from user_days
          where app_id = app.id and day >= whole."from" and day <= whole."to" and test = ${test}
            and ${country === undefined ? sql`true` : sql`country = ${country}`}
          offset 0
        ) as seen
    ) as different
    group by span, key`);
  return rows;
}
