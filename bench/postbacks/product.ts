// The product's deliveries in a process of their own, bundled as the product is, and the bare loop beside them: both send when
// they are told to.
import { setTimeout } from 'node:timers/promises';
import { type Database, openDatabase } from '@earnwall/server/parts/database';
import { tuneV8 } from '@earnwall/server/parts/tune-v8';
import { deliveriesOn } from '@earnwall/server/testing/deliveries';
import { announcedSettlementsOn } from '@earnwall/server/testing/settling';
import { outcomeOf, supplierId } from '../crediting/seed.ts';
import { answerOrders } from '../shared/program.ts';
import { appId } from './seed.ts';
import { openUndiciLoop } from './undici-loop.ts';

export type Order =
  /** Postbacks wait in the queue. */
  | { readonly type: 'deliver' }
  | { readonly type: 'bare'; readonly bodyBytes: number; readonly ids: readonly string[] }
  /** Reports about the first clicks, at a calm rate. */
  | { readonly type: 'settle'; readonly count: number; readonly perSecond: number };

tuneV8();
const [connectionString = '', receiver = '', connections = ''] = process.argv.slice(2);
const log = { warn: (details: object, message: string) => console.warn(message, details) };
const open = (poolSize: number): Database =>
  openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 60_000, poolSize }, log);
// As in the product: deliveries have a few connections of their own.
const [database, deliveryDatabase] = [open(20), open(4)];
const deliveries = deliveriesOn(deliveryDatabase);
const settlements = announcedSettlementsOn(database.db, deliveries);
const loop = openUndiciLoop(receiver, Number(connections));

async function follow(order: Order): Promise<void> {
  if (order.type === 'deliver') deliveries.wake(appId);
  else if (order.type === 'bare') await loop.run(order.ids, order.bodyBytes);
  else await settle(order);
}

async function settle({ count, perSecond }: { count: number; perSecond: number }): Promise<void> {
  const began = performance.now();
  const settled: Promise<void>[] = [];
  for (let id = 0; id < count; id += 1) {
    await setTimeout(Math.max(0, began + (id * 1000) / perSecond - performance.now()));
    settled.push(
      settlements.settle(supplierId, outcomeOf(id), new Date()).then(({ kind }) => {
        if (kind !== 'settled') throw new Error(`A report was not settled: ${kind}`);
      }),
    );
  }
  await Promise.all(settled);
}

answerOrders(async (order: Order) => {
  await follow(order);
  return 'done';
});
