// How many different people were there, by days of UTC: never a sum of parts. Of those that are counted, who came in a period
// for a first time in it; of those that are not yet, who is not among them.
import { type Reading, reading } from '#store/engine/readings.ts';
import type { Statement } from '#store/engine/row-query.ts';

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

export interface CountedPeople {
  readonly span: number;
  readonly key: string;
  readonly people: number;
}

/** What is counted: of each span, by this key or as a whole. */
export interface AskedPeople {
  readonly spans: readonly DaySpan[];
  readonly split: 'app_id' | 'country' | null;
}

/** The caller's snapshot has plans by index. */
export const peopleReading = (
  { app_ids, test, country }: PeopleFilter,
  { spans, split }: AskedPeople,
): Reading<CountedPeople[]> =>
  reading(
    {
      statement: statementOf(split, country !== undefined),
      values: [
        app_ids,
        test,
        spans.map(({ id }) => id),
        spans.map(({ from }) => from),
        spans.map(({ to }) => to),
        ...(country === undefined ? [] : [country]),
      ],
    },
    (rows: CountedPeople[]) => rows,
  );

/** Of the apps `$1`, of tests or not `$2`, by spans `$3` to `$5`, in the country `$6` if one is asked for. */
const statementOf = (split: AskedPeople['split'], inCountry: boolean): Statement => ({
  name: `people${split ? `_by_${split}` : ''}${inCountry ? '_in_country' : ''}`,
  text: `
    with whole as (
      select * from unnest($3::integer[], $4::date[], $5::date[]) as whole (span, "from", "to")
    )
    select span, key, sum(people)::integer as people
    from (
      select whole.span, ${split ? `place.${split}` : `''`} as key, counted.people
      from whole, ${placesOf(split, inCountry)} as place (app_id, country), lateral (
        select sum(people) as people from user_returns
        where app_id = place.app_id and test = $2 and country = place.country
          and day >= whole."from" and day <= whole."to" and before < whole."from"
      ) as counted
      union all
      select whole.span, ${split ? `new.${split}` : `''`}, count(distinct (new.app_id, new.user_id))
      from whole, uncounted_days as new
      where new.day >= whole."from" and new.day <= whole."to" and new.test = $2
        ${inCountry ? 'and new.country = $6' : ''}
        and new.app_id = any($1::text[]) and not exists (
          select from user_days as seen
          where seen.app_id = new.app_id and seen.user_id = new.user_id and seen.test = new.test
            and seen.day >= whole."from" and seen.day <= whole."to"
            ${inCountry || split === 'country' ? 'and seen.country = new.country' : ''}
            and not exists (select from uncounted_days as other where ${sameDay})
        )
      group by 1, 2
    ) as different
    group by span, key having sum(people) > 0`,
});

const sameDay = ['app_id', 'user_id', 'day', 'test', 'country']
  .map((name) => `other.${name} = seen.${name}`)
  .join(' and ');

/** Where people are told apart: in one country, in each one that an app has had people in, or anywhere. */
function placesOf(split: AskedPeople['split'], inCountry: boolean): string {
  if (split !== 'country' || inCountry)
    return `(select app_id, ${inCountry ? '$6::text' : `'*'`} from unnest($1::text[]) as app_id)`;
  // From one to the next by the index: as many steps as there are countries.
  return `(
    with recursive place (app_id, country) as (
      select app_id, '' from unnest($1::text[]) as app_id
      union all
      select app_id, (
        select min(country) from user_returns
        where app_id = place.app_id and test = $2 and country > place.country
      ) from place where country is not null
    )
    select app_id, country from place where country <> '*'
  )`;
}
