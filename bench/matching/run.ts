// What a page of matching surveys costs in memory, against the same walk in C and against PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExcludedIds } from '@earnwall/domain/matching/excluded-ids';
import { compileRespondent, type MatchIndex } from '@earnwall/domain/matching/match-index';
import type { MatchableSurvey } from '@earnwall/domain/matching/targeting';
import { against, micros, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { compileC, startCWalk } from './c-walk.ts';
import { buildIndex, compilePeople, isCorrect, matchAll, pageSize } from './in-memory.ts';
import { openSql, type SqlMatcher } from './in-sql.ts';
import { memoryOf } from './memory.ts';
import { makeInventory, makePeople, type Person } from './test-data.ts';
import { walkRounds } from './walk-rounds.ts';

interface Effort {
  sizes: readonly number[];
  people: number;
  /** Held against a plain scan before anything is measured. */
  checked: number;
  rounds: number;
  sqlPeople: number;
}

const full: Effort = {
  sizes: [1_000, 10_000, 100_000],
  people: 2_000,
  checked: 300,
  rounds: 45,
  sqlPeople: 60,
};
const quick: Effort = { sizes: [1_000, 10_000], people: 500, checked: 50, rounds: 5, sqlPeople: 15 };

interface Measured {
  size: number;
  walk: number;
  /** Null where there is no C compiler. */
  overC: number | null;
  sql: number;
  sqlWay: string;
  megabytes: number;
}

const bars = {
  overC: 3.1,
  overSql: new Map([
    [10_000, 1 / 200],
    [100_000, 1 / 700],
  ]),
  growth: 20,
};

export async function benchMatching(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-walk-'));
  const program = compileC(folder);
  if (!program) console.log('No C compiler (cc) here: the walk is not compared with C.');
  try {
    await withPostgres(async (connectionString) => {
      const measured: Measured[] = [];
      for (const size of effort.sizes)
        measured.push(await measure(size, effort, program, folder, connectionString));
      report(measured);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  size: number,
  effort: Effort,
  program: string | null,
  folder: string,
  connectionString: string,
): Promise<Measured> {
  const inventory = makeInventory(size);
  const people = makePeople(effort.people, size);
  const index = buildIndex(inventory);
  if (!isCorrect(index, inventory, people.slice(0, effort.checked)))
    throw new Error('The index and a plain scan match different surveys');
  const compiled = compilePeople(people);
  const expected = matchAll(index, compiled);
  const c = program === null ? null : startCWalk(program, folder, index, compiled);
  const { walk, overC } = await walkRounds({ index, people: compiled, expected, c }, effort.rounds);
  c?.stop();
  const sql = await bestSql(connectionString, inventory, people.slice(0, effort.sqlPeople), index);
  return { size, walk, overC, ...sql, megabytes: memoryOf(inventory) / 2 ** 20 };
}

async function bestSql(
  connectionString: string,
  inventory: readonly MatchableSurvey[],
  people: readonly Person[],
  index: MatchIndex<number>,
): Promise<Pick<Measured, 'sql' | 'sqlWay'>> {
  const { matchers, close } = await openSql(connectionString, inventory, people);
  const ways: { sql: number; sqlWay: string }[] = [];
  try {
    for (const { name, match } of matchers)
      ways.push({ sqlWay: name, sql: await sqlTime(name, match, people, index) });
  } finally {
    await close();
  }
  return ways.reduce((best, way) => (way.sql < best.sql ? way : best));
}

async function sqlTime(
  name: string,
  match: SqlMatcher['match'],
  people: readonly Person[],
  index: MatchIndex<number>,
): Promise<number> {
  const spent: number[] = [];
  for (const person of people) {
    const expected = index.match(
      compileRespondent(person.respondent),
      new ExcludedIds(person.taken),
      pageSize,
    );
    await match(person);
    const start = process.hrtime.bigint();
    const found = await match(person);
    spent.push(Number(process.hrtime.bigint() - start) / 1_000);
    if (String(found) !== String(expected))
      throw new Error(`SQL ${name} matched other surveys than the product`);
  }
  return spent.reduce((sum, one) => sum + one, 0) / spent.length;
}

function report(measured: readonly Measured[]): void {
  printTable(
    'Matching: the first 50 surveys for a person, profile compiled before',
    measured.map(({ size, walk, overC, sql, sqlWay, megabytes }) => {
      const sqlBar = bars.overSql.get(size);
      return {
        surveys: size.toLocaleString('en'),
        'a list': micros(walk),
        'same walk in C': overC === null ? 'no cc' : times(overC),
        bar: overC === null ? '' : against(overC, bars.overC),
        SQL: `${micros(sql)} ${sqlWay}`,
        'of SQL': `1/${Math.round(sql / walk)}`,
        'bar of SQL': sqlBar ? `${walk / sql <= sqlBar ? 'ok' : 'MISSED'} ≤ 1/${Math.round(1 / sqlBar)}` : '',
        'a node keeps': `${megabytes.toFixed(1)} MB`,
      };
    }),
  );
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first === last) return;
  const growth = last.walk / first.walk;
  const label = `${last.size / first.size}× the inventory costs ${times(growth, 1)} the time`;
  console.log(`\n${label}${last.size / first.size === 100 ? ` (${against(growth, bars.growth)})` : ''}`);
}
