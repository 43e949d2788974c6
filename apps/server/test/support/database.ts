// A fresh, migrated database for one test file, cloned from the run's template.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#store/engine/database.ts';
import { databaseUrl, runSql } from './sql.ts';

export interface TestDatabase {
  readonly connectionString: string;
  readonly database: Database;
  /** Closes its connections and removes it. */
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `earnwall_test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `create database ${name} template ${inject('templateDatabase')}`);
  const { connectionString, database, drop } = joinTestDatabase(databaseUrl(serverUrl, name));
  return {
    connectionString,
    database,
    drop: async () => {
      await drop();
      await runSql(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Another node on a database that somebody else drops. */
export function joinTestDatabase(connectionString: string): TestDatabase {
  const database = openDatabase(
    // A busy test machine may be slow, and a query that leaves its transaction has to be found here.
    { connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 10_000, poolSize: 10, detectLeaks: true },
    { warn: (details, message) => console.warn(message, details) },
  );
  return { connectionString, database, drop: () => database.close() };
}
