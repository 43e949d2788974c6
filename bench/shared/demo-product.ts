// The built product with its demo data, on a database of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPrograms } from '../../scripts/product/launch.ts';
import { startProgram } from '../../scripts/product/program.ts';
import { withPostgres } from './temporary-postgres.ts';

export async function withDemo(
  settings: Readonly<Record<string, string>>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-bench-'));
  const stopping = new AbortController();
  try {
    await withPostgres(async (connectionString) => {
      const env = {
        ...process.env,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', DEMO: '1', HOST: '127.0.0.1', PORT: '0' },
        // Slow is not down.
        ...{ DATA_DIR: dataDir, DATABASE_URL: connectionString, WORKERS: '1', DATABASE_TIMEOUT_MS: '20000' },
        ...settings,
      };
      const server = startProgram<{ url: string }>(builtPrograms.server, env, stopping.signal);
      try {
        await use((await server.ready).url);
      } finally {
        stopping.abort();
        await server.ended;
      }
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
