// What a page of matching surveys costs in memory, against the same walk in C and against PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExcludedIds } from '@earnwall/domain/matching/excluded-ids';
import { compileRespondent, type MatchIndex } from '@earnwall/domain/matching/match-index';
import type { MatchableSurvey } from '@earnwall/domain/matching/targeting';
import { bundled } from '../shared/bundled.ts';
import { median } from '../shared/median.ts';
import { startProgram } from '../shared/program.ts';
import { against, micros, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { compileC } from './c-walk.ts';
import { buildIndex, pageSize } from './in-memory.ts';
import { openSql, type SqlMatcher } from './in-sql.ts';
import { memoryOf } from './memory.ts';
import { makeInventory, makePeople, type Person } from './test-data.ts';
import type { Order, Walked } from './walk-program.ts';

interface Effort {
  sizes: readonly number[];
  people: number;
  /** Held against a plain scan before anything is measured. */
  checked: number;
  /** The same program takes up to twice as long from one start to the next. */
  processes: number;
  rounds: number;
  sqlPeople: number;
}

const full: Effort = {
  sizes: [1_000, 10_000, 100_000],
  people: 2_000,
  checked: 300,
  processes: 5,
  rounds: 9,
  sqlPeople: 60,
};
const quick: Effort = {
  sizes: [1_000, 10_000],
  people: 500,
  checked: 50,
  processes: 3,
  rounds: 3,
  sqlPeople: 15,
};

interface Measured extends Walked {
  size: number;
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
  const inC = compileC(folder);
  if (!inC) console.log('No C compiler (cc) here: the walk is not compared with C.');
  try {
    await withPostgres(async (connectionString) => {
      const measured: Measured[] = [];
      for (const size of effort.sizes) {
        const walked = await walkInProcesses(size, effort, inC ?? '', folder);
        measured.push({ size, ...walked, ...(await compare(size, effort, connectionString)) });
      }
      report(measured);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In one process after the other: the median of them. */
async function walkInProcesses(
  size: number,
  { people, checked, processes, rounds }: Effort,
  ...args: string[]
): Promise<Walked> {
  const { 'matching/walk-program': program } = await bundled('matching/walk-program');
  const walked: Walked[] = [];
  for (let nth = 0; nth < processes; nth += 1) {
    const one = startProgram<Order, Walked>(program, ...args);
    walked.push(await one.ask({ size, people, checked: nth === 0 ? checked : 0, rounds }));
    await one.stop();
  }
  const ratios = walked.flatMap(({ overC }) => overC ?? []);
  return {
    walk: median(walked.map(({ walk }) => walk)),
    overC: ratios.length > 0 ? median(ratios) : null,
  };
}

/** With SQL, and what a node keeps of such an inventory. */
async function compare(
  size: number,
  effort: Effort,
  connectionString: string,
): Promise<Pick<Measured, 'sql' | 'sqlWay' | 'megabytes'>> {
  const inventory = makeInventory(size);
  const people = makePeople(effort.people, size).slice(0, effort.sqlPeople);
  const sql = await bestSql(connectionString, inventory, people, buildIndex(inventory));
  return { ...sql, megabytes: memoryOf(inventory) / 2 ** 20 };
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
