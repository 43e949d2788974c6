// Runs a command with DATABASE_URL set to a PostgreSQL that the product did not start: another instance, over TCP on
// loopback, gone afterwards. Use: node --import tsx scripts/with-external-postgres.ts <command …>
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCluster, passwordOf, superuser } from '../apps/server/src/store/local-postgres/cluster.ts';
import { findPostgres } from '../apps/server/src/store/local-postgres/programs.ts';
import { freePort } from './product/free-port.ts';
import { runCommand } from './run-command.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Say which command to run.');

// A signal from the terminal also reaches the command; we stay until it is gone, to stop the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const postgres = await findPostgres();
const folder = await mkdtemp(join(tmpdir(), 'earnwall-external-'));
postgres.own(folder);
const cluster = join(folder, 'cluster');
try {
  await ensureCluster(postgres, cluster);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await postgres.run('pg_ctl', ['start', '-w', '-D', cluster, '-l', join(folder, 'log'), '-o', settings]);
  try {
    const env = { DATABASE_URL: `postgres://${superuser}:${passwordOf(cluster)}@127.0.0.1:${port}/postgres` };
    console.log(`PostgreSQL listens on 127.0.0.1:${port}.`);
    process.exitCode = (await runCommand(command, args, { env, visible: true })).code;
  } finally {
    await postgres.run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', cluster]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
