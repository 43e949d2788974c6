// A PostgreSQL for one benchmark, started from the binaries of the product and removed afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';

/** Where loading is not what is measured, and reads come from memory either way. */
const forReading = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function withPostgres<Result>(
  use: (connectionString: string) => Promise<Result>,
  settings: Readonly<Record<string, string>> = forReading,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-bench-'));
  const postgres = await startLocalPostgres(folder, { settings: { shared_buffers: '256MB', ...settings } });
  const remove = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const interrupted = () => void remove().finally(() => process.exit(1));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await use(postgres.connectionString);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await remove();
  }
}
