// Calls of Numbers and plain SQL, in turns, in a process of its own, bundled as the product is.
import { openDatabase } from '@earnwall/server/parts/database';
import { tuneV8 } from '@earnwall/server/parts/tune-v8';
import { readNumbers } from '@earnwall/server/testing/numbers';
import pg from 'pg';
import { median } from '../shared/median.ts';
import { answerOrders } from '../shared/program.ts';
import { cases, type NumbersCase } from './cases.ts';
import { plainQueries, totalsOf } from './plain.ts';

export interface Order {
  readonly rounds: number;
}

export interface Answered {
  readonly name: string;
  /** Milliseconds. */
  readonly call: number;
  readonly plain: number;
}

const warmUps = 50;
const now = new Date('2026-09-29T08:00:00Z');

tuneV8();
const [connectionString = ''] = process.argv.slice(2);
const log = { warn: (details: object, message: string) => console.warn(message, details) };
const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 600_000 }, log);
const client = new pg.Client({ connectionString });

async function measureCase(asked: NumbersCase, rounds: number): Promise<Answered> {
  const times = { call: [] as number[], plain: [] as number[] };
  // A node that runs has compiled what it does; plain SQL is warm after its first round.
  for (let call = 0; call < warmUps; call += 1) await callNumbers(asked);
  for (let round = -1; round < rounds; round += 1) {
    const call = await timed(() => callNumbers(asked));
    const plain = await timed(() => callPlain(asked, call.result.compared));
    if (JSON.stringify(call.result.totals) !== JSON.stringify(plain.result))
      throw new Error(
        `${asked.name}: the call says ${JSON.stringify(call.result)}, the rows ${JSON.stringify(plain.result)}`,
      );
    if (round < 0) continue;
    times.call.push(call.ms);
    times.plain.push(plain.ms);
  }
  return { name: asked.name, call: median(times.call), plain: median(times.plain) };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

async function callNumbers({ name: _, ...query }: NumbersCase) {
  const { total, compared } = await readNumbers(database, { ...query, compare: 'previous' }, now);
  const { completes, payout_micros } = total.now;
  return { totals: { completes, payout_micros }, compared };
}

async function callPlain(asked: NumbersCase, compared: { from: string; to: string } | null) {
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

await client.connect();
answerOrders(async ({ rounds }: Order) => {
  const answered: Answered[] = [];
  for (const asked of cases) answered.push(await measureCase(asked, rounds));
  return answered;
});
