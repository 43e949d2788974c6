// Brings the tables up to date at start. Nodes that start together wait for each other on an advisory lock.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Beside this file in the sources, beside main.js in the build. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An unreachable database fails the start after this long. */
const connectMs = 10_000;

export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'earnwall migrations',
    connectionTimeoutMillis: connectMs,
  });
  // A lost connection fails the running statement; without a listener the event would end the process first.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('earnwall migrations'))`);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
