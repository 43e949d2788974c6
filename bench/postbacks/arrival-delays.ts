// How long after the commit of a credit its postback arrives at the publisher, while reports come in at a calm rate.
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@earnwall/server/parts/database';
import { checkBooks } from '@earnwall/server/testing/books';
import type pg from 'pg';
import { seedClicks } from '../crediting/seed.ts';
import type { Program } from '../shared/program.ts';
import { type MeasuredReceiver, proveArrivals } from './measured-receiver.ts';
import type { Order } from './product.ts';
import { isQueueEmpty } from './seed.ts';

interface Run {
  client: pg.Client;
  database: Database;
  receiver: MeasuredReceiver;
  product: Program<Order, 'done'>;
}

export interface CalmLoad {
  perSecond: number;
  credits: number;
}

/** So many are settled first, and not counted: code is compiled and connections are opened. */
const warmUp = 50;

/** In milliseconds. */
export async function arrivalDelays(run: Run, { perSecond, credits }: CalmLoad): Promise<number[]> {
  const { client, database, receiver, product } = run;
  const count = warmUp + credits;
  await seedClicks(client, 0, count);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await product.ask({ type: 'settle', count, perSecond });
  while (!(await isQueueEmpty(client))) await setTimeout(10);

  const { rows } = await client.query(
    `select 'tx_' || replace(transaction_id::text, '-', '') as id,
       extract(epoch from pg_xact_commit_timestamp(xmin))::double precision * 1000 as committed
     from movements order by id`,
  );
  const received = await receiver.take();
  proveArrivals(received, new Set(rows.map(({ id }) => id)));
  const problems = await checkBooks(database.db);
  if (problems.length > 0) throw new Error(`The books are wrong:\n${problems.join('\n')}`);
  const arrived = new Map(received.arrivals);
  return rows.slice(warmUp).map(({ id, committed }) => (arrived.get(id) ?? Number.NaN) - committed);
}
