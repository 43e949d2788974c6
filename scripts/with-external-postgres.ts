// Runs a command with DATABASE_URL set to a PostgreSQL that the command did not start: over TCP on loopback, and gone
// afterwards. Use: node --import tsx scripts/with-external-postgres.ts <command …>
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '../apps/server/src/store/local-postgres/supervisor.ts';
import { freePort } from './product/free-port.ts';
import { runCommand } from './run-command.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Say which command to run.');

// A signal from the terminal also reaches the command; we stay until it is gone, to stop the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const folder = await mkdtemp(join(tmpdir(), 'earnwall-external-'));
try {
  const port = `${await freePort()}`;
  const postgres = await startLocalPostgres(folder, { settings: { listen_addresses: '127.0.0.1', port } });
  try {
    console.log(`PostgreSQL listens on 127.0.0.1:${port}.`);
    const env = { DATABASE_URL: overTcp(postgres.connectionString) };
    process.exitCode = (await runCommand(command, args, { env, visible: true })).code;
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The same database by its port instead of its socket, as an outside one is reached. */
function overTcp(connectionString: string): string {
  const url = new URL(connectionString);
  url.hostname = '127.0.0.1';
  url.search = '';
  return url.href;
}
