// One connection that only listens: PostgreSQL tells it when the inventory has changed. It is a hint to look sooner;
// whoever misses it looks by the clock.
import pg from 'pg';
import type { DatabaseLog } from '#store/engine/database.ts';

const retryMs = 1_000;

export interface InventoryListener {
  close(): Promise<void>;
}

export function listenToInventory(
  connectionString: string,
  onChange: () => void,
  log: DatabaseLog,
): InventoryListener {
  let isClosed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'earnwall listener', keepAlive: true });
    client = next;
    next.on('notification', onChange);
    next.on('error', (error) => log.warn({ err: error }, 'The inventory listener was cut off'));
    next.on('end', connectLater);
    try {
      await next.connect();
      await next.query('listen inventory');
      // Whatever was said while nobody listened.
      onChange();
    } catch {
      connectLater();
    }
  }

  function connectLater(): void {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), retryMs);
  }

  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
