// The real server over HTTP on a database of its own. Only the renderer is a stand-in: it is a port, and the panel
// is not built here; it shows what it was given, so that tests can read it.

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRow } from '@earnwall/contract/call-row';
import type { CallSchema } from '@earnwall/contract/call-schema';
import { callSchemas } from '@earnwall/contract/call-schemas';
import { type CallName, calls } from '@earnwall/contract/calls';
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import { type ConsoleCallName, consoleCalls } from '@earnwall/contract/console-calls';
import { errorAnswer } from '@earnwall/contract/entities/error-answer';
import { publisherCallSchemas } from '@earnwall/contract/publisher-call-schemas';
import { type PublisherCallName, publisherCalls } from '@earnwall/contract/publisher-calls';
import { diskFiles } from '#adapters/files/disk.ts';
import { fanOut } from '#adapters/realtime/fan-out.ts';
import { createApp } from '#app.ts';
import { readConfig } from '#config/config.ts';
import type { Files } from '#ports/files.ts';
import type { Renderer } from '#ports/renderer.ts';
import type { Supply } from '#ports/supply.ts';
import { Hub } from '#realtime/hub.ts';
import type { KeyUses } from '#request/key-uses.ts';
import { createLog } from '#request/log.ts';
import type { SeenPeople } from '#request/seen-people.ts';
import type { SupplierCounts } from '#request/supplier-counts.ts';
import type { Database } from '#store/engine/database.ts';
import { followInventory } from '#surveys/matching/follow-inventory.ts';
import type { Inventory } from '#surveys/matching/inventory.ts';
import { createMatching } from '#surveys/matching/matching.ts';
import type { Settlements } from '#surveys/settle/settlements.ts';
import { bareContext, type ContextChanges } from '#testing/bare-context.ts';
import { TestClock } from './clock.ts';
import { createTestDatabase, joinTestDatabase, type TestDatabase } from './database.ts';

export interface TestServer {
  readonly url: string;
  readonly database: Database;
  readonly connectionString: string;
  /** The clock of the server; tests may set it. */
  readonly clock: TestClock;
  /** Every line logged so far, as text. */
  readonly logged: string[];
  /** `publish` as the server would. */
  readonly realtime: Hub;
  readonly settlements: Settlements;
  /** `write` before its rows are read. */
  readonly supplierCounts: SupplierCounts;
  /** `write` before its rows are read. */
  readonly seenPeople: SeenPeople;
  /** `write` before its rows are read. */
  readonly keyUses: KeyUses;
  readonly files: Files;
  /** Follows by itself; `catchUp` for tests that ask by other ways than `call`. */
  readonly inventory: Inventory;
  /** `follow` where another node has connected or changed an account: a node of the tests does not by itself. */
  readonly supply: Supply;
  call(name: CallName, asked?: Asked): Promise<Answered>;
  /** With the operators' key; `as` another key than the right one, `headers` with a cookie for a person's session. */
  operate(name: ConsoleCallName, asked?: Asked): Promise<Answered>;
  /** As a publisher's server, with the key in `as`. */
  publish(name: PublisherCallName, asked?: Asked): Promise<Answered>;
  /** The framework without what comes before it. */
  readonly framework: RequestListener;
  readonly keepAliveMs: number;
  stop(): Promise<void>;
}

export const operatorKey = 'the-key-of-the-operators-of-the-tests';

export interface Asked {
  /** A user hash or `uuid:app[:hash]`, as the client would send it. */
  as?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** In place of a body. */
  form?: FormData;
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  headers: Headers;
  /** Held against the contract's schema by the time a test sees it. */
  body: Record<string, unknown>;
}

export async function startServer(changes: ContextChanges = {}): Promise<TestServer> {
  return start(changes, await createTestDatabase());
}

/** One more node beside another one, as behind a load balancer; stop it first. */
export function joinServer(other: TestServer, changes: ContextChanges = {}): Promise<TestServer> {
  return start(changes, joinTestDatabase(other.connectionString));
}

async function start(changes: ContextChanges, test: TestDatabase): Promise<TestServer> {
  const { database, connectionString, drop } = test;
  const logged: string[] = [];
  const clock = new TestClock();
  let url = '';
  const filesFolder = join(tmpdir(), `earnwall-test-files-${randomBytes(6).toString('hex')}`);
  const secret = 'a secret of the tests alone';
  const log = createLog('info', { write: (line) => logged.push(line) });
  const ctx = await bareContext(
    {
      // What the node has in memory stays up to date, whatever database a test hands in.
      ...createMatching(database, secret, () => clock.now),
      config: readConfig({ TRUST_PROXY: 'loopback' }),
      database,
      files: diskFiles(filesFolder),
      realtime: new Hub(fanOut({ connectionString, redisUrl: process.env.REDIS_URL ?? null, log })),
      renderer: showingRenderer,
      operatorKey,
      secret,
      now: () => clock.now,
      publicUrl: () => url,
      ...changes,
    },
    log,
  );
  const followed = await followInventory(ctx.inventory, { database, connectionString, log });
  const app = await createApp(ctx, log);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    database,
    connectionString,
    clock,
    logged,
    realtime: ctx.realtime,
    settlements: ctx.settlements,
    supplierCounts: ctx.supplierCounts,
    seenPeople: ctx.seenPeople,
    keyUses: ctx.keyUses,
    files: ctx.files,
    inventory: ctx.inventory,
    supply: ctx.supply,
    framework: (request, response) => app.routing(request, response),
    keepAliveMs: app.server.keepAliveTimeout,
    call: async (name, asked = {}) => {
      // What a test has just written is in every list it asks for.
      await ctx.inventory.catchUp();
      return await call(`${url}/api`, calls[name], callSchemas[name], asked);
    },
    operate: (name, asked = {}) => {
      const shown = asked.headers?.cookie === undefined ? { as: operatorKey, ...asked } : asked;
      return call(`${url}/api/console`, consoleCalls[name], consoleCallSchemas[name], shown);
    },
    publish: (name, asked = {}) =>
      call(`${url}/api/publisher`, publisherCalls[name], publisherCallSchemas[name], asked),
    stop: async () => {
      await app.close();
      await ctx.realtime.close();
      ctx.ipIntelligence.close();
      await followed.stop();
      await ctx.keyUses.write();
      await ctx.seenPeople.write();
      await ctx.lastEntries.write();
      await ctx.supplierCounts.write();
      await drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

async function call(
  base: string,
  row: Pick<CallRow, 'method' | 'path'>,
  schemas: Pick<CallSchema, 'answer'>,
  asked: Asked,
): Promise<Answered> {
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(asked.params?.[key] ?? ''),
  );
  const query = new URLSearchParams(asked.query).toString();
  const response = await fetch(`${base}${path}${query && `?${query}`}`, {
    method: row.method,
    headers: {
      ...(asked.as !== undefined && { authorization: `Bearer ${asked.as}` }),
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
      ...asked.headers,
    },
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    ...(asked.form && { body: asked.form }),
  });
  if (response.status === 304) return { status: 304, headers: response.headers, body: {} };
  const body: unknown = await response.json();
  const schema = response.ok ? schemas.answer : errorAnswer;
  return { status: response.status, headers: response.headers, body: schema.parse(body) as Answered['body'] };
}

const showingRenderer: Renderer = {
  render: async (paint, nonce) => [
    `<!doctype html><script nonce="${nonce}" type="application/json">${JSON.stringify(paint)}</script>`,
  ],
  clientFolder: null,
  middleware: null,
  close: async () => {},
};
