// Each function of the database has one file in store/functions, and the migrations have installed just that.
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

const folder = new URL('../src/store/functions/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.sql$/, ''));

let test: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await createTestDatabase();
  client = new pg.Client({ connectionString: test.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

async function definitionOf(name: string): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    'select pg_get_functiondef(oid) as definition from pg_proc where proname = $1',
    [name],
  );
  return rows.map(({ definition }) => definition).join('\n');
}

describe('functions of the database', () => {
  it('are those that have a file', async () => {
    const { rows } = await client.query<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
    );
    expect(rows.map(({ proname }) => proname)).toEqual([...names].sort());
  });

  it.each(names)('%s is installed as its file says', async (name) => {
    const installed = await definitionOf(name);
    await client.query('begin');
    await client.query(readFileSync(new URL(`${name}.sql`, folder), 'utf8'));
    const written = await definitionOf(name);
    await client.query('rollback');
    expect(installed).not.toBe('');
    expect(written).toBe(installed);
  });
});
