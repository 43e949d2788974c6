// Credits a second, each one answered after its commit: the product batching its callers, against pgbench calling the
// same function of the database with a connection for each. Both write through to the disk, in turns, on the same
// tables; no number counts unless the books are right after it.
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@earnwall/server/parts/database';
import { migrate } from '@earnwall/server/parts/migrate';
import { checkBooks } from '@earnwall/server/testing/books';
import pg from 'pg';
import { bundled } from '../shared/bundled.ts';
import { median } from '../shared/median.ts';
import { type Program, startProgram } from '../shared/program.ts';
import { atLeast, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { runningSeconds, runPgbench } from './pgbench.ts';
import type { Credited, Order } from './product.ts';
import { seedClicks, seedPeople, seedReports } from './seed.ts';

interface Effort {
  rounds: number;
  seconds: number;
}

const full: Effort = { rounds: 7, seconds: 3 };
const quick: Effort = { rounds: 3, seconds: 2 };

const loads = [
  { atOnce: 1, bar: 0.8 },
  { atOnce: 8, bar: 1.3 },
  { atOnce: 32, bar: 3 },
] as const;
type Load = (typeof loads)[number];

/** Clicks wait for as many reports a second as this, and later for twice what was seen: to seed them takes longest. */
const firstGuess = 4_000;
const headroom = 2;

const script = fileURLToPath(new URL('credit.sql', import.meta.url));
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '4GB' };

interface Run {
  connectionString: string;
  client: pg.Client;
  database: Database;
  product: Program<Order, Credited>;
  /** The first click that nobody has used yet. */
  next: number;
  /** How many credits were answered so far. */
  answered: number;
  /** The most credits a second so far, by who made them with how many callers. */
  readonly fastest: Map<string, number>;
}

export async function benchCrediting(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  const rows = await withPostgres((connectionString) => measure(connectionString, effort), durable);
  printTable('Credits a second, each answered after its commit, fsync on, books checked', rows);
}

async function measure(connectionString: string, effort: Effort): Promise<Record<string, string>[]> {
  await migrate(connectionString);
  const log = { warn: (details: object, message: string) => console.warn(message, details) };
  const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 600_000 }, log);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { 'crediting/product': program } = await bundled('crediting/product');
  const product = startProgram<Order, Credited>(program, connectionString);
  try {
    await seedPeople(client);
    const run: Run = {
      connectionString,
      client,
      database,
      product,
      next: 0,
      answered: 0,
      fastest: new Map(),
    };
    const rounds = new Map(loads.map((load) => [load, [] as { limit: number; product: number }[]]));
    for (let round = -1; round < effort.rounds; round += 1) {
      for (const load of loads) {
        // Whoever goes first in one round goes last in the next.
        const isLimitFirst = round % 2 === 0;
        const before = isLimitFirst ? await limit(run, load, effort) : null;
        const batches = await batched(run, load, effort);
        const measured = { product: batches, limit: before ?? (await limit(run, load, effort)) };
        if (round >= 0) rounds.get(load)?.push(measured);
      }
      await proveBooks(run);
    }
    return loads.map((load) => rowOf(load, rounds.get(load) ?? []));
  } finally {
    await product.stop();
    await client.end();
    await database.close();
  }
}

function rowOf({ atOnce, bar }: Load, rounds: readonly { limit: number; product: number }[]) {
  const ratio = median(rounds.map(({ product, limit }) => product / limit));
  return {
    'callers at once': String(atOnce),
    pgbench: Math.round(median(rounds.map(({ limit }) => limit))).toLocaleString('en'),
    product: Math.round(median(rounds.map(({ product }) => product))).toLocaleString('en'),
    ratio: times(ratio),
    bar: atLeast(ratio, bar),
  };
}

/** Credits a second of pgbench. */
async function limit(run: Run, load: Load, { seconds }: Effort): Promise<number> {
  const name = `limit at ${load.atOnce}`;
  const most = mostOf(run, name, runningSeconds(seconds, load.atOnce));
  const each = Math.ceil(most / load.atOnce);
  const first = await seed(run, each * load.atOnce);
  await seedReports(run.client, first, each * load.atOnce);
  const { made, perSecond } = await runPgbench({
    ...{ connectionString: run.connectionString, script, seconds, connections: load.atOnce },
    variables: { first: first - 1, each, nth: 0 },
  });
  await proveStored(run, made);
  noteFastest(run, name, perSecond);
  return perSecond;
}

/** Credits a second of the product. */
async function batched(run: Run, { atOnce }: Load, { seconds }: Effort): Promise<number> {
  const name = `product at ${atOnce}`;
  const most = mostOf(run, name, seconds);
  const order: Order = { first: await seed(run, most), most, atOnce, seconds };
  const { made, perSecond } = await run.product.ask(order);
  await proveStored(run, made);
  noteFastest(run, name, perSecond);
  return perSecond;
}

/** However fast it is, it does not run out of clicks. */
const mostOf = ({ fastest }: Run, name: string, seconds: number): number =>
  Math.ceil(headroom * (fastest.get(name) ?? firstGuess) * seconds);

function noteFastest({ fastest }: Run, name: string, perSecond: number): void {
  fastest.set(name, Math.max(fastest.get(name) ?? 0, perSecond));
}

async function seed(run: Run, count: number): Promise<number> {
  const first = run.next;
  run.next += count;
  await seedClicks(run.client, first, count);
  await run.client.query('vacuum analyze');
  await run.client.query('checkpoint');
  return first;
}

/** As many were stored as were answered. */
async function proveStored(run: Run, made: number): Promise<void> {
  run.answered += made;
  const { rows } = await run.client.query('select count(*)::int as stored from supplier_reports');
  if (rows[0].stored !== run.answered)
    throw new Error(`${run.answered} were answered, but ${rows[0].stored} are stored`);
}

async function proveBooks({ database }: Run): Promise<void> {
  const problems = await checkBooks(database.db);
  if (problems.length > 0) throw new Error(`The books are wrong:\n${problems.join('\n')}`);
}
