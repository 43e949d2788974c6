// Postbacks a second to one publisher, against a bare undici loop to the same receiver; and how long after the commit of a
// credit its postback arrives. PostgreSQL writes through to the disk; no number counts unless every id has arrived
// exactly once.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@earnwall/server/parts/database';
import { migrate } from '@earnwall/server/parts/migrate';
import pg from 'pg';
import { seedPeople } from '../crediting/seed.ts';
import { bundled } from '../shared/bundled.ts';
import { median } from '../shared/median.ts';
import { type Program, startProgram } from '../shared/program.ts';
import { atLeast, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { arrivalDelays, type CalmLoad } from './arrival-delays.ts';
import { type MeasuredReceiver, proveArrivals, startReceiver } from './measured-receiver.ts';
import type { Order } from './product.ts';
import { clearLog, isQueueEmpty, queuePostbacks, seedEndpoints } from './seed.ts';

interface Effort {
  rounds: number;
  postbacks: number;
  calm: CalmLoad;
}

/** The end of a round is seen up to 25 ms late, so that a round lasts much longer. */
const full: Effort = { rounds: 9, postbacks: 20_000, calm: { perSecond: 50, credits: 1_500 } };
const quick: Effort = { rounds: 5, postbacks: 4_000, calm: { perSecond: 50, credits: 250 } };
/** Until the code that runs again and again has been compiled. */
const warmUpRounds = 2;
/** As many as the product sends at once to an endpoint that is well. */
const connections = 64;
const throughputBar = 0.6;
const delayBarMs = 50;

const durable = {
  ...{ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '4GB' },
  track_commit_timestamp: 'on',
};

interface Run {
  client: pg.Client;
  receiver: MeasuredReceiver;
  product: Program<Order, 'done'>;
}

export async function benchPostbacks(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  await withPostgres(async (connectionString) => {
    await migrate(connectionString);
    const log = { warn: (details: object, message: string) => console.warn(message, details) };
    const database = openDatabase(
      { connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 },
      log,
    );
    const client = new pg.Client({ connectionString });
    await client.connect();
    const receiver = await startReceiver();
    const { 'postbacks/product': program } = await bundled('postbacks/product');
    const product = startProgram<Order, 'done'>(program, connectionString, receiver.url, `${connections}`);
    try {
      await seedPeople(client);
      await seedEndpoints(client, receiver.url);
      await throughput({ client, receiver, product }, effort);
      printDelays(await arrivalDelays({ client, database, receiver, product }, effort.calm), effort.calm);
    } finally {
      await product.stop();
      await receiver.stop();
      await client.end();
      await database.close();
    }
  }, durable);
}

async function throughput(run: Run, { rounds, postbacks }: Effort): Promise<void> {
  const bodyBytes = Math.round((await deliver(run, postbacks)).bytes / postbacks);
  const measured: { limit: number; product: number }[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    // Whoever goes first in one round goes last in the next.
    const before = round % 2 === 0 ? await sendBare(run, postbacks, bodyBytes) : null;
    const product = (await deliver(run, postbacks)).perSecond;
    const limit = before ?? (await sendBare(run, postbacks, bodyBytes));
    if (round >= 0) measured.push({ product, limit });
  }
  const ratio = median(measured.map(({ product, limit }) => product / limit));
  const perSecond = (which: 'limit' | 'product') =>
    Math.round(median(measured.map((one) => one[which]))).toLocaleString('en');
  printTable(
    `Postbacks a second to one receiver, ${connections} connections, bodies of ${bodyBytes} bytes, each recorded`,
    [
      {
        ...{ what: 'a second', undici: perSecond('limit'), product: perSecond('product') },
        ...{ ratio: times(ratio), bar: atLeast(ratio, throughputBar) },
      },
    ],
  );
}

/** Until the last attempt is recorded. */
async function deliver({ client, receiver, product }: Run, count: number) {
  const ids = await queuePostbacks(client, count);
  const began = performance.now();
  await product.ask({ type: 'deliver' });
  while (!(await isQueueEmpty(client))) await setTimeout(25);
  const perSecond = (count * 1000) / (performance.now() - began);
  const received = await receiver.take();
  proveArrivals(received, ids);
  await clearLog(client, count);
  return { perSecond, bytes: received.bytes };
}

async function sendBare({ receiver, product }: Run, count: number, bodyBytes: number): Promise<number> {
  const ids = Array.from({ length: count }, () => `tx_${randomUUID().replaceAll('-', '')}`);
  const began = performance.now();
  await product.ask({ type: 'bare', ids, bodyBytes });
  const perSecond = (count * 1000) / (performance.now() - began);
  proveArrivals(await receiver.take(), new Set(ids));
  return perSecond;
}

function printDelays(delays: readonly number[], { perSecond }: CalmLoad): void {
  const sorted = [...delays].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  printTable(`From the commit of a credit to the receiver, ${perSecond} credits a second over 20 apps`, [
    {
      ...{ credits: `${delays.length}`, longest: ms(at(1)), p99: ms(at(0.99)), p50: ms(at(0.5)) },
      bar: `${at(0.5) <= delayBarMs ? 'ok' : 'MISSED'} p50 ≤ ${delayBarMs} ms`,
    },
  ]);
}
