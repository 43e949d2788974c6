// Brings a database to what it was before a migration, so that a test can plant data of that time.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const migrations = fileURLToPath(new URL('../../src/store/migrations', import.meta.url));

/** With a copy of the migrations that ends before the one of this name, without its number. */
export async function migrateBefore(client: pg.Client, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-migrations-'));
  try {
    await cp(migrations, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
    const end = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name);
    if (end === -1) throw new Error(`There is no migration ${name}`);
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
