// One process per data folder. An advisory lock, held by one connection as long as the process lives, distinguishes an
// orphaned PostgreSQL (its lock is free: adopt it) from one in use (its lock is held: refuse).
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { AlreadyRunning } from './errors.ts';

/** The lock of a killed process is released only when PostgreSQL has noticed. */
const retryMs = 300;

export async function acquireExclusiveUse(client: pg.Client, dataDir: string): Promise<void> {
  for (let waitedMs = 0; waitedMs <= retryMs; waitedMs += 50) {
    const { rows } = await client.query<{ acquired: boolean }>(
      `select pg_try_advisory_lock(hashtext('earnwall exclusive use')) as acquired`,
    );
    if (rows[0]?.acquired) return;
    await pause(50);
  }
  // Left open, this connection would keep the process alive that was just refused.
  await client.end();
  throw new AlreadyRunning(dataDir);
}

/** Null while there is no server, or one that is still starting or already stopping. */
export async function connectIfReady(connectionString: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString,
    application_name: 'earnwall supervisor',
    keepAlive: true,
  });
  // Its loss is seen by the 'end' that follows.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (isNotReady(error)) return null;
    throw error;
  }
}

function isNotReady(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isCutOff = error instanceof Error && error.message.startsWith('Connection terminated');
  return isCutOff || ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03'].includes(code);
}
