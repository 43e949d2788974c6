// The door to PostgreSQL: what it promises when the database is away, and what a transaction cannot do.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { findApp } from '#store/apps.ts';
import { openDatabase } from '#store/database.ts';
import { DatabaseUnavailable } from '#store/failures.ts';
import { postMovement } from '#store/ledger.ts';
import type { Queryable, Tx } from '#store/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { anApp } from './support/rows.ts';
import { shortestTimeOf } from './support/shortest-time.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('a database that is away', () => {
  it.each([
    { name: 'refuses connections', listens: false },
    { name: 'accepts them and says nothing', listens: true },
  ])('is told apart within a second when it $name', async ({ listens }) => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    if (!listens) silent.close();
    const database = openDatabase(
      { connectionString: `postgres://nobody@127.0.0.1:${port}/none` },
      { warn() {} },
    );

    for (const attempt of [
      () => findApp(database.db, 'demo-coins', 'web'),
      () => database.transaction((tx) => findApp(tx, 'demo-coins', 'web')),
    ]) {
      const isTold = () => expect(attempt()).rejects.toThrow(DatabaseUnavailable);
      expect(await shortestTimeOf(isTold)).toBeLessThan(1_000);
    }
    expect(await database.isReachable()).toBe(false);
    await database.close();
    if (listens) silent.close();
  });

  it('is told apart when a query takes too long, and the next query works', async () => {
    const database = openDatabase(
      { connectionString: test.connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 2_000 },
      { warn() {} },
    );
    await expect(database.db.execute(sql`select pg_sleep(20)`)).rejects.toThrow(DatabaseUnavailable);
    expect(await database.isReachable()).toBe(true);
    await database.close();
  });

  it('is told apart when it ends a connection inside a transaction', async () => {
    const cut = test.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    expect(await test.database.isReachable()).toBe(true);
  });
});

describe('a transaction', () => {
  it('is what moving money asks for, and nothing else passes for it', () => {
    expectTypeOf(postMovement).parameter(0).toEqualTypeOf<Tx>();
    expectTypeOf<Queryable>().not.toExtend<Tx>();
    expectTypeOf<Tx>().toExtend<Queryable>();
    expectTypeOf<Tx>().not.toHaveProperty('transaction');
  });

  it('keeps nothing when it throws', async () => {
    const work = test.database.transaction(async (tx) => {
      await anApp(tx, { id: 'thrown-away' });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await named('thrown-away')).toEqual([]);
  });

  it('fails when one of its queries failed, even if nobody looked', async () => {
    const work = test.database.transaction(async (tx) => {
      await anApp(tx, { id: 'half-done' });
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await named('half-done')).toEqual([]);
  });

  it('takes no query after its end', async () => {
    let leaked: Tx | undefined;
    await test.database.transaction(async (tx) => {
      leaked = tx;
    });
    await expect(leaked?.execute(sql`select 1`)).rejects.toThrow('after its transaction had ended');
  });

  it('is not left by accident: a query beside it is found', async () => {
    const work = test.database.transaction(() => findApp(test.database.db, 'any', 'web'));
    await expect(work).rejects.toThrow('left its transaction');
    const nested = test.database.transaction(() => test.database.transaction(async () => {}));
    await expect(nested).rejects.toThrow('left its transaction');
  });
});

it('a failing query does not carry its parameters, so that no credential reaches a log', async () => {
  const work = test.database.db.execute(sql`select ${'a-user-hash'}::text, 1 / 0`);
  const failure = await work.catch((error: unknown) => error);
  expect(inspect(failure)).toContain('division by zero');
  expect(inspect(failure)).not.toContain('a-user-hash');
});

const named = (id: string) => test.database.db.select().from(apps).where(eq(apps.id, id));
