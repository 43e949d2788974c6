// One connection that listens to PostgreSQL's notifications about changes of the inventory. They only speed up a reading;
// without them the node polls.
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
    next.on('error', (error) =>
      log.warn(
        { err: error },
        'The inventory listener lost its connection: reconnecting, and polling meanwhile',
      ),
    );
    next.on('end', connectLater);
    try {
      await next.connect();
      await next.query('listen inventory');
      // Changes may have been missed while not connected.
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
