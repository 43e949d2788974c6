// A flood of requests for codes, from many addresses, people and phones at once, over two nodes on one database: what
// it costs stays within the budget to the last message.
import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import type { SmsSender } from '#ports/sms.ts';
import { openDatabase } from '#store/engine/database.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { phone_codes, sms_counters } from '#store/schema/phone-codes.ts';
import { users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { aNumber, somePhones } from './support/phones.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

/** The short form; `FLOOD_REQUESTS=10000` is the long one. */
const requests = Number(process.env.FLOOD_REQUESTS ?? 600);
const people = 500;
const atOnce = 64;
const budgets = { US: requests / 50, DE: requests / 100, FR: 0 };
const areas = ['1415', '1212', '1303', '49170', '49151', '336'];

const sentTo: string[] = [];
const counting: SmsSender = {
  codes: 'ours',
  send: async ({ to }) => {
    sentTo.push(to);
    return { ref: 'any' };
  },
};

let nodes: [TestServer, TestServer];
let app: AppRecord;

beforeAll(async () => {
  const config = readConfig({
    TRUST_PROXY: 'loopback',
    SMS_COUNTRY_BUDGETS: Object.entries(budgets)
      .map(([country, most]) => `${country}:${most}`)
      .join(','),
  });
  const first = await startServer({ sms: counting, config });
  nodes = [first, await joinServer(first, { sms: counting, config })];
  app = await anApp(first.database.db, {
    requires_security_hash: false,
    requires_phone: true,
    // From wherever they come.
    checks_location: false,
    checks_vpn: false,
  });
});
afterAll(async () => {
  lines.destroy();
  await nodes[1].stop();
  await nodes[0].stop();
});

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** Plainer than fetch, so that the test machine works for the server and not for its visitors. */
const lines = new Agent({ keepAlive: true, maxSockets: atOnce });

function ask(node: TestServer, uhash: string): Promise<number> {
  const area = areas[randomInt(areas.length)] ?? '';
  const phone = area + String(randomInt(2, 10)) + digits(area.startsWith('336') ? 7 : 6);
  const headers = {
    authorization: `Bearer ${uhash}`,
    'content-type': 'application/json',
    'x-forwarded-for': `8.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  return new Promise((answered, failed) => {
    const asking = request(`${node.url}/api/verification/sms`, { method: 'POST', headers, agent: lines });
    asking.on('error', failed);
    asking.on('response', (response) => {
      response.resume();
      response.on('end', () => answered(response.statusCode ?? 0));
    });
    asking.end(JSON.stringify({ phone, cp: false }));
  });
}

it('PH-02 a flood of requests never spends over the budget of a country', async () => {
  const { db } = nodes[0].database;
  await db.insert(users).values(
    Array.from({ length: people }, (_, person) => ({
      ...{ app_id: app.id, uuid: `person-${person}`, uhash: `flood-${person}`, country: 'US' },
    })),
  );
  const statuses: Record<number, number> = {};
  let next = 0;
  const visitor = async () => {
    while (next < requests) {
      const turn = next++;
      const status = await ask(nodes[turn % 2 === 0 ? 0 : 1], `flood-${randomInt(people)}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));

  const sentIn = (code: string) => sentTo.filter((to) => to.startsWith(code)).length;
  expect({ US: sentIn('+1'), DE: sentIn('+49'), FR: sentIn('+33') }).toEqual(budgets);
  // Nothing but "sent", "too many", and "no such number".
  expect(Object.keys(statuses).filter((status) => !['200', '422', '429'].includes(status))).toEqual([]);
  expect(statuses[200]).toBe(sentTo.length);

  const { rows } = await db.execute<{ key: string; sent: number }>(sql`
    select key, sent from ${sms_counters} where scope = 'country' order by key`);
  expect(rows).toEqual([
    { key: 'DE/day', sent: budgets.DE },
    { key: 'US/day', sent: budgets.US },
  ]);
  // Each message has its code, and each refused request has left nothing behind.
  expect(await db.$count(phone_codes)).toBe(sentTo.length);
}, 240_000);

it('PH-02 while places cannot be counted nothing is sent, and it heals by itself', async () => {
  const [{ database, connectionString }] = nodes;
  const phones = somePhones();
  const quiet = { warn: () => {} };
  const hasty = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 2_500 }, quiet);
  const node = await joinServer(nodes[0], { sms: phones, database: hasty });
  const { uhash } = await aUser(database.db, app);
  const body = { phone: aNumber(), cp: false };
  const send = () => node.call('verification/post-verification-sms', { as: uhash, body });

  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sms_counters} in access exclusive mode`);
    const { status, headers } = await send();
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  });
  expect(phones.sent).toEqual([]);
  expect((await send()).status).toBe(200);
  expect(phones.sent).toHaveLength(1);
  await node.stop();
  await hasty.close();
});
