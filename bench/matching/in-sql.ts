// The best we know to ask PostgreSQL for the same page. Everything is made easy for it: answers are numbers, all that
// shuts somebody out stands in one array per survey, the person's quotas are worked out before, and the plan is
// prepared. Two ways are tried, and the faster one counts:
//   by rank    walk the index (country, rank), throw out what does not fit, stop at the page
//   by GIN     intersect the surveys that accept each answer, then sort
import { demandsOf, factsOf } from '@earnwall/domain/matching/demands';
import { isExcludedBy } from '@earnwall/domain/matching/naive';
import type { MatchableSurvey, Quota } from '@earnwall/domain/matching/targeting';
import pg from 'pg';
import { pageSize } from './in-memory.ts';
import type { Person } from './test-data.ts';

export interface SqlMatcher {
  readonly name: string;
  match(person: Person): Promise<number[]>;
}

/** Beyond this an inverted index of every accepted answer takes longer to build than everything else together. */
const maxForGin = 10_000;

export async function openSql(
  connectionString: string,
  inventory: readonly MatchableSurvey[],
  people: readonly Person[],
): Promise<{ matchers: SqlMatcher[]; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const words = new Words(inventory, people);
  const shapes = new Shapes(inventory);
  const withGin = inventory.length <= maxForGin;

  await client.query('drop table if exists bench_surveys');
  await client.query(`create unlogged table bench_surveys (
    id integer primary key, rank integer not null, country text not null, min_age integer not null,
    max_age integer not null, shut integer[] not null, accepts integer[] not null, closed integer[] not null)`);
  for (let start = 0; start < inventory.length; start += 500) {
    const rows = inventory.slice(start, start + 500).map((survey) => ({
      ...{ id: survey.id, rank: survey.rank, country: survey.country },
      ...{ min_age: survey.targeting.min_age ?? 0, max_age: survey.targeting.max_age ?? 999 },
      shut: words.shutBy(survey),
      accepts: withGin ? words.acceptedBy(survey) : [],
      closed: shapes.closedOf(survey),
    }));
    await client.query(
      'insert into bench_surveys select * from jsonb_populate_recordset(null::bench_surveys, $1::jsonb)',
      [JSON.stringify(rows)],
    );
  }
  await client.query('create index on bench_surveys (country, rank, id)');
  if (withGin) await client.query('create index on bench_surveys using gin (accepts)');
  await client.query('vacuum analyze bench_surveys');

  const ask = async (name: string, fits: string, person: Person, groups: (codes: number[]) => string) => {
    const { respondent, taken } = person;
    const { singles, several } = words.of(person);
    const values = [
      respondent.country,
      respondent.age,
      singles,
      shapes.countedIn(person),
      [...taken],
      pageSize,
    ];
    const text = `select id from bench_surveys where country = $1 and min_age <= $2 and max_age >= $2
      and ${fits} and not (closed && $4::integer[]) and id <> all ($5::integer[])
      ${several.map((codes) => `and ${groups(codes)}`).join(' ')} order by rank, id limit $6`;
    // A name for each number of groups keeps the statement prepared.
    const { rows } = await client.query<{ id: number }>({
      text,
      values,
      name: `${name} ${several.join('|')}`.slice(0, 60),
    });
    return rows.map(({ id }) => id);
  };
  const list = (codes: readonly number[]) => `array[${codes.join(',')}]`;
  const byRank: SqlMatcher = {
    name: 'by rank',
    match: (person) =>
      ask('rank', 'not (shut && $3::integer[])', person, (codes) => `not (shut @> ${list(codes)})`),
  };
  const byGin: SqlMatcher = {
    name: 'by GIN',
    match: (person) => ask('gin', 'accepts @> $3::integer[]', person, (codes) => `accepts && ${list(codes)}`),
  };
  return { matchers: withGin ? [byRank, byGin] : [byRank], close: () => client.end() };
}

/** Every (attribute, value) as a number; age is a range of its own. */
class Words {
  private readonly values = new Map<string, Map<string, number>>();
  private count = 0;

  constructor(inventory: readonly MatchableSurvey[], people: readonly Person[]) {
    for (const { respondent } of people) {
      for (const { attribute, values } of factsOf(respondent))
        for (const value of values) this.number(attribute, value);
    }
    for (const survey of inventory) {
      for (const { attribute, values } of demandsOf(survey))
        for (const value of values) this.number(attribute, value);
    }
  }

  shutBy(survey: MatchableSurvey): number[] {
    return demandsOf(survey)
      .filter(({ attribute }) => attribute !== 'age')
      .flatMap(({ attribute, values }) =>
        [...(this.values.get(attribute) ?? [])]
          .filter(([value]) => !values.includes(value))
          .map(([, code]) => code),
      );
  }

  acceptedBy(survey: MatchableSurvey): number[] {
    const shut = new Set(this.shutBy(survey));
    return [...this.values]
      .filter(([attribute]) => attribute !== 'age')
      .flatMap(([, codes]) => [...codes.values()])
      .filter((code) => !shut.has(code));
  }

  of({ respondent }: Person): { singles: number[]; several: number[][] } {
    const facts = factsOf(respondent).filter(({ attribute }) => attribute !== 'age');
    const codes = facts.map(({ attribute, values }) => values.map((value) => this.number(attribute, value)));
    return {
      singles: codes.filter(({ length }) => length === 1).flat(),
      several: codes.filter(({ length }) => length > 1),
    };
  }

  private number(attribute: string, value: string): number {
    const codes = this.values.get(attribute) ?? new Map<string, number>();
    this.values.set(attribute, codes);
    const known = codes.get(value);
    if (known !== undefined) return known;
    this.count += 1;
    codes.set(value, this.count);
    return this.count;
  }
}

class Shapes {
  private readonly known = new Map<string, { number: number; quota: Quota }>();

  constructor(inventory: readonly MatchableSurvey[]) {
    for (const survey of inventory) this.closedOf(survey);
  }

  closedOf({ quotas }: MatchableSurvey): number[] {
    return quotas
      .filter(({ remaining }) => remaining === 0)
      .map((quota) => {
        const key = JSON.stringify(quota.targeting);
        const found = this.known.get(key) ?? { number: this.known.size, quota };
        this.known.set(key, found);
        return found.number;
      });
  }

  countedIn({ respondent }: Person): number[] {
    return [...this.known.values()]
      .filter(({ quota }) => isExcludedBy(quota, respondent))
      .map(({ number }) => number);
  }
}
