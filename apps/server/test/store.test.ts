// Store functions under races, on a real PostgreSQL.
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#store/migrate.ts';
import { recordIpLog, saveFingerprint } from '#store/people/ip-logs.ts';
import { users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { databaseUrl, runSql } from './support/sql.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('migrations', () => {
  it('run once when four nodes start at the same time on an empty database', async () => {
    const name = `earnwall_race_${process.pid}`;
    await runSql(inject('serverUrl'), `create database ${name}`);
    const url = databaseUrl(inject('serverUrl'), name);
    await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
    await migrate(url);

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      'select hash, count(*)::int as runs from drizzle.__drizzle_migrations group by hash',
    );
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ runs }) => runs === 1)).toBe(true);
    await runSql(inject('serverUrl'), `drop database ${name} with (force)`);
  });
});

describe('a user', () => {
  it('is created once when 20 connections create the same one', async () => {
    const { db } = test.database;
    const app = await anApp(db);
    const created = await Promise.all(Array.from({ length: 20 }, () => aUser(db, app, 'alice')));
    expect(new Set(created.map(({ uhash }) => uhash)).size).toBe(1);
    expect(await db.select().from(users).where(eq(users.app_id, app.id))).toHaveLength(1);
  });

  it('of the same uuid in another app is somebody else', async () => {
    const { db } = test.database;
    const [here, there] = [
      await aUser(db, await anApp(db), 'alice'),
      await aUser(db, await anApp(db), 'alice'),
    ];
    expect(here.uhash).not.toBe(there.uhash);
  });

  it('cannot own a click under the name of another app', async () => {
    const { db } = test.database;
    const user = await aUser(db, await anApp(db));
    const survey = await aSurvey(db);
    const elsewhere = await anApp(db);
    await expect(aClick(db, { ...user, app_id: elsewhere.id }, survey)).rejects.toThrow('foreign key');
  });
});

describe('an ip log', () => {
  it('is one row however often it is recorded, and keeps its fingerprint', async () => {
    const { db } = test.database;
    const user = await aUser(db, await anApp(db));
    const log = {
      ...{ id: crypto.randomUUID(), app_id: user.app_id, user_id: user.id },
      ...{ address_digest: randomHash(), country: 'US' },
    };
    expect(await recordIpLog(db, log)).toEqual({ hasFingerprint: false });
    expect(await saveFingerprint(db, user, log.id, 'fp')).toBe(true);
    expect(await recordIpLog(db, log)).toEqual({ hasFingerprint: true });
  });

  it('takes no fingerprint from somebody else', async () => {
    const { db } = test.database;
    const app = await anApp(db);
    const [alice, mallory] = [await aUser(db, app), await aUser(db, app)];
    const id = crypto.randomUUID();
    await recordIpLog(db, {
      id,
      app_id: app.id,
      user_id: alice.id,
      address_digest: randomHash(),
      country: null,
    });
    expect(await saveFingerprint(db, mallory, id, 'fp')).toBe(false);
    expect(await saveFingerprint(db, alice, crypto.randomUUID(), 'fp')).toBe(false);
  });
});
