// Genuine messages of suppliers and networks that nothing can be done with: a transaction used again for something
// else, a form we do not know, a click we do not know. Each is stored for an operator, and never answered 200.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#store/money/books.ts';
import { offer_networks } from '#store/schema/offers.ts';
import { anOffer } from '#testing/offers.ts';
import { randomHash } from '#testing/random-hash.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { eventMessage, network, openOfferOf, sendEvent } from './support/offers.ts';
import type { Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  type Answer,
  anExchangeSurvey,
  aScene,
  balancesOf,
  clickOf,
  enter,
  exchange,
  post,
  report,
  sign,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

const known = {
  suppliers: new Map([[supplierId, exchange]]),
  networks: new Map([[network.id, network]]),
};

let server: TestServer;
let second: TestServer;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer(known);
  second = await joinServer(server, known);
  const { id, name } = network;
  await server.database.db.insert(offer_networks).values({ id, name, redirect_hosts: ['network.test'] });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = second.clock.now = noon;
  ({ alice, survey } = await aScene(server));
});
afterEach(async () => {
  expect(await checkBooks(server.database.db)).toEqual([]);
});

type SetAside = Record<'supplier_id' | 'kind' | 'reason' | 'body', string> & {
  transaction: string | null;
  click: string | null;
  times: number;
  received_at: string;
};

/** What was set aside since the last time this was asked. */
let seen = 0;
async function setAside(): Promise<SetAside[]> {
  const { rows } = await server.database.db.execute<SetAside & { id: string }>(sql`
    select id, supplier_id, kind, transaction, click, convert_from(body, 'utf8') as body, reason, times, received_at
    from set_aside_reports where id > ${seen} order by id`);
  seen = Number(rows.at(-1)?.id ?? seen);
  return rows;
}
const reportsOf = async (cid: string) => {
  const { rows } = await server.database.db.execute(sql`
    select transaction, outcome, raw_code, effect from supplier_reports where cid = ${cid} order by id`);
  return rows;
};
const warnings = (from: number) =>
  server.logged
    .slice(from)
    .map((line) => JSON.parse(line) as { level: number | string; msg: string; supplier?: string })
    .filter(({ msg }) => msg.includes('set aside'));
const codeOf = ({ status, body }: Answer) => [status, (JSON.parse(body) as { code?: unknown }).code];
const deliver = (body: string, to = supplierId, node = server) =>
  post(node, body, { 'x-signature': sign(body) }, to);

