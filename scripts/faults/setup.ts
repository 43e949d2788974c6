// Runs faults: nodes of the built server with their own PostgreSQL, and a supplier that counts requests.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@earnwall/server/parts/database';
import { supplierId } from '@earnwall/server/parts/demo-surveys';
import { buildOrExit } from '../build.ts';
import { startPostgres } from '../external/postgres.ts';
import type { FaultSetup } from './fault.ts';
import { startNode } from './node.ts';
import { startSupplierStub } from './supplier-stub.ts';
import { createTraffic } from './traffic.ts';

const syncSeconds = 2;

/** Everything is stopped and removed however the faults end. */
export async function withFaultSetup(
  signingKey: string,
  work: (setup: FaultSetup) => Promise<void>,
): Promise<void> {
  await buildOrExit();
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-faults-'));
  const supplier = await startSupplierStub();
  const postgres = await startPostgres();
  const timeouts = { connectTimeoutMs: 60_000, queryTimeoutMs: 300_000, poolSize: 4 };
  const database = openDatabase({ connectionString: postgres.url, ...timeouts }, { warn: () => {} });
  const settings = {
    ...{ DEMO: '1', SANDBOX_URL: supplier.url, SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: signingKey },
    ...{ SUPPLIER_SYNC_SECONDS: `${syncSeconds}`, DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    ...{
      SERVER_SECRET: 'a secret of the fault script alone',
      OPERATOR_KEY: 'the-operator-key-of-the-fault-script',
    },
  };
  try {
    const start = (clockOffsetMs = 0) => startNode({ databaseUrl: postgres.url, settings, clockOffsetMs });
    // The first start makes the tables.
    await (await start()).destroy();
    await work({
      database,
      supplier,
      syncSeconds,
      traffic: createTraffic(database.db, { id: supplierId, signingKey }),
      startNode: start,
      signalPostgres: (signal) => {
        const pid = postmasterOf(postgres.folder);
        if (pid !== null) process.kill(pid, signal);
      },
    });
  } finally {
    await database.close();
    await postgres.stop();
    await supplier.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Null while there is none. */
function postmasterOf(folder: string): number | null {
  const file = join(folder, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}
