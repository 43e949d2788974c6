// A PostgreSQL that the product did not start: over TCP on loopback, and gone afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import { freePort } from '../product/free-port.ts';
import type { ExternalService } from './service.ts';

interface ExternalPostgres extends ExternalService {
  /** Where its data is. */
  readonly folder: string;
}

export async function startPostgres(): Promise<ExternalPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-external-'));
  const port = `${await freePort()}`;
  // Several test files with several nodes each are connected at once, more of them the slower the machine is.
  const settings = { listen_addresses: '127.0.0.1', port, max_connections: '300' };
  const postgres = await startLocalPostgres(folder, { settings });
  return {
    url: overTcp(postgres.connectionString),
    folder,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same database by its port instead of its socket, as an outside one is reached. */
function overTcp(connectionString: string): string {
  const url = new URL(connectionString);
  url.hostname = '127.0.0.1';
  url.search = '';
  return url.href;
}