describe('a transaction used again', () => {
  it.each<[string, { code: string; pays?: string; reverses?: string }]>([
    ['another outcome', { code: '20' }],
    ['another code for the same outcome', { code: '21', pays: '0.05' }],
    ['another payout', { code: '11', pays: '0.50' }],
    ['no payout', { code: '11' }],
    ['something to take back', { code: '90', reverses: 'something' }],
  ])('SV-04 with %s is kept for review and answered 409', async (_what, other) => {
    const cid = await enter(server, alice, survey);
    const transaction = randomHash();
    const first = { code: '11', pays: '0.40', transaction };
    expect((await report(server, cid, first)).status).toBe(200);
    const from = server.logged.length;
    await setAside();

    const again = await report(server, cid, { ...other, transaction });
    expect(codeOf(again)).toEqual([409, 'conflict']);
    expect(await setAside()).toMatchObject([
      {
        ...{ supplier_id: supplierId, kind: 'conflict', transaction, click: cid, times: 1 },
        body: expect.stringContaining(`"code":"${other.code}"`),
      },
    ]);
    expect(warnings(from)).toMatchObject([{ supplier: supplierId }]);
    expect(server.logged.slice(from).join()).not.toContain(cid);

    expect((await report(server, cid, first)).body).toBe('{"status":"received"}');
    expect(await setAside()).toEqual([]);
    expect(await reportsOf(cid)).toHaveLength(1);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'partial', credited: 200n });
    expect(await balancesOf(server, alice)).toEqual({ user: 200n });
  });

  it('SV-04 for another click is set aside for review and answered 409', async () => {
    const cid = await enter(server, alice, survey);
    const other = await enter(server, alice, await anExchangeSurvey(server));
    const sent = { code: '10', transaction: randomHash() };
    await report(server, cid, sent);
    await setAside();
    for (const node of [server, second])
      expect(codeOf(await report(node, other, sent))).toEqual([409, 'conflict']);
    expect(await setAside()).toMatchObject([{ kind: 'conflict', click: other, times: 2 }]);
    expect(await clickOf(server, other)).toMatchObject({ state: 'started', credited: 0n });
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
  });

  it('SV-04 is found though the click has moved on', async () => {
    const cid = await enter(server, alice, survey);
    const first = { code: '20', transaction: randomHash() };
    await report(server, cid, first);
    for (const code of ['11', '10'])
      await report(server, cid, { code, ...(code === '11' && { pays: '0.1' }) });
    expect((await report(second, cid, { ...first, code: '10' })).status).toBe(409);
    expect((await report(second, cid, first)).status).toBe(200);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'complete', credited: 500n });
  });

  it('SV-04 of reports that disagree at once, in one batch and on two nodes, one counts and the others are set aside', async () => {
    const cids = await Promise.all(
      Array.from({ length: 12 }, async () => enter(server, alice, await anExchangeSurvey(server))),
    );
    await setAside();
    // Three transactions, each claimed by four clicks, with two contents for each click: one of eight can be true.
    const sent = cids.flatMap((cid, place) =>
      ['10', '20'].map((code) => ({ cid, code, transaction: `race-${place % 3}-${cids[0]}` })),
    );
    const answers = await Promise.all(
      sent.map(({ cid, ...one }, place) => report(place % 4 < 2 ? server : second, cid, one)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(3).fill(200),
      ...Array(21).fill(409),
    ]);
    expect(await setAside()).toHaveLength(21);
    for (const [place, { cid, code, transaction }] of sent.entries()) {
      const stored = (await reportsOf(cid)).filter((one) => one.raw_code === code);
      expect(stored).toMatchObject(answers[place]?.status === 200 ? [{ transaction }] : []);
    }
  });

  it('SV-04 by an offer network is set aside for review and answered 409', async () => {
    const [click, other] = [
      await openOfferOf(server, alice, await anOffer(server.database.db)),
      await openOfferOf(server, alice, await anOffer(server.database.db)),
    ];
    const sent = { transaction: randomHash(), at: noon };
    expect((await sendEvent(server, click, sent)).status).toBe(200);
    await setAside();
    const from = server.logged.length;
    const answers = [
      await sendEvent(server, click, { ...sent, event: 'another' }),
      await sendEvent(server, click, { ...sent, at: new Date(noon.getTime() + 1) }),
      await sendEvent(server, click, { ...sent, reverses: 'something' }),
      await sendEvent(server, other, sent),
    ];
    expect(answers.map(codeOf)).toEqual(Array(4).fill([409, 'conflict']));
    expect(await setAside()).toMatchObject(
      [click, click, click, other].map((about) => ({
        ...{ supplier_id: network.id, kind: 'conflict', transaction: sent.transaction, click: about },
      })),
    );
    expect(warnings(from)).toHaveLength(4);
    expect(await sendEvent(server, click, sent)).toMatchObject({
      status: 200,
      body: '{"status":"received"}',
    });
    expect(await balancesOf(server, alice)).toEqual({ user: 50n });
  });

  it('SV-04 events of two clicks at once on two nodes: one counts, the other is set aside', async () => {
    const clicks = [
      await openOfferOf(server, alice, await anOffer(server.database.db)),
      await openOfferOf(server, alice, await anOffer(server.database.db)),
    ];
    const sent = { transaction: randomHash() };
    const answers = await Promise.all(
      clicks.map((click, place) => sendEvent(place === 0 ? server : second, click, sent)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balancesOf(server, alice)).toEqual({ user: 50n });
  });
});

