// The connection pool: what it promises when the database is away, and what a transaction cannot do.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { openDatabase } from '#store/engine/database.ts';
import { DatabaseBusy, DatabaseUnavailable } from '#store/engine/failures.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { executionOf, reading, readTogether } from '#store/engine/readings.ts';
import { queryRows } from '#store/engine/rows.ts';
import { postMovement } from '#store/money/ledger.ts';
import { snapshotWith } from '#store/money/statement-snapshot.ts';
import { findApp } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { anApp } from '#testing/apps.ts';
import { startDatabaseProxy } from '#testing/network/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
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
  ])('is recognised within a second when it $name', async ({ listens }) => {
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

  it('is recognised when a query takes too long, and the next query works', async () => {
    const database = openDatabase(
      { connectionString: test.connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 2_000 },
      { warn() {} },
    );
    await expect(database.db.execute(sql`select pg_sleep(20)`)).rejects.toThrow(DatabaseUnavailable);
    expect(await database.isReachable()).toBe(true);
    await database.close();
  });

  it('is recognised when it ends a connection inside a transaction', async () => {
    const cut = test.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    expect(await test.database.isReachable()).toBe(true);
  });
});

describe('a database that gives up on one statement', () => {
  it.each([
    ['57014', 'a statement that takes too long'],
    ['55P03', 'a lock that somebody else holds'],
    ['40P01', 'a deadlock'],
    ['40001', 'two transactions that cannot both count'],
  ])('OP-04 is busy, not away: %s, %s; the connection goes on', async (code) => {
    const { connectionString } = test;
    const database = openDatabase(
      { connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 10_000, poolSize: 1 },
      { warn() {} },
    );
    const backend = async () => (await database.db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
    const before = await backend();
    const work = database.transaction((tx) =>
      tx.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)),
    );
    await expect(work).rejects.toThrow(DatabaseBusy);
    expect(await backend()).toBe(before);
    await database.close();
  });
});

describe('a connection on which an answer is late', () => {
  it('OP-04 serves nobody else: the next one who asks gets their own answer', async () => {
    const proxy = await startDatabaseProxy(test.connectionString);
    const { connectionString } = proxy;
    const database = openDatabase(
      { connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 600, poolSize: 1 },
      { warn() {} },
    );
    const ask = async (value: number) =>
      (await database.db.execute(sql`select ${value}::int as value`)).rows[0]?.value;
    const askInside = (value: number) =>
      database.transaction(
        async (tx) => (await tx.execute(sql`select ${value}::int as value`)).rows[0]?.value,
      );
    const askPlainly = async (value: number) =>
      (await database.queryRows({ name: 'late', text: 'select $1::int' }, [value]))[0]?.[0];
    for (const [nth, late] of [ask, askInside, askPlainly].entries()) {
      expect(await ask(nth)).toBe(nth);
      proxy.stall();
      await expect(late(100 + nth)).rejects.toThrow(DatabaseUnavailable);
      proxy.mend();
      for (const next of [ask, askInside, askPlainly]) expect(await next(200 + nth)).toBe(200 + nth);
    }
    await database.close();
    await proxy.stop();
  });
});

