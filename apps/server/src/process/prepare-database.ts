// The database before anybody uses it: PostgreSQL of our own where none is given, and tables that are up to date.
import type { Config } from '#config/config.ts';
import type { Log } from '#request/log.ts';
import { findConnectionLimit } from '#store/engine/connection-limit.ts';
import { startLocalPostgres } from '#store/engine/local-postgres/supervisor.ts';
import { connectionsOf } from '#store/engine/pool-sizes.ts';
import { migrate } from '#store/migrate.ts';
import type { Stopper } from './stopper.ts';

/** Beside the server's own: for backups, and for a look. */
const othersConnections = 20;
const usualConnections = 100;

/** Answers how to connect. */
export async function prepareDatabase(config: Config, stopper: Stopper, log: Log): Promise<string> {
  const connectionString = config.databaseUrl ?? (await startOwnPostgres(config, stopper, log));
  await migrate(connectionString);
  if (config.databaseUrl !== null) await warnOfTooFew(connectionString, config.workers, log);
  return connectionString;
}

async function startOwnPostgres(config: Config, stopper: Stopper, log: Log): Promise<string> {
  const most = Math.max(usualConnections, connectionsOf(config.workers) + othersConnections);
  const postgres = await startLocalPostgres(config.dataDir, {
    log,
    settings: { max_connections: `${most}` },
  });
  stopper.add('the local PostgreSQL', () => postgres.stop());
  return postgres.connectionString;
}

/** Under load requests would fail one by one; it is better known now. */
async function warnOfTooFew(connectionString: string, workers: number, log: Log): Promise<void> {
  const limit = await findConnectionLimit(connectionString);
  const needed = connectionsOf(workers);
  if (needed <= limit) return;
  log.warn(
    { workers, needed, limit },
    'PostgreSQL allows fewer connections than this server opens under load: raise max_connections there, or set WORKERS',
  );
}
