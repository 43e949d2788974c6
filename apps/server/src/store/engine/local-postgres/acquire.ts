// Acquires the one server of a cluster: starts it where none runs, adopts it where no process has its lock, and refuses
// where one does. PostgreSQL itself makes sure that concurrent starts end in one server.
import type { ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Address, newAddress, recordedAddress, removeAddress, restoreAddress } from './address.ts';
import { programFailure } from './errors.ts';
import { acquireExclusiveUse, connectIfReady } from './exclusive-use.ts';
import type { PostgresPrograms } from './programs.ts';
import { connectionStringTo, hasEnded, lastLogLines, type Settings, spawnServer } from './server.ts';

export interface Held {
  /** The connection that has the lock: as long as it is open, the server is ours. */
  readonly client: pg.Client;
  readonly address: Address;
  /** Null when it was adopted. */
  readonly server: ChildProcess | null;
}

/** Recovery after a crash may take long. */
const recoveryMs = 120_000;
/** The backoff between attempts to start a server that exits immediately: the first pause, doubled up to the longest. */
const [firstPauseMs, longestPauseMs] = [100, 1_000];

/** How long a server that exits immediately is restarted before `acquire` gives up. */
export const retryWindowMs = { atStart: 5_000, later: 1_000 } as const;

export async function acquire(
  postgres: PostgresPrograms,
  cluster: string,
  settings: Settings,
  home: Address | null = null,
  retryMs: number = retryWindowMs.atStart,
): Promise<Held> {
  const former = recordedAddress(cluster);
  const own = home ?? (await newAddress(postgres));
  if (home) restoreAddress(postgres, home);
  try {
    return await startOrAdopt(postgres, cluster, settings, own, retryMs);
  } finally {
    const used = recordedAddress(cluster);
    const keep = [used?.host, home?.host];
    for (const address of [former, own]) if (address && !keep.includes(address.host)) removeAddress(address);
  }
}

async function startOrAdopt(
  postgres: PostgresPrograms,
  cluster: string,
  settings: Settings,
  own: Address,
  retryMs: number,
): Promise<Held> {
  const begin = Date.now();
  let server: ChildProcess | null = null;
  let pauseMs: number = firstPauseMs;
  for (;;) {
    const address = recordedAddress(cluster);
    const client = address && (await connectIfReady(connectionStringTo(cluster, address, 'postgres')));
    if (client) {
      await acquireExclusiveUse(client, dirname(cluster));
      return { client, address, server: server && !hasEnded(server) ? server : null };
    }
    const waitedMs = Date.now() - begin;
    const isEnded = server !== null && hasEnded(server);
    if (waitedMs > (isEnded ? retryMs : recoveryMs)) {
      throw programFailure(`PostgreSQL does not start on ${cluster}`, lastLogLines(cluster));
    }
    if (server === null || isEnded) {
      if (isEnded) await pause(pauseMs);
      if (isEnded) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      server = spawnServer(postgres, cluster, own, settings);
    }
    await pause(20);
  }
}
