// The list is answered before the framework (decision 0140): nobody can tell by which way.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { sessionToken } from '#accounts/session-token.ts';
import { readConfig } from '#config/config.ts';
import { type AppRecord, anApp, changeApp } from '#testing/apps.ts';
import { aBonus } from '#testing/bonuses.ts';
import { aUser, changeUser, type UserRecord } from '#testing/people.ts';
import { aSurvey, changeSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { askRaw, type RawAnswer } from './support/raw-http.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

const secret = 'a secret of the tests alone';
/** The same ones every time; `SHORT_WAY_ROUNDS` draws as many new ones. */
const { SHORT_WAY_ROUNDS } = process.env;
/** What a node asks and writes beside requests. */
const meanwhile = /inventory_changes|user_days|key_uses/;
const draws = SHORT_WAY_ROUNDS ? { numRuns: Number(SHORT_WAY_ROUNDS) } : { numRuns: 250, seed: 140 };

/** A node, and a second listener that leads straight to its framework. */
interface BothWays {
  readonly node: TestServer;
  readonly long: Server;
  readonly longUrl: string;
}

const nodes: BothWays[] = [];
let open: AppRecord;
let hashed: AppRecord;
let trial: AppRecord;
let alice: UserRecord;
let people: UserRecord[];
let surveys: SurveyRecord[];

async function bothWays(node: TestServer): Promise<BothWays> {
  const long = createServer({ keepAliveTimeout: node.keepAliveMs }, node.framework);
  long.listen(0, '127.0.0.1');
  await once(long, 'listening');
  return { node, long, longUrl: `http://127.0.0.1:${(long.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  const server = await startServer();
  const proxied = { TRUST_PROXY: 'loopback,10.0.0.0/8', CONSOLE_ORIGIN: 'https://console.example' };
  nodes.push(await bothWays(server));
  nodes.push(await bothWays(await joinServer(server, { config: readConfig({}) })));
  nodes.push(await bothWays(await joinServer(server, { config: readConfig(proxied) })));
  const { db } = server.database;
  surveys = [];
  for (let count = 0; count < 4; count += 1) surveys.push(await aSurvey(db, { country: 'US' }));
  surveys.push(await aSurvey(db, { country: 'DE', devices: ['mobile'] }));
  open = await anApp(db, { requires_security_hash: false });
  hashed = await anApp(db, { requires_security_hash: true });
  trial = await anApp(db, { requires_security_hash: false, test_mode: true });
  const off = await anApp(db, { requires_security_hash: false, status: 'off' });
  alice = await aUser(db, open, 'alice');
  const carol = await aUser(db, open, 'carol');
  const closed = await aUser(db, open, 'closed');
  await changeUser(db, carol, { state: 'banned' });
  await changeUser(db, closed, { state: 'closed' });
  const others = await Promise.all([hashed, trial, off].map((app) => aUser(db, app, 'other')));
  people = [alice, carol, closed, ...others];
  for (const { node } of nodes) await node.inventory.catchUp();
});
afterAll(async () => {
  const [first, ...joined] = nodes;
  for (const { long } of nodes) long.close();
  for (const { node } of joined) await node.stop();
  await first?.node.stop();
});

const secondsAt = (hour: number) => hours(hour).getTime() / 1000;

const bearers = (): string[] => [
  ...people.map(({ uhash }) => uhash),
  `alice:${open.id}`,
  `%61lice:${open.id}`,
  `other:${hashed.id}:${securityHash(hashed.secret, 'other')}`,
  `other:${hashed.id}:${securityHash(hashed.secret, 'other').toUpperCase()}`,
  `other:${hashed.id}:${securityHash(hashed.secret, 'another')}`,
  `other:${hashed.id}`,
  `nobody:${open.id}`,
  'nobody',
  '%',
  '',
  sessionToken(secret, { uuid: 'other', app_id: hashed.id, origin: null, expires: secondsAt(1) }),
  sessionToken(secret, { uuid: 'other', app_id: hashed.id, origin: null, expires: secondsAt(-1) }),
];

const chosen = (...values: string[]) => fc.constantFrom(...values);
const paths = [
  '/api/surveys',
  '/api/surveys',
  '/api/surveys',
  '/api/surveys/',
  '/api//surveys',
  '/API/surveys',
];
const oddPaths = [
  '/api/surveys%20',
  '/api/%73urveys',
  '/api/surveysx',
  '/api/surveys/activities',
  'http://x/api/surveys',
];
const limits = ['?limit=1', '?limit=3', '?limit=200', '?limit=201', '?limit=999', '?limit=1000', '?limit=01'];
const oddQueries = [
  '?',
  '?limit=',
  '?limit=0',
  '?limit=-1',
  '?limit=1.5',
  '?limit=1e1',
  '?limit=%31',
  '?limit=+2',
  '?limit=2&limit=3',
];
const others = [
  '?other=1',
  '?limit=2&other=%00',
  '?limit=2#x',
  '?limit=2;limit=3',
  '?LIMIT=2',
  '?limit[]=2',
  '&limit=2',
];
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';

const header = fc.oneof(
  chosen('text/html', 'gzip, br', '*/*').map((value) => `Accept-Encoding: ${value}`),
  chosen(phone, 'Mozilla/5.0 (iPad)', 'curl/8', '').map((value) => `User-Agent: ${value}`),
  chosen('web', 'ios', 'android', 'other', ' ', 'x'.repeat(200)).map((value) => `X-User-Platform: ${value}`),
  chosen('a', '', 'é', 'x'.repeat(129)).map((value) => `X-Tab-Id: ${value}`),
  chosen('de', 'pt_BR', 'not a language!').map((value) => `X-User-Locale: ${value}`),
  chosen('a', 'x'.repeat(129)).map((value) => `X-Account-Id: ${value}`),
  chosen('81.2.69.142', '85.214.132.117, 10.1.2.3', 'unknown', '', '::1').map(
    (value) => `X-Forwarded-For: ${value}`,
  ),
  chosen('console.example', 'x').map((value) => `X-Forwarded-Host: ${value}`),
  chosen('close', 'keep-alive', 'Close, x').map((value) => `Connection: ${value}`),
  chosen('1.0.0', '*').map((value) => `Accept-Version: ${value}`),
  chosen('https://evil.example').map((value) => `Origin: ${value}`),
  chosen('application/json').map((value) => `Content-Type: ${value}`),
  chosen('bytes=0-3').map((value) => `Range: ${value}`),
);

const request = fc.record({
  node: fc.nat(2),
  method: fc.oneof({ weight: 9, arbitrary: fc.constant('GET') }, chosen('HEAD', 'POST', 'OPTIONS', 'DELETE')),
  path: fc.oneof({ weight: 6, arbitrary: chosen(...paths) }, chosen(...oddPaths)),
  query: fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: chosen(...limits) },
    { weight: 2, arbitrary: chosen(...oddQueries) },
    chosen(...others),
  ),
  version: fc.oneof({ weight: 9, arbitrary: fc.constant('1.1') }, fc.constant('1.0')),
  host: fc.oneof({ weight: 6, arbitrary: fc.constant('x') }, chosen('console.example', 'CONSOLE.example')),
  scheme: fc.oneof({ weight: 9, arbitrary: fc.constant('Bearer ') }, chosen('bearer   ', 'Basic ', '')),
  bearer: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(40)),
  second: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.nat(40)),
  headers: fc.array(header, { maxLength: 4 }),
  known: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    chosen('ETAG', 'W/"a", ETAG', ' ETAG ,x', '*', 'W/"a"', 'STRONG'),
  ),
  body: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, chosen('', 'hello')),
  /** Half of the time everything is as it should be before something changes. */
  isMended: fc.boolean(),
  change: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.nat(20)),
});
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

function textOf(asked: Request, etag: string): string {
  const all = bearers();
  const login = (place: number) => `Authorization: ${asked.scheme}${all[place % (all.length + 1)] ?? ''}`;
  const known = asked.known?.replace('ETAG', etag).replace('STRONG', etag.replace('W/', ''));
  const lines = [
    `${asked.method} ${asked.path}${asked.query} HTTP/${asked.version}`,
    `Host: ${asked.host}`,
    ...(asked.bearer % (all.length + 1) === all.length ? [] : [login(asked.bearer)]),
    ...(asked.second === null ? [] : [login(asked.second)]),
    ...asked.headers,
    ...(known === undefined ? [] : [`If-None-Match: ${known}`]),
    ...(asked.body === null ? [] : [`Content-Length: ${asked.body.length}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${asked.body ?? ''}`;
}

/** What may differ between two answers to the same request. */
const lasting = ({ head, body }: RawAnswer) => ({
  head: head.replace(/\r\nDate: [^\r]+/, '\r\nDate').replace(/x-request-id: [\w-]{36}/, 'x-request-id'),
  body,
});

/** The lines that were logged since, without what differs between two requests. */
function linesSince(node: TestServer, before: number): unknown[] {
  return node.logged.slice(before).map((line) => {
    const { time, reqId, responseTime, ...rest } = JSON.parse(line) as Record<string, unknown>;
    return {
      ...rest,
      isTimed: typeof time === 'string',
      hasId: typeof reqId === 'string',
      took: typeof responseTime,
    };
  });
}

/** What happens between requests. */
const changes: (() => Promise<unknown>)[] = [
  () => changeUser(db(), alice, { state: 'banned' }),
  () => changeUser(db(), alice, { state: 'banned', state_until: hours(1) }),
  () => changeUser(db(), alice, { state: 'on_hold', state_scope: 'offers' }),
  () => changeUser(db(), alice, { state: 'active', state_scope: 'all', state_until: null }),
  () => changeUser(db(), alice, { version: sql`version + 1` as unknown as number }),
  () => changeUser(db(), alice, { country: 'DE' }),
  () => changeApp(db(), open, { maintenance: true }),
  () => changeApp(db(), open, { maintenance: false, checks_location: true }),
  () => changeApp(db(), open, { checks_location: false, revenue_share_bp: 4000 }),
  () => changeApp(db(), open, { revenue_share_bp: 5000 }),
  () => changeSurvey(db(), surveys[0] as SurveyRecord, { payout_micros: 2_000_000n }),
  () => changeSurvey(db(), surveys[0] as SurveyRecord, { payout_micros: 1_000_000n }),
  () => aBonus(first().node.database, open, noon, { percentage: 10 }),
  async () => {
    for (const { node } of nodes) node.clock.forward(20 * 60_000);
  },
];

/** No node is on its way to another inventory afterwards. */
async function change({ isMended, change }: Request): Promise<void> {
  if (isMended) {
    await changeUser(db(), alice, { state: 'active', state_scope: 'all', state_until: null });
    await changeApp(db(), open, { maintenance: false, checks_location: false });
  }
  await changes[change ?? -1]?.();
  for (const { node } of nodes) await node.inventory.catchUp();
}

/** What a client has that has asked the same before. */
async function etagFor(url: string, asked: Request): Promise<string> {
  const [answer] = await askRaw(url, [textOf({ ...asked, known: null }, '')]);
  return /\r\netag: (.+)/.exec(answer?.head ?? '')?.[1] ?? 'W/"none"';
}

const first = (): BothWays => nodes[0] as BothWays;
const db = () => first().node.database.db;

describe('SV-02 a list by the short way', () => {
  it('is what the framework would answer, byte by byte, and is logged as the framework does', async () => {
    const statuses = new Set<string>();
    const isSame = async (asked: Request) => {
      await change(asked);
      const { node, longUrl } = nodes[asked.node] as BothWays;
      const text = textOf(asked, asked.known ? await etagFor(longUrl, asked) : '');
      const logged = node.logged.length;
      const [short] = await askRaw(node.url, [text]);
      const shortLines = linesSince(node, logged);
      const middle = node.logged.length;
      const [long] = await askRaw(longUrl, [text]);
      if (!short || !long) throw new Error(`No answer to ${text}`);
      expect(lasting(short)).toEqual(lasting(long));
      expect(shortLines).toEqual(linesSince(node, middle));
      statuses.add(long.head.slice(9, 12));
    };
    await fc.assert(fc.asyncProperty(request, isSame), { ...draws, endOnFailure: true });
    expect([...statuses]).toEqual(expect.arrayContaining(['200', '304', '401', '404']));
  });

  it('meets the framework only where it is no list', async () => {
    const { node } = first();
    let met = 0;
    const count = () => {
      met += 1;
    };
    subscribe('tracing:fastify.request.handler:start', count);
    onTestFinished(() => void unsubscribe('tracing:fastify.request.handler:start', count));
    const bob = await aUser(db(), await anApp(db(), { requires_security_hash: false }));
    const asked = (as: string) => node.call('surveys/get-surveys', { as });
    expect((await asked(bob.uhash)).body.result).toBe('success');
    expect(met).toBe(0);
    expect((await asked('nobody')).body).toMatchObject({ code: 2 });
    expect(met).toBe(1);
    await changeUser(db(), bob, { state: 'banned' });
    expect((await asked(bob.uhash)).body).toMatchObject({ result: 'error', type: 'banned' });
    expect(met).toBe(2);
  });

  it('keeps its place among requests that were sent at once', async () => {
    const { node } = first();
    const bob = await aUser(db(), await anApp(db(), { requires_security_hash: false }));
    const ask = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bob.uhash}\r\n\r\n`;
    const sent = ['/api/surveys?limit=1', '/health', '/api/surveys?limit=2', '/api/surveys?limit=0'].map(ask);
    const together = await askRaw(node.url, sent);
    const alone = await Promise.all(
      sent.map(async (text) => (await askRaw(node.url, [text]))[0] as RawAnswer),
    );
    expect(together.map(lasting)).toEqual(alone.map(lasting));
  });

  it('counts days and uses of secrets as the framework does', async () => {
    const { node, longUrl } = first();
    const app = await anApp(db(), { requires_security_hash: true });
    for (const uuid of ['short', 'long']) await aUser(db(), app, uuid);
    const sent = (uuid: string) =>
      `GET /api/surveys HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${uuid}:${app.id}:${securityHash(app.secret, uuid)}\r\n\r\n`;
    for (let day = 0; day < 3; day += 1) {
      for (let time = 0; time < 2; time += 1) {
        await askRaw(node.url, [sent('short')]);
        await askRaw(longUrl, [sent('long')]);
      }
      node.clock.forward(24 * 3_600_000);
    }
    await node.seenPeople.write();
    await node.keyUses.write();
    const days = await db().execute<{ uuid: string; days: string }>(
      sql`select users.uuid, string_agg(day || user_days.country || test, ' ' order by day) as days
        from user_days join users on users.app_id = user_days.app_id and users.id = user_days.user_id
        where users.app_id = ${app.id} group by users.uuid order by users.uuid`,
    );
    expect(days.rows).toHaveLength(2);
    expect(days.rows[0]?.days.split(' ')).toHaveLength(3);
    expect(days.rows[0]?.days).toBe(days.rows[1]?.days);
    const uses = await db().execute<{ uses: number }>(
      sql`select sum(uses)::integer as uses from key_uses where app_id = ${app.id}`,
    );
    expect(uses.rows).toEqual([{ uses: 12 }]);
  });

  it('asks the database one short question for whoever is known', async () => {
    const { node } = first();
    const bob = await aUser(db(), await anApp(db(), { requires_security_hash: false }));
    const ask = async (more = '') => {
      const text = `GET /api/surveys HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bob.uhash}\r\n${more}\r\n`;
      return (await askRaw(node.url, [text]))[0]?.head ?? '';
    };
    for (let time = 0; time < 3; time += 1) await ask();
    const asked: unknown[] = [];
    const plain = pg.Client.prototype.query as (...given: unknown[]) => unknown;
    const note = function (this: pg.Client, ...given: unknown[]) {
      const { name, text } = given[0] as { name?: string; text?: string };
      if (!meanwhile.test(text ?? '')) asked.push(name ?? text);
      return Reflect.apply(plain, this, given);
    };
    const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(note as never);
    onTestFinished(() => query.mockRestore());
    const fresh = await ask();
    expect(fresh).toContain(' 200 ');
    expect(asked).toEqual(['changed_identity_stamps']);
    expect(await ask(`If-None-Match: ${/\r\netag: (.+)/.exec(fresh)?.[1]}\r\n`)).toContain(' 304 ');
    expect(asked).toEqual(['changed_identity_stamps', 'changed_identity_stamps']);
  });
});
