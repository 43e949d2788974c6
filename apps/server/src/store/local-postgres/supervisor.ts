// Runs a PostgreSQL of our own in the data folder: makes it, starts or adopts it, brings it back, and stops it.
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { acquire, type Held } from './acquire.ts';
import { removeAddress } from './address.ts';
import { clusterVersion, ensureCluster } from './cluster.ts';
import { findPostgres } from './programs.ts';
import { connectionStringTo, localDatabase, type Settings, stopServer } from './server.ts';

export interface LocalPostgres {
  readonly connectionString: string;
  /** True when it had been running before: a process that was killed left it behind. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

export interface LocalPostgresOptions {
  /** Settings of PostgreSQL beside our own. */
  settings?: Settings;
  /** The server could not be brought back, or another process has taken it over: this one has to end. */
  onLost?: (error: unknown) => void;
}

export async function startLocalPostgres(
  dataDir: string,
  { settings = {}, onLost = endProcess }: LocalPostgresOptions = {},
): Promise<LocalPostgres> {
  const cluster = join(resolve(dataDir), 'postgres');
  const postgres = await findPostgres(clusterVersion(cluster));
  await ensureCluster(postgres, cluster);

  let isStopping = false;
  let held = await acquire(postgres, cluster, settings);
  const { address, server } = held;
  await ensureDatabase(held.client);

  const keep = (now: Held) => {
    held = now;
    held.client.once('end', () => {
      if (!isStopping) acquire(postgres, cluster, settings, address).then(keep).catch(onLost);
    });
  };
  keep(held);

  return {
    connectionString: connectionStringTo(cluster, address, localDatabase),
    adopted: server === null,
    stop: async () => {
      // The lock is held until the end, so that nobody adopts a server that is about to go.
      isStopping = true;
      await stopServer(postgres, cluster, held.server);
      await held.client.end();
      removeAddress(address);
    },
  };
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [localDatabase]);
  if (rowCount === 0) await client.query(`create database ${localDatabase}`);
}

function endProcess(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
