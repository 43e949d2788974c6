// What a sender's adapter is given to check: the message as it travelled, whatever stands between the sender and us.
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RawMessage } from '#ports/signed-message.ts';
import { checkBooks } from '#store/money/books.ts';
import { unknown_codes } from '#store/schema/supplier-counts.ts';
import { noon } from './support/clock.ts';
import { countsOf, handMade, mac, postTo, sentTo, setAsideOf, signed } from './support/hand-made-supplier.ts';
import type { Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { aScene, balancesOf, clickOf, startSupplierServer, visit } from './support/survey-clicks.ts';

const origin = 'https://panel.example';
const byGet = handMade('by-get', { acknowledgement: { type: 'text/plain', body: '1' } });
const plain = handMade('plain');
const heard: RawMessage[] = [];
const listening = handMade('listening', {
  verifyCallback: (message) => {
    heard.push(message);
    return { kind: 'refused', reason: 'address' };
  },
  parseReturn: (message) => {
    heard.push(message);
    return null;
  },
});

let server: TestServer;
let alice: Person;
beforeAll(async () => {
  server = await startSupplierServer({
    suppliers: new Map([byGet, plain, listening].map((supplier) => [supplier.id, supplier])),
    publicUrl: () => origin,
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  heard.length = 0;
  ({ alice } = await aScene(server));
});

/** Sends a target as it is: `fetch` would tidy it up, and set the host. */
function send(target: string, headers: Record<string, string> = {}, body?: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target, method, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

describe('what an adapter is given', () => {
  const odd = '/callbacks/listening?a=%7E%7e&b=1+2%20c&&=x&d;e&empty=&a=b&q=?/%2F#';

  it('SV-06 is the address byte by byte, behind our public origin and no other', async () => {
    const target = odd.slice(0, -1);
    const proxy = { host: '10.0.0.8:4000', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' };
    await send(target, proxy);
    await send(target, proxy, 'body');
    await send(`http://10.0.0.8:4000${target}`, proxy);
    await send(target.replace('callbacks', 'return'), proxy);
    expect(heard.map(({ method, url }) => [method, url])).toEqual([
      ['GET', `${origin}${target}`],
      ['POST', `${origin}${target}`],
      ['GET', `${origin}${target}`],
      ['GET', `${origin}${target.replace('callbacks', 'return')}`],
    ]);
  });

  it('SV-06 is the sender’s address, as far as the proxies in front are trusted', async () => {
    await send('/callbacks/listening', { 'x-forwarded-for': '192.0.2.1, 198.51.100.4' });
    await send('/callbacks/listening');
    expect(heard.map(({ address }) => address)).toEqual(['198.51.100.4', '127.0.0.1']);
  });

  it('SV-06 is the headers and the raw bytes, whatever they are called', async () => {
    const body = ' {"a" : 1}\n';
    await send('/callbacks/listening', { 'content-type': 'application/json', 'x-mac': 'abc' }, body);
    const [message] = heard;
    expect(message?.headers['x-mac']).toBe('abc');
    expect(Buffer.from(message?.body ?? []).toString()).toBe(body);
  });
});

describe('a message that says everything in its address', () => {
  const path = (cid: string, code = 'C') => `/callbacks/by-get?cid=${cid}&code=${code}&transaction=t-${cid}`;

  it('SV-01 SV-06 settles behind a proxy, and is acknowledged in its sender’s words', async () => {
    const cid = await sentTo(server, alice, byGet);
    for (const _ of ['once', 'twice']) {
      const answer = await visit(server, signed(origin, path(cid)));
      expect([answer.status, answer.body]).toEqual([200, '1']);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await clickOf(server, cid)).toMatchObject({ state: 'complete', credited: 500n });
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
  });

  it('SV-06 signed over the address that only the last proxy knows it is refused', async () => {
    const cid = await sentTo(server, alice, byGet);
    expect((await visit(server, signed(server.url, path(cid)))).status).toBe(401);
    expect((await clickOf(server, cid)).state).toBe('started');
  });

  it('SV-06 settles nothing as a HEAD', async () => {
    const cid = await sentTo(server, alice, byGet);
    const answer = await visit(server, signed(origin, path(cid)), { method: 'HEAD' });
    expect(answer.status).toBe(404);
    expect((await clickOf(server, cid)).state).toBe('started');
  });

  it('SV-06 is set aside by the part that cannot be read, or as path and query', async () => {
    const sent = signed(origin, '/callbacks/by-get?cid=c&wrong=%7E');
    expect((await visit(server, sent)).status).toBe(422);
    expect(await setAsideOf(server, byGet.id)).toMatchObject([
      { kind: 'unreadable', body: JSON.stringify({ cid: 'c', wrong: '~', sig: sent.split('sig=')[1] }) },
    ]);
    const stray = signed(origin, path('nobodys'));
    expect((await visit(server, stray)).status).toBe(404);
    expect((await setAsideOf(server, byGet.id)).at(-1)).toMatchObject({
      ...{ kind: 'unknown_click', click: 'nobodys', body: stray },
    });
  });
});

describe('what a message does not do', () => {
  it('SV-06 refused ones are logged with sender and reason, counted, and nothing of them is shown', async () => {
    const from = server.logged.length;
    expect(await send('/callbacks/listening?secret=hush')).toBe(401);
    const lines = server.logged.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        supplier: listening.id,
        reason: 'address',
        msg: expect.stringMatching(/refused/),
      }),
    );
    expect(server.logged.slice(from).join()).not.toContain('hush');
    expect((await countsOf(server, listening.id)).refused).toBeGreaterThan(0);
  });

  it('SV-01 a test of the supplier’s is acknowledged, and nothing follows from it', async () => {
    const answer = await postTo(server, plain.id, [{ test: true }]);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'received' }]);
    expect(await setAsideOf(server, plain.id)).toEqual([]);
    expect(await countsOf(server, plain.id)).toEqual({});
  });

  it.each([
    ['an endless transaction', { transaction: 'x'.repeat(501) }],
    ['a NUL', { transaction: 'a\0b' }],
    ['an endless code', { code: 'x'.repeat(501) }],
  ])('SV-06 one with %s is set aside, and breaks nothing', async (_what, change) => {
    const cid = await sentTo(server, alice, plain);
    const before = (await setAsideOf(server, plain.id)).length;
    const answer = await postTo(server, plain.id, [{ cid, code: 'C', transaction: 't', ...change }]);
    expect(answer.status).toBe(422);
    expect((await setAsideOf(server, plain.id)).slice(before)).toMatchObject([{ kind: 'unreadable' }]);
    expect((await clickOf(server, cid)).state).toBe('started');
  });
});

describe('a code that no table has', () => {
  it('SV-01 SV-04 ends the click unpaid, is counted, and is listed for operators once', async () => {
    const strange = handMade('strange');
    const other = await startSupplierServer({ suppliers: new Map([[strange.id, strange]]) });
    const scene = await aScene(other);
    const said = async (code: string) => ({
      ...{ cid: await sentTo(other, scene.alice, strange), code, transaction: mac(`${Math.random()}`) },
    });
    const first = await said('Z9');
    for (const one of [first, first, await said('Z9'), await said('C')])
      expect((await postTo(other, strange.id, [one])).status).toBe(200);
    expect(await clickOf(other, first.cid)).toMatchObject({ state: 'error', raw_code: 'Z9', credited: 0n });
    expect(await countsOf(other, strange.id)).toEqual({ reports: 3, completes: 1, unknown_code: 2 });
    const listed = other.database.db.select().from(unknown_codes);
    expect(await listed.where(eq(unknown_codes.supplier_id, strange.id))).toEqual([
      { supplier_id: strange.id, code: 'Z9', times: 2, first_at: noon, last_at: noon },
    ]);
    expect(await checkBooks(other.database.db)).toEqual([]);
    await other.stop();
  });
});
