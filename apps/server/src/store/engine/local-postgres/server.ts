// One PostgreSQL server on one cluster: how it is started, reached and stopped.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Address, listenArguments } from './address.ts';
import { passwordOf, superuser } from './cluster.ts';
import type { PostgresPrograms } from './programs.ts';

export const localDatabase = 'earnwall';

export type Settings = Readonly<Record<string, string>>;

const ownSettings: Settings = {
  max_connections: '100',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

export function spawnServer(
  postgres: PostgresPrograms,
  cluster: string,
  address: Address,
  settings: Settings,
): ChildProcess {
  const settingArguments = Object.entries({ ...ownSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const logFile = openSync(logPath(cluster), 'a');
  const server = postgres.serve(['-D', cluster, ...listenArguments(address), ...settingArguments], logFile);
  closeSync(logFile);
  return server;
}

export function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

/** Ends its sessions, writes everything to disk, and resolves when no process is left. */
export async function stopServer(
  postgres: PostgresPrograms,
  cluster: string,
  server: ChildProcess | null,
): Promise<void> {
  // It may have ended by itself in the meantime; only one that still runs is a failure.
  await postgres
    .run('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60'])
    .catch((error: unknown) => {
      if (existsSync(join(cluster, 'postmaster.pid'))) throw error;
    });
  if (!server || hasEnded(server)) return;
  server.ref();
  await once(server, 'exit');
}

export function connectionStringTo(cluster: string, address: Address, database: string): string {
  const url = new URL(`postgres://${superuser}:${passwordOf(cluster)}@localhost:${address.port}/${database}`);
  url.searchParams.set('host', address.host);
  return url.href;
}

export function lastLogLines(cluster: string): string {
  if (!existsSync(logPath(cluster))) return '';
  return readFileSync(logPath(cluster), 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}

const logPath = (cluster: string) => `${cluster}.log`;