describe('a signed message that cannot be read', () => {
  const whole = { transaction: 't', rid: 'c', code: '10' };
  it.each<[string, string]>([
    ['a negative payout', JSON.stringify({ ...whole, pays: { amount: '-1', currency: 'USD' } })],
    ['another currency', JSON.stringify({ ...whole, pays: { amount: '1', currency: 'EUR' } })],
    ['a reversal of nothing', JSON.stringify({ ...whole, code: '90' })],
    ['a missing field', JSON.stringify({ rid: 'c', code: '10' })],
    ['a form of its own', 'transaction=t&rid=c&code=10'],
    ['half of its JSON', '{"transaction":"t"'],
    ['a list', '[]'],
    ['nothing in it', ''],
  ])('SV-06 with %s is kept as it came, with the reason, and answered 422', async (_what, body) => {
    await setAside();
    const from = server.logged.length;
    expect(codeOf(await deliver(body))).toEqual([422, 'unprocessable']);
    expect(await setAside()).toMatchObject([
      {
        supplier_id: supplierId,
        kind: 'unreadable',
        body,
        transaction: null,
        reason: expect.stringMatching(/\w/),
      },
    ]);
    expect(warnings(from)).toMatchObject([{ supplier: supplierId }]);
  });

  it('SV-06 whatever its bytes are, up to 64 KB, it is stored whole', async () => {
    const body = Buffer.alloc(64 * 1024, Buffer.from([0, 0xff, 0xc3, 0x28]));
    const answer = await fetch(`${server.url}/callbacks/${supplierId}`, {
      ...{ method: 'POST', body, headers: { 'x-signature': sign(body) } },
    });
    expect(answer.status).toBe(422);
    const { rows } = await server.database.db.execute<{ body: Buffer; id: string }>(
      sql`select id, body from set_aside_reports order by id desc limit 1`,
    );
    expect(Buffer.compare(rows[0]?.body ?? Buffer.alloc(0), body)).toBe(0);
    seen = Number(rows[0]?.id);
  });

  it('SV-06 of an offer network is set aside and answered 422', async () => {
    const whole = JSON.parse(eventMessage('c', {}, noon)) as object;
    const body = JSON.stringify({ ...whole, at: 'yesterday' });
    await setAside();
    expect(codeOf(await deliver(body, network.id))).toEqual([422, 'unprocessable']);
    expect(await setAside()).toMatchObject([{ supplier_id: network.id, kind: 'unreadable', body }]);
  });

  it('SV-06 is stored once, however often it comes and on however many nodes', async () => {
    const body = JSON.stringify({ never: randomHash() });
    await setAside();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => deliver(body, supplierId, n % 2 ? server : second)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await setAside()).toMatchObject([{ body, times: 20 }]);
  });

  it('SV-06 without its signature leaves nothing, as before', async () => {
    await setAside();
    expect((await post(server, 'code=10')).status).toBe(401);
    expect((await post(server, 'code=10', { 'x-signature': sign('code=20') })).status).toBe(401);
    expect(await setAside()).toEqual([]);
  });
});

describe('a signed message about a click that is unknown', () => {
  it('SV-06 is set aside, of a supplier and of a network, and answered 404', async () => {
    await setAside();
    const click = randomHash();
    expect(codeOf(await report(server, click, { code: '10', transaction: 't-1' }))).toEqual([
      404,
      'not-found',
    ]);
    expect(codeOf(await sendEvent(server, click, { transaction: 't-2' }))).toEqual([404, 'not-found']);
    expect(await setAside()).toMatchObject([
      { supplier_id: supplierId, kind: 'unknown_click', transaction: 't-1', click },
      { supplier_id: network.id, kind: 'unknown_click', transaction: 't-2', click },
    ]);
  });
});

describe('a supplier that sends nothing else', () => {
  it('SV-06 fills a day’s share and is then asked to come again, while what can be read is taken', async () => {
    server.clock.forward(40 * 86_400_000);
    await server.database.db.execute(sql`
      insert into set_aside_reports (supplier_id, kind, body, reason, digest, received_at)
      select ${supplierId}, 'unreadable', '', 'made up', 'made-up-' || n, ${server.clock.now.toISOString()}
      from generate_series(1, 10000) as n`);
    await setAside();
    const body = JSON.stringify({ never: randomHash() });
    const refused = await deliver(body);
    expect([...codeOf(refused), Number(refused.headers.get('retry-after')) > 60]).toEqual([
      ...[429, 'too-many-requests', true],
    ]);
    expect(await setAside()).toEqual([]);
    const cid = await enter(server, alice, survey);
    expect((await report(server, cid, { code: '10' })).status).toBe(200);
    server.clock.forward(86_400_000);
    expect((await deliver(body)).status).toBe(422);
    expect(await setAside()).toHaveLength(1);
  });
});
