// Starts that cannot succeed, as real processes: exit code 1, one message that says what to do, and no stack.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import {
  buildServer,
  failedStart,
  type NodeSettings,
  type ServerProgram,
  sharedKeys,
} from './support/processes/real-node.ts';
import { runSql } from './support/sql.ts';

const role = `earnwall_stranger_${randomBytes(4).toString('hex')}`;
let program: ServerProgram;
let test: TestDatabase;
let folder: string;
let stranger: Server;

beforeAll(async () => {
  program = await buildServer();
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'earnwall-start-'));
  await writeFile(join(folder, 'a-file'), '');
  await writeFile(join(folder, 'server-secret'), '');
  stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  await runSql(test.connectionString, `create role ${role} login password 'secret'`);
  const theirs = `'sandbox-surveys', 'A real exchange', 'https://exchange.test/enter'`;
  await runSql(test.connectionString, `insert into suppliers (id, name, entry_url) values (${theirs})`);
});
afterAll(async () => {
  stranger.close();
  await runSql(test.connectionString, `drop role ${role}`);
  await test.drop();
  await rm(folder, { recursive: true, force: true });
  await program.remove();
});

/** The address of the tests' database with some of its parts changed. */
function address(change: (url: URL) => void): NodeSettings {
  const url = new URL(test.connectionString);
  change(url);
  return { ...sharedKeys, DATABASE_URL: url.href };
}
const takenPort = () => (stranger.address() as AddressInfo).port;

describe('a start that cannot succeed', () => {
  it.concurrent.each<[title: string, settings: () => NodeSettings, says: (RegExp | string)[]]>([
    ['a bad PORT', () => ({ PORT: 'abc' }), ['PORT must be a port', '"abc"']],
    [
      'a DATABASE_URL without the keys that nodes share',
      () => ({ DATABASE_URL: test.connectionString }),
      ['SERVER_SECRET must be set', 'OPERATOR_KEY must be set', 'openssl rand'],
    ],
    [
      'a wrong password',
      () => address((url) => (url.password = 'wrong')),
      ['refuses to log', 'Correct user and password in DATABASE_URL'],
    ],
    [
      'a database that is down',
      () => ({ ...sharedKeys, DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/earnwall' }),
      ['PostgreSQL does not answer at 127.0.0.1:1 (ECONNREFUSED)', 'DATABASE_URL'],
    ],
    [
      'a database that does not exist',
      () => address((url) => (url.pathname = '/no_such_database')),
      ['There is no database no_such_database', 'createdb'],
    ],
    [
      'a role without rights',
      () => address((url) => Object.assign(url, { username: role, password: 'secret' })),
      [`${role} lacks rights`, 'permission denied', 'alter database'],
    ],
    [
      'a data folder below a file',
      () => ({ DATA_DIR: join(folder, 'a-file/data') }),
      [/a-file\/data.* cannot be used: a part of its path is a file/, 'DATA_DIR'],
    ],
    [
      'a secret that was cut off',
      () => ({ ...address(() => {}), SERVER_SECRET: '', DEMO: '1', DATA_DIR: folder }),
      ['server-secret is empty or truncated', 'delete it'],
    ],
    [
      "a demo beside somebody's own supplier of the same name",
      () => ({ ...address(() => {}), DEMO: '1' }),
      ['sandbox-surveys (A real exchange) that no demo has made', 'Start without DEMO'],
    ],
    [
      'a taken port',
      () => ({ ...address(() => {}), PORT: `${takenPort()}` }),
      [/Port \d+ on 127.0.0.1 is taken/, 'PORT=4001'],
    ],
  ])(
    'OP-01 %s is reported in one message',
    async (_title, settings, says) => {
      const { code, stderr } = await failedStart(program, { DATA_DIR: join(folder, 'data'), ...settings() });
      for (const words of says) expect(stderr).toMatch(words);
      expect(stderr).not.toMatch(/^ {4}at /m);
      expect(stderr).not.toContain('secret@');
      expect(code).toBe(1);
    },
    120_000,
  );
});
