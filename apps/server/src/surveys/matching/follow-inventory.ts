// Keeps a node's inventory in step for as long as it runs: at once when PostgreSQL says so, and by the clock anyway.
import type { Database, DatabaseLog } from '#store/engine/database.ts';
import { forgetInventoryChanges } from '#store/surveys/inventory-changes.ts';
import { listenToInventory } from '#store/surveys/inventory-listener.ts';
import type { Inventory } from './inventory.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const every = { catchUp: 3_000, forget: 60 * minute, load: day };
/** Changes are kept for longer than any node follows without a complete reading. */
const keptMs = 2 * day;
/** After so long without contact a complete reading is cheaper than what has piled up, and certain. */
const mostSilenceMs = 10 * minute;

export interface FollowedInventory {
  stop(): Promise<void>;
}

/** Resolves when the inventory is complete for the first time. */
export async function followInventory(
  inventory: Inventory,
  { database, connectionString, log }: { database: Database; connectionString: string; log: DatabaseLog },
): Promise<FollowedInventory> {
  await inventory.load();
  let lastContact = Date.now();

  const attempt = (what: string, work: () => Promise<void>) => () =>
    void work().then(
      () => {
        lastContact = Date.now();
      },
      (error: unknown) => log.warn({ err: error }, `${what} failed and is tried again`),
    );
  const look = attempt('Reading changes of the inventory', () =>
    Date.now() - lastContact > mostSilenceMs ? inventory.load() : inventory.catchUp(),
  );
  const listener = listenToInventory(connectionString, look, log);
  const timers = [
    setInterval(look, every.catchUp),
    // Words and chunks that nobody uses any more are left behind in the old copy.
    setInterval(
      attempt('Loading the inventory', () => inventory.load()),
      every.load,
    ),
    setInterval(
      attempt('Forgetting old changes', () =>
        forgetInventoryChanges(database.db, new Date(Date.now() - keptMs)),
      ),
      every.forget,
    ),
  ];

  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await listener.close();
      await inventory.idle();
    },
  };
}
