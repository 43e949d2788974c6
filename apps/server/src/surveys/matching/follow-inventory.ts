// Keeps a node's inventory up to date: on PostgreSQL's notifications, and by polling in any case.
import type { Database, DatabaseLog } from '#store/engine/database.ts';
import { forgetInventoryChanges } from '#store/surveys/inventory-changes.ts';
import { listenToInventory } from '#store/surveys/inventory-listener.ts';
import type { Inventory } from './inventory.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const every = { catchUp: 3_000, prune: 60 * minute, load: day };
/** Changes are stored for longer than any node runs without a complete reload. */
const retentionMs = 2 * day;
/** After so long without contact a complete reload is cheaper than the changes, and certain. */
const maxSilenceMs = 10 * minute;

interface Following {
  readonly database: Database;
  readonly connectionString: string;
  readonly log: DatabaseLog;
  readonly oddsRefreshMs?: number;
}

export interface FollowedInventory {
  stop(): Promise<void>;
}

/** Resolves when the inventory is loaded for the first time. */
export async function followInventory(
  inventory: Inventory,
  { database, connectionString, log, oddsRefreshMs = minute }: Following,
): Promise<FollowedInventory> {
  await inventory.load();
  let lastContact = Date.now();

  const attempt = (what: string, work: () => Promise<void>) => () =>
    void work().then(
      () => {
        lastContact = Date.now();
      },
      (error: unknown) => log.warn({ err: error }, `${what} failed: it is retried`),
    );
  const refresh = attempt('Reading changes of the inventory', () =>
    Date.now() - lastContact > maxSilenceMs ? inventory.load() : inventory.catchUp(),
  );
  const listener = listenToInventory(connectionString, refresh, log);
  const timers = [
    setInterval(refresh, every.catchUp),
    setInterval(
      attempt('Reading what was counted for odds', () => inventory.refreshOdds()),
      oddsRefreshMs,
    ),
    // A reload drops index entries that are no longer used.
    setInterval(
      attempt('Loading the inventory', () => inventory.load()),
      every.load,
    ),
    setInterval(
      attempt('Deleting old changes of the inventory', () =>
        forgetInventoryChanges(database.db, new Date(Date.now() - retentionMs)),
      ),
      every.prune,
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
