// Finds the PostgreSQL of a running server, for commands that query it without taking it over.
import { join, resolve } from 'node:path';
import { recordedAddress } from './address.ts';
import { connectIfReady } from './exclusive-use.ts';
import { connectionStringTo, localDatabase } from './server.ts';

/** The connection string of this data folder's PostgreSQL; null when it does not run. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = join(resolve(dataDir), 'postgres');
  const address = recordedAddress(cluster);
  if (!address) return null;
  const connectionString = connectionStringTo(cluster, address, localDatabase);
  const client = await connectIfReady(connectionString);
  if (!client) return null;
  await client.end();
  return connectionString;
}
