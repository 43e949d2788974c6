// `npm run demo:reset`: removes the local database, so that the next start makes the demo data anew.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@earnwall/server/parts/config';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import { readEnvironment } from './product/environment.ts';

/** The cluster, its log, and what an interrupted first start may have left; nothing else in the folder is ours to remove. */
const ours = /^postgres($|\.log$|\.draft-)/;

async function resetDemo(): Promise<string> {
  const { dataDir, databaseUrl } = readConfig(readEnvironment({}));
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL is set, and only the local database can be reset. Unset it, or empty yours by hand.',
    );
  }
  // A server that still runs is either in use, and this refuses, or was left behind by a killed product, and this ends it.
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid')))
    await (await startLocalPostgres(dataDir)).stop();

  const names = existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => ours.test(name)) : [];
  if (names.length === 0)
    return `There is no local database in ${dataDir}: the next start makes the demo data.`;
  for (const name of names) await rm(join(dataDir, name), { recursive: true });
  return `Removed the local database in ${dataDir}: the next start makes the demo data anew.`;
}

try {
  console.log(await resetDemo());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // At once: a refused start may still hold its connection.
  process.exit(1);
}
