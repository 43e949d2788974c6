// Runs a crash test: the built server with its own PostgreSQL and data folder, both written through to the disk as in
// production, and killed with SIGKILL as often as the test wants.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@earnwall/server/parts/database';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import { heapReportArguments, heapUsed } from '@earnwall/server/testing/crashes/heap-report';
import type { MeasuredNode } from '@earnwall/server/testing/crashes/measured-node';
import { buildOrExit } from '../build.ts';
import { builtPrograms } from '../product/launch.ts';
import { root } from '../root.ts';

interface CrashTestSetup {
  /** The server's data folder. */
  folder: string;
  /** Migrated. */
  database: Database;
  startNode: () => Promise<MeasuredNode>;
}

/** `settings` are the server's environment. Database and folder are removed however the test ends. */
export async function withCrashTestSetup(
  settings: Readonly<Record<string, string>>,
  runTest: (setup: CrashTestSetup) => Promise<void>,
  postgresSettings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await buildOrExit();
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-crash-test-'));
  const postgres = await startLocalPostgres(folder, { settings: postgresSettings });
  const { connectionString } = postgres;
  const timeouts = { connectTimeoutMs: 60_000, queryTimeoutMs: 300_000, poolSize: 2 };
  const database = openDatabase({ connectionString, ...timeouts }, { warn: () => {} });
  const keys = {
    SERVER_SECRET: randomBytes(32).toString('hex'),
    OPERATOR_KEY: randomBytes(32).toString('hex'),
  };
  const place = { DATABASE_URL: connectionString, DATA_DIR: folder, LOG_LEVEL: 'fatal', PORT: '0' };
  const startNode = () => start({ ...keys, ...settings, ...place });
  try {
    // The first start makes the tables.
    await (await startNode()).kill();
    await runTest({ folder, database, startNode });
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(settings: Readonly<Record<string, string>>): Promise<MeasuredNode> {
  const server = spawn(process.execPath, [...heapReportArguments, ...builtPrograms.server], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', WORKERS: '1', ...settings },
  });
  const ended = once(server, 'exit');
  const ready = once(server, 'message') as Promise<[{ url: string }]>;
  const first = await Promise.race([ready, ended]);
  if (server.exitCode !== null) throw new Error('The server exited before it was ready; its output is above');
  const [{ url }] = first as [{ url: string }];
  return {
    url,
    heapUsed: () => heapUsed(server),
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
