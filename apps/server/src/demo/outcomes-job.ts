// Lets the demo know how others did in surveys of its exchanges, whose lists come while it runs: without it none of them would
// ever have odds.
import type { Database } from '#store/engine/database.ts';
import type { Inventory } from '#surveys/matching/inventory.ts';
import { exchangesOf } from './exchanges.ts';
import { renewOutcomes } from './outcomes.ts';

/** A newcomer looks at the list soon after the start. */
const everyMs = 15_000;

interface Tools {
  readonly database: Database;
  readonly inventory: Pick<Inventory, 'refreshOdds'>;
  readonly standIns: readonly string[];
  now(): Date;
}

export function demoOutcomesJob({ database, inventory, standIns, now }: Tools) {
  const exchanges = exchangesOf(standIns);
  return {
    name: 'demo-outcomes',
    everyMs,
    run: async () => {
      const isNew = await database.transaction((tx) => renewOutcomes(tx, now(), exchanges));
      // Other nodes have them with their next minute.
      if (isNew) await inventory.refreshOdds();
    },
  };
}