describe('a raw prepared statement', () => {
  const statement = {
    name: 'values',
    text: `select $1::text, $2::integer, $3::text[], $4::bigint[], $5::json, $6::timestamptz, null`,
  };
  const texts = ['', 'a,b', '{}', '"', '\\', '\\"', 'null', ' ö\n'];
  const given = ["it's", 7, texts, [1, 2], '{"a":[1]}', '2026-03-10T12:00:00Z'];
  const read = ["it's", 7, texts, ['1', '2'], { a: [1] }, new Date('2026-03-10T12:00:00Z'), null];

  it('hands over and reads values, the first time on a connection and later', async () => {
    for (const _ of ['prepared', 'known'])
      expect(await test.database.queryRows(statement, given)).toEqual([read]);
    await test.database.transaction(async (tx) => {
      for (const _ of ['prepared', 'known']) expect(await queryRows(tx, statement, given)).toEqual([read]);
    });
  });

  it('gives all rows, or none', async () => {
    const series = { name: 'series', text: 'select n, $2::text from generate_series(1, $1::integer) as n' };
    expect(await test.database.queryRows(series, [3, null])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    expect(await test.database.queryRows(series, [0, 'x'])).toEqual([]);
  });

  it('is one of several in a round trip, each with its own columns and rows', async () => {
    const numbers = reading(
      executionOf(sql`select n from generate_series(1, ${2}::integer) as n`),
      (rows) => rows,
    );
    const text = reading(executionOf(sql`select ${'a'} as text, ${true}::boolean as flag`), ([row]) => row);
    const none = reading(executionOf(sql`select 1 as n where false`), (rows) => rows);
    for (const _ of ['prepared', 'known'])
      expect(await readTogether(test.database.db, [numbers, null, none, text, numbers])).toEqual([
        [{ n: 1 }, { n: 2 }],
        null,
        [],
        { text: 'a', flag: true },
        [{ n: 1 }, { n: 2 }],
      ]);
  });

  it('that fails among others fails them all, and each can be run again on its connection', async () => {
    const one = reading<{ n: number }, number[]>(executionOf(sql`select ${1}::integer as n`), (rows) =>
      rows.map(({ n }) => n),
    );
    const quotientBy = (by: number) =>
      reading<{ n: number }, number[]>(executionOf(sql`select 12 / ${by}::integer as n`), (rows) =>
        rows.map(({ n }) => n),
      );
    await test.database.transaction(async (tx) => {
      for (const by of [2, 3]) {
        await tx.execute(sql`savepoint before`);
        await expect(readTogether(tx, [one, quotientBy(0), one])).rejects.toThrow('division by zero');
        await tx.execute(sql`rollback to savepoint before`);
        expect(await readTogether(tx, [quotientBy(by), one])).toEqual([[12 / by], [1]]);
      }
    });
  });

  it('that fails in a snapshot leaves no transaction open for the next', async () => {
    const { connectionString } = test;
    const one = openDatabase({ connectionString, poolSize: 1 }, { warn() {} });
    const quotientBy = (by: number) =>
      reading<{ n: number }, number[]>(executionOf(sql`select 12 / ${by}::integer as n`), (rows) =>
        rows.map(({ n }) => n),
      );
    const readOnly = reading<{ setting: string }, string | undefined>(
      executionOf(sql`select current_setting('transaction_read_only') as setting`),
      ([row]) => row?.setting,
    );
    const snapshot = snapshotWith({});
    for (const by of [2, 3]) {
      await expect(readTogether(one.db, [quotientBy(by), quotientBy(0)], snapshot)).rejects.toThrow(
        'division',
      );
      expect(await readTogether(one.db, [quotientBy(by)], snapshot)).toEqual([[12 / by]]);
      expect(await readTogether(one.db, [readOnly], snapshot)).toEqual(['on']);
      expect(await readTogether(one.db, [readOnly])).toEqual(['off']);
    }
    await one.close();
  });

  it('that has failed, at once or later, can be run again on its connection', async () => {
    await test.database.transaction(async (tx) => {
      const quotient = { name: 'quotient', text: 'select 12 / $1::integer' };
      const divide = (by: number) => queryRows(tx, quotient, [by]);
      for (const by of [2, 3]) {
        await tx.execute(sql`savepoint before`);
        await expect(divide(0)).rejects.toThrow('division by zero');
        await tx.execute(sql`rollback to savepoint before`);
        expect(await divide(by)).toEqual([[12 / by]]);
      }
    });
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
    await expect(work).rejects.toThrow('ran outside its transaction');
    const nested = test.database.transaction(() => test.database.transaction(async () => {}));
    await expect(nested).rejects.toThrow('ran outside its transaction');
  });
});

it('a failing query does not carry its parameters, so that no credential reaches a log', async () => {
  const work = test.database.db.execute(sql`select ${'a-user-hash'}::text, 1 / 0`);
  const failure = await work.catch((error: unknown) => error);
  expect(inspect(failure)).toContain('division by zero');
  expect(inspect(failure)).not.toContain('a-user-hash');
});

const named = (id: string) => test.database.db.select().from(apps).where(eq(apps.id, id));
