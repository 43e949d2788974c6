// How long each call of Numbers takes beside plain SQL over the rows for the same answer, in turns on the same tables. No
// number counts unless both say the same.
import { type Database, openDatabase } from '@earnwall/server/parts/database';
import { migrate } from '@earnwall/server/parts/migrate';
import { readNumbers } from '@earnwall/server/testing/numbers';
import pg from 'pg';
import { median } from '../shared/median.ts';
import { against, printTable } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { cases, type NumbersCase } from './cases.ts';
import { plainQueries, totalsOf } from './plain.ts';
import { seedClicks, seedPeople } from './seed.ts';

interface Effort {
  clicks: number;
  rounds: number;
  /** Few rows are quick either way. */
  bar: number;
}

const full: Effort = { clicks: 1_000_000, rounds: 5, bar: 0.05 };
const quick: Effort = { clicks: 100_000, rounds: 3, bar: 0.5 };

const warmUps = 50;

const now = new Date('2026-09-29T08:00:00Z');

export async function benchNumbers(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  const rows = await withPostgres((connectionString) => measure(connectionString, effort));
  printTable(
    `Numbers of ${effort.clicks.toLocaleString('en')} clicks, compared with the same from the rows`,
    rows,
  );
}

async function measure(connectionString: string, effort: Effort): Promise<Record<string, string>[]> {
  await migrate(connectionString);
  const log = { warn: (details: object, message: string) => console.warn(message, details) };
  const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 600_000 }, log);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await seedPeople(client);
    await seedClicks(client, database, effort.clicks);
    const rows: Record<string, string>[] = [];
    for (const asked of cases) rows.push(await measureCase(asked, { database, client, ...effort }));
    return rows;
  } finally {
    await client.end();
    await database.close();
  }
}

interface Tools extends Effort {
  database: Database;
  client: pg.Client;
}

async function measureCase(
  asked: NumbersCase,
  { database, client, rounds, bar }: Tools,
): Promise<Record<string, string>> {
  const times = { call: [] as number[], plain: [] as number[] };
  // A node that runs has compiled what it does; plain SQL is warm after its first round.
  for (let call = 0; call < warmUps; call += 1) await callNumbers(database, asked);
  for (let round = -1; round < rounds; round += 1) {
    const call = await timed(() => callNumbers(database, asked));
    const plain = await timed(() => callPlain(client, asked, call.result.compared));
    if (JSON.stringify(call.result.totals) !== JSON.stringify(plain.result))
      throw new Error(
        `${asked.name}: the call says ${JSON.stringify(call.result)}, the rows ${JSON.stringify(plain.result)}`,
      );
    if (round < 0) continue;
    times.call.push(call.ms);
    times.plain.push(plain.ms);
  }
  const [call, plain] = [median(times.call), median(times.plain)];
  return {
    'asked for': asked.name,
    call: `${call.toFixed(0)} ms`,
    'plain SQL': `${plain.toFixed(0)} ms`,
    ratio: `1/${(plain / call).toFixed(1)}`,
    bar: call > 1000 ? 'MISSED ≤ 1 s' : against(call / plain, bar),
  };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

async function callNumbers(database: Database, { name: _, ...query }: NumbersCase) {
  const { total, compared } = await readNumbers(database, { ...query, compare: 'previous' }, now);
  const { completes, payout_micros } = total.now;
  return { totals: { completes, payout_micros }, compared };
}

async function callPlain(
  client: pg.Client,
  asked: NumbersCase,
  compared: { from: string; to: string } | null,
) {
  if (!compared) throw new Error('Nothing is compared');
  const dates = [asked.from, dayAfter(asked.to), compared.from, dayAfter(compared.to)];
  const { funnel, money, people, peopleByDay, values } = plainQueries(asked, dates);
  const counted = await client.query(funnel, values);
  const moved = await client.query(money, values);
  await client.query(people, values);
  await client.query(peopleByDay, values);
  return totalsOf(counted.rows, moved.rows);
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
