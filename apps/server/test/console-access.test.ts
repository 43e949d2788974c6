// Every call of the console × five roles and nobody × one's own publisher and another: the answer follows from the table of
// capabilities, and nothing of another publisher is in any answer.
import { type Role, roles } from '@earnwall/contract/console-access';
import { type ConsoleCallName, type ConsoleCallRow, consoleCalls } from '@earnwall/contract/console-calls';
import { isOperatorRole, may } from '@earnwall/domain/console/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { consoleSamples, makeWorld, type World } from './support/console-samples.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let own: World;
let other: World;

beforeAll(async () => {
  server = await startServer();
  const { db } = server.database;
  own = await makeWorld(db, 'ours');
  other = await makeWorld(db, 'theirs');
});
afterAll(() => server.stop());

const names = Object.keys(consoleCalls) as ConsoleCallName[];
const rowOf = (name: ConsoleCallName): ConsoleCallRow => consoleCalls[name];

/** Anew for each request: a call may end the session it is made with. */
async function signedIn(
  role: Role,
  given: { factor_at?: Date; stage?: 'factor' | 'enrol' | 'full' } = {},
): Promise<SignedInPerson> {
  const { publisher_id } = own;
  return await aPerson(server.database.db, role, { publisher_id, now: server.clock.now, ...given });
}

let addresses = 0;
function anAddress(): string {
  addresses += 1;
  return `192.0.${addresses >> 8}.${addresses & 255}`;
}

async function ask(name: ConsoleCallName, asked: Asked, headers: Readonly<Record<string, string>>) {
  const { method, path } = rowOf(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(asked.params?.[key] ?? ''),
  );
  const query = new URLSearchParams(asked.query).toString();
  const response = await fetch(`${server.url}/api/console${filled}${query && `?${query}`}`, {
    method,
    // Failures of one network make the next try wait.
    headers: {
      'x-forwarded-for': anAddress(),
      ...headers,
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** What the table of capabilities says. */
function expected(name: ConsoleCallName, role: Role, world: World): number {
  const { capability } = rowOf(name);
  const { about, status = 200 } = consoleSamples[name];
  if (capability !== null && !may(role, capability)) return 403;
  return about === 'app' && world === other && !isOperatorRole(role) ? 404 : status;
}

describe.each(names)('CO-05 %s', (name) => {
  const isOpen = rowOf(name).capability === null;

  it.each(roles)('%s', async (role) => {
    const worlds = consoleSamples[name].about === 'app' ? [own, other] : [own];
    for (const world of worlds) {
      const asked = await consoleSamples[name].request(world);
      const { headers } = await signedIn(role, { stage: consoleSamples[name].stage ?? 'full' });
      const { status, text } = await ask(name, asked, headers);
      expect({ of: world.mark, status, text }).toMatchObject({ status: expected(name, role, world) });
      if (!isOperatorRole(role)) expect(text).not.toContain(other.mark);
    }
  });

  it.runIf(!isOpen)('nobody', async () => {
    const asked = await consoleSamples[name].request(own);
    const { status, text } = await ask(name, asked, { 'sec-fetch-site': 'same-origin' });
    expect(status).toBe(401);
    expect(text).not.toContain(own.mark);
  });

  it.runIf(rowOf(name).method !== 'GET')('not from another site, with the cookie of an admin', async () => {
    const asked = await consoleSamples[name].request(own);
    const { cookie = '' } = (await signedIn('admin')).headers;
    for (const origin of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      {},
    ])
      expect((await ask(name, asked, { cookie, ...origin })).status).toBe(403);
  });

  it.runIf(rowOf(name).fresh)('only with a factor proven within ten minutes', async () => {
    const asked = await consoleSamples[name].request(own);
    const factor_at = new Date(server.clock.now.getTime() - 10 * 60_000 - 1);
    const { headers } = await signedIn('admin', { factor_at });
    const { status, text } = await ask(name, asked, headers);
    expect([status, JSON.parse(text).code]).toEqual([403, 'factor-needed']);
  });
});
