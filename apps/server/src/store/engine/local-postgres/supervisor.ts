// Runs a PostgreSQL of our own in the data folder: makes it, starts or adopts it, brings it back, and stops it.
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { acquire, type Held, patienceMs } from './acquire.ts';
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
  /** Another process has taken the server over: this one has to end. */
  onLost?: (error: unknown) => void;
  log?: { warn(details: object, message: string): void };
}

/** Between two attempts to bring the server back: doubled from one to the next, up to the longest. */
const [firstPauseMs, longestPauseMs] = [500, 5_000];

export async function startLocalPostgres(
  dataDir: string,
  { settings = {}, onLost = endProcess, log }: LocalPostgresOptions = {},
): Promise<LocalPostgres> {
  const cluster = join(resolve(dataDir), 'postgres');
  const postgres = await findPostgres(clusterVersion(cluster));
  await ensureCluster(postgres, cluster);

  const stopping = new AbortController();
  let bringingBack: Promise<void> = Promise.resolve();
  let held = await acquire(postgres, cluster, settings);
  const { address, server } = held;
  await ensureDatabase(held.client);

  const keep = (now: Held) => {
    held = now;
    held.client.once('end', () => {
      bringingBack = bringBack().catch(onLost);
    });
  };

  /** A full disk, a lost mount or missing memory may be mended in a minute or in a day: it is tried until then. */
  async function bringBack(): Promise<void> {
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    ) {
      try {
        keep(await acquire(postgres, cluster, settings, address, patienceMs.later));
        return;
      } catch (error) {
        if (error instanceof AlreadyRunning) throw error;
        log?.warn({ err: error }, 'The local PostgreSQL does not come back and is tried again');
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
  keep(held);

  return {
    connectionString: connectionStringTo(cluster, address, localDatabase),
    adopted: server === null,
    stop: async () => {
      // The lock is held until the end, so that nobody adopts a server that is about to go.
      stopping.abort();
      await bringingBack;
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
