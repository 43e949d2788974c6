// How many different people were there, by days of UTC: never a sum of parts. Of those that are counted, who came in a period
// for a first time in it; of those that are not yet, who is not among them.
import { type SQL, sql } from 'drizzle-orm';
import { executeNamed } from '#store/engine/named.ts';
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

/** What is counted: of each span, by this key or as a whole. */
export interface AskedPeople {
  readonly spans: readonly DaySpan[];
  readonly split: 'app_id' | 'country' | null;
}

/** In the order asked; by one statement, as each takes longer to be sent than to be answered. */
export async function countPeople(
  tx: Tx,
  filter: PeopleFilter,
  asked: readonly AskedPeople[],
): Promise<CountedPeople[][]> {
  const counts = asked.map(
    (one, index) => sql`select ${sql.raw(`${index}`)} as asked, * from (${countOf(filter, one)}) as one`,
  );
  const { rows } = await executeNamed<CountedPeople & { asked: number }>(
    tx,
    sql.join(counts, sql` union all `),
  );
  return asked.map((_, index) => rows.filter((row) => row.asked === index));
}

function countOf(filter: PeopleFilter, { spans, split }: AskedPeople): SQL {
  const { test, country } = filter;
  const key = (table: string): SQL => (split === null ? sql`''` : sql.raw(`${table}.${split}`));
  const isByCountry = split === 'country' || country !== undefined;
  const inCountry = country === undefined ? sql`true` : sql`new.country = ${country}`;
  return sql`
    with whole as (select * from ${spansTable(spans)} as whole (span, "from", "to"))
    select span, key, sum(people)::integer as people
    from (
      select whole.span, ${key('place')} as key, counted.people
      from whole, ${placesOf(filter, split)} as place (app_id, country), lateral (
        select sum(people) as people from user_returns
        where app_id = place.app_id and test = ${test} and country = place.country
          and day >= whole."from" and day <= whole."to" and before < whole."from"
      ) as counted
      union all
      select whole.span, ${key('new')}, count(distinct (new.app_id, new.user_id))
      from whole, uncounted_days as new
      where new.day >= whole."from" and new.day <= whole."to" and new.test = ${test} and ${inCountry}
        and new.app_id = any(${texts(filter.app_ids)}) and not exists (
          select from user_days as seen
          where seen.app_id = new.app_id and seen.user_id = new.user_id and seen.test = new.test
            and seen.day >= whole."from" and seen.day <= whole."to"
            and ${isByCountry ? sql`seen.country = new.country` : sql`true`}
            and not exists (select from uncounted_days as other where ${sameDay})
        )
      group by 1, 2
    ) as different
    group by span, key having sum(people) > 0`;
}

const sameDay = sql.join(
  ['app_id', 'user_id', 'day', 'test', 'country'].map((name) => sql.raw(`other.${name} = seen.${name}`)),
  sql` and `,
);

/** Where people are told apart: in one country, in each one that an app has had people in, or anywhere. */
function placesOf({ app_ids, test, country }: PeopleFilter, split: 'app_id' | 'country' | null): SQL {
  if (split !== 'country' || country !== undefined)
    return sql`(select app_id, ${country ?? '*'}::text from unnest(${texts(app_ids)}) as app_id)`;
  // From one to the next by the index: as many steps as there are countries.
  return sql`(
    with recursive place (app_id, country) as (
      select app_id, '' from unnest(${texts(app_ids)}) as app_id
      union all
      select app_id, (
        select min(country) from user_returns
        where app_id = place.app_id and test = ${test} and country > place.country
      ) from place where country is not null
    )
    select app_id, country from place where country <> '*'
  )`;
}

const spansTable = (spans: readonly DaySpan[]): SQL => sql`unnest(
  ${sql.param(spans.map(({ id }) => id))}::integer[],
  ${sql.param(spans.map(({ from }) => from))}::date[], ${sql.param(spans.map(({ to }) => to))}::date[]
)`;

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
