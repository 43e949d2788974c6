// The product's own settlement in a process of its own, bundled as the product is: told how many callers report at once and for
// how long, it says how many credits it has answered in a second.
import { openDatabase } from '@earnwall/server/parts/database';
import { tuneV8 } from '@earnwall/server/parts/tune-v8';
import { announcedSettlementsOn } from '@earnwall/server/testing/settling';
import { answerOrders } from '../shared/program.ts';
import { outcomeOf, supplierId } from './seed.ts';

export interface Order {
  /** The first click that nobody has used yet, and how many there are. */
  readonly first: number;
  readonly most: number;
  readonly atOnce: number;
  readonly seconds: number;
}

export interface Credited {
  readonly made: number;
  readonly perSecond: number;
}

tuneV8();
const [connectionString = ''] = process.argv.slice(2);
const log = { warn: (details: object, message: string) => console.warn(message, details) };
const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 600_000 }, log);
const settlements = announcedSettlementsOn(database.db);

async function credit({ first, most, atOnce, seconds }: Order): Promise<Credited> {
  const began = performance.now();
  let made = 0;
  const caller = async () => {
    while (made < most && performance.now() - began < seconds * 1000) {
      const id = first + made;
      made += 1;
      const { kind } = await settlements.settle(supplierId, outcomeOf(id), new Date());
      if (kind !== 'settled') throw new Error(`A report was not settled: ${kind}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return { made, perSecond: made / ((performance.now() - began) / 1000) };
}

answerOrders(credit);
