// Runs a PostgreSQL of our own in the data folder: creates it, starts or adopts it, restarts it, and stops it.
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { acquire, type Held, retryWindowMs } from './acquire.ts';
import { removeAddress } from './address.ts';
import { clusterVersion, ensureCluster } from './cluster.ts';
import { AlreadyRunning } from './errors.ts';
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
  /** Another process has acquired the server: this one has to end. */
  onLost?: (error: unknown) => void;
  log?: { warn(details: object, message: string): void };
}

/** The backoff between attempts to restart the server: doubled up to the longest. */
const [firstPauseMs, longestPauseMs] = [500, 5_000];

export async function startLocalPostgres(
  dataDir: string,
  { settings = {}, onLost = endProcess, log }: LocalPostgresOptions = {},
): Promise<LocalPostgres> {
  const cluster = join(resolve(dataDir), 'postgres');
  const postgres = await findPostgres(clusterVersion(cluster));
  await ensureCluster(postgres, cluster);

  const stopping = new AbortController();
  let restarting: Promise<void> = Promise.resolve();
  let held = await acquire(postgres, cluster, settings);
  const { address, server } = held;
  await ensureDatabase(held.client);

  const keep = (now: Held) => {
    held = now;
    held.client.once('end', () => {
      restarting = restart().catch(onLost);
    });
  };

  /** A full disk, a lost mount or missing memory may be fixed in a minute or in a day: it is retried until then. */
  async function restart(): Promise<void> {
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    ) {
      try {
        keep(await acquire(postgres, cluster, settings, address, retryWindowMs.later));
        return;
      } catch (error) {
        if (error instanceof AlreadyRunning) throw error;
        log?.warn(
          { err: error },
          'The local PostgreSQL could not be restarted: it is retried. Check its log file and the disk of DATA_DIR',
        );
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
  keep(held);

  return {
    connectionString: connectionStringTo(cluster, address, localDatabase),
    adopted: server === null,
    stop: async () => {
      // The lock is held until the end, so that no other process adopts a server that is stopping.
      stopping.abort();
      await restarting;
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
