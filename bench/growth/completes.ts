// Completes and their postbacks, by the product's own settlement and delivery, in a database of this size.
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@earnwall/server/parts/database';
import { checkBooks } from '@earnwall/server/testing/books';
import { deliveriesOn } from '@earnwall/server/testing/deliveries';
import { announcedSettlementsOn, type SupplierOutcome } from '@earnwall/server/testing/settling';
import type pg from 'pg';
import { outcomeOf, supplierId } from '../crediting/seed.ts';
import { appId } from '../http/seed.ts';
import { proveArrivals, startReceiver } from '../postbacks/measured-receiver.ts';
import { isQueueEmpty, seedEndpoints } from '../postbacks/seed.ts';
import { type Meters, type Spent, spentOn } from './spent.ts';

/** Reports that wait for each other: as many as bench/crediting settles at most. */
const atOnce = 32;
const few = 200;

export interface Completes {
  /** A row of a click that was started, alone. */
  readonly click: Spent;
  readonly complete: Spent;
  /** A report that pays nothing. */
  readonly unpaid: Spent;
  readonly postback: Spent;
}

export async function measureCompletes(
  meters: Meters,
  connectionString: string,
  count: number,
): Promise<Completes> {
  const { client } = meters;
  const log = { warn: (details: object, message: string) => console.warn(message, details) };
  const open = (poolSize: number) =>
    openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 600_000, poolSize }, log);
  const [database, deliveryDatabase] = [open(20), open(4)];
  const receiver = await startReceiver();
  const here = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  try {
    await seedEndpoints(client, receiver.url);
    const settlements = announcedSettlementsOn(database.db);
    const settle = async (first: number, end: number, outcome: SupplierOutcome['outcome'] = 'complete') => {
      let next = first;
      const caller = async () => {
        while (next < end) {
          const told = { ...outcomeOf(next++), outcome };
          const { kind } = await settlements.settle(supplierId, told, new Date());
          if (kind !== 'settled') throw new Error(`A report was not settled: ${kind}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, caller));
    };
    // The first finds pages that the log has not had since the last checkpoint, code that is not compiled, and tables that the
    // planner takes for empty: it would walk through them.
    await seedStarted(client, 0, count);
    await settle(0, few);
    await client.query('vacuum analyze');
    await settle(few, count);
    await client.query('vacuum analyze');
    const click = await spentOn(
      meters,
      () => 0,
      count,
      () => seedStarted(client, count, count),
    );
    const complete = await spentOn(meters, here, count, () => settle(count, 2 * count));
    await seedStarted(client, 2 * count, count);
    const unpaid = await spentOn(meters, here, count, () => settle(2 * count, 3 * count, 'screen_out'));
    const problems = await checkBooks(database.db);
    if (problems.length > 0) throw new Error(`The books are wrong:\n${problems.join('\n')}`);

    const ids = await waitingIds(client);
    if (ids.size !== 2 * count) throw new Error(`${2 * count} were credited, ${ids.size} postbacks wait`);
    const deliveries = deliveriesOn(deliveryDatabase);
    const postback = await spentOn(meters, here, ids.size, async () => {
      deliveries.wake(appId);
      while (!(await isQueueEmpty(client))) await setTimeout(50);
    });
    await deliveries.stop();
    proveArrivals(await receiver.take(), ids);
    return { click, complete, unpaid, postback };
  } finally {
    await receiver.stop();
    await Promise.all([database.close(), deliveryDatabase.close()]);
  }
}

/** Of people far apart, each with a survey of their own. */
async function seedStarted(client: pg.Client, first: number, count: number): Promise<void> {
  await client.query(
    `insert into clicks (cid, app_id, user_id, survey_id, supplier_id, payout_micros, exchange_rate_micros,
       revenue_share_bp, payout_share_bp, decimals, user_reward, user_reward_without_bonus, state, started_at, expires_at)
     select 'bench-' || n, users.app_id, users.id, surveys.id, '${supplierId}', 1000000, 1000000000, 5000, 7000, 0, 500, 500,
       'started', now() - interval '10 minutes', now() + interval '1 day'
     from generate_series($1::int, $1::int + $2::int - 1) as n
     join users on users.app_id = '${appId}'
       and users.uuid = 'person-' || (n::bigint * 7919) % (select count(*) from users where uuid like 'person-%')
     join surveys on surveys.id = 1 + n % (select count(*) from surveys)`,
    [first, count],
  );
}

async function waitingIds(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query(
    `select 'tx_' || replace(transaction_id::text, '-', '') as id from postback_queue`,
  );
  return new Set(rows.map(({ id }) => id));
}
