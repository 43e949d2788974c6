// One PostgreSQL for the whole run: the one of DATABASE_URL, or a throw-away one of our own. In it stands a migrated
// template, from which each test file gets a database of its own in a moment, with the questions that every start writes:
// writing them for each file took a second.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadQuestions } from '#profile/questions/load-questions.ts';
import { openDatabase } from '#store/engine/database.ts';
import { startLocalPostgres } from '#store/engine/local-postgres/supervisor.ts';
import { migrate } from '#store/migrate.ts';
import { databaseUrl, runSql } from './sql.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startThrowAwayPostgres();
  const template = `earnwall_template_${randomBytes(4).toString('hex')}`;
  await runSql(server.url, `create database ${template}`);
  await fillTemplate(databaseUrl(server.url, template));

  project.provide('serverUrl', server.url);
  project.provide('templateDatabase', template);

  return async () => {
    await runSql(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function fillTemplate(connectionString: string): Promise<void> {
  await migrate(connectionString);
  const database = openDatabase(
    { connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 10_000 },
    { warn: (details, message) => console.warn(message, details) },
  );
  await loadQuestions(database);
  // No database can be made from one that somebody is connected to.
  await database.close();
}

async function startThrowAwayPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-test-'));
  // Nothing here has to outlive a power cut, and several files with several nodes each are connected at once.
  const settings = {
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    max_connections: '300',
  };
  const postgres = await startLocalPostgres(dataDir, { settings });
  return {
    url: postgres.connectionString,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    templateDatabase: string;
  }
}
