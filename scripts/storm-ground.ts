// Where storms rage: the built server on a PostgreSQL and a folder of its own, all written through to the disk, as in
// production, and killed with SIGKILL as often as wanted.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@earnwall/server/parts/database';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import type { StormNode } from '@earnwall/server/testing/crashes/storm';
import { buildOrExit } from './build.ts';
import { builtPrograms } from './product/launch.ts';
import { root } from './root.ts';

interface StormGround {
  /** The server's data folder. */
  folder: string;
  /** Tables are there already. */
  database: Database;
  startNode: () => Promise<StormNode>;
}

/** `settings` are the server's; whatever happens, nothing of it is left behind. */
export async function onStormGround(
  settings: Readonly<Record<string, string>>,
  rage: (ground: StormGround) => Promise<void>,
): Promise<void> {
  await buildOrExit();
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-storm-'));
  const postgres = await startLocalPostgres(folder);
  const { connectionString } = postgres;
  const patience = { connectTimeoutMs: 60_000, queryTimeoutMs: 300_000, poolSize: 2 };
  const database = openDatabase({ connectionString, ...patience }, { warn: () => {} });
  const keys = {
    SERVER_SECRET: randomBytes(32).toString('hex'),
    OPERATOR_KEY: randomBytes(32).toString('hex'),
  };
  const place = { DATABASE_URL: connectionString, DATA_DIR: folder, LOG_LEVEL: 'fatal', PORT: '0' };
  const startNode = () => start({ ...keys, ...settings, ...place });
  try {
    // The first start makes the tables.
    await (await startNode()).kill();
    await rage({ folder, database, startNode });
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(settings: Readonly<Record<string, string>>): Promise<StormNode> {
  const server = spawn(process.execPath, builtPrograms.server, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  });
  const ended = once(server, 'exit');
  const ready = once(server, 'message') as Promise<[{ url: string }]>;
  const first = await Promise.race([ready, ended]);
  if (server.exitCode !== null) throw new Error('The server has ended before it was ready');
  const [{ url }] = first as [{ url: string }];
  return {
    url,
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
