// Suppliers that send no callback: a browser that comes back with their signature settles its click.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseHeld } from '#jobs/release-held.ts';
import { timeOut } from '#jobs/time-outs.ts';
import type { Supplier } from '#ports/supplier.ts';
import { createLog } from '#request/log.ts';
import { checkBooks } from '#store/money/books.ts';
import { held_reports } from '#store/schema/held-reports.ts';
import { movements } from '#store/schema/ledger.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';
import type { NewClick } from '#testing/clicks.ts';
import { noon } from './support/clock.ts';
import { countsOf, handMade, postTo, sentTo, setAsideOf, signed } from './support/hand-made-supplier.ts';
import type { Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import { aScene, balancesOf, clickOf, startSupplierServer, visit } from './support/survey-clicks.ts';

const dayMs = 86_400_000;
const rules = (holdDays: number) => ({
  reports: { kind: 'days' as const, days: 45 },
  returns: { minSeconds: 60, holdDays },
});
const prompt = handMade('prompt', { rules: rules(0) });
const holding = handMade('holding', { rules: rules(30) });
const suppliers = new Map([prompt, holding].map((supplier) => [supplier.id, supplier]));
const log = createLog('silent');

let server: TestServer;
let second: TestServer;
let alice: Person;
beforeAll(async () => {
  server = await startSupplierServer({ suppliers });
  second = await joinServer(server, { suppliers });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = second.clock.now = noon;
  ({ alice } = await aScene(server));
});
afterEach(async () => {
  expect(await checkBooks(server.database.db)).toEqual([]);
  expect(await auditSettlements(server.database.db)).toEqual([]);
});

const later = (ms: number) => {
  second.clock.now = server.clock.forward(ms);
};
const start = (supplier: Supplier, given: NewClick = {}) => sentTo(server, alice, supplier, given);
const pathBack = ({ id }: Supplier, cid: string, more = `transaction=t-${cid}`, code = 'C') =>
  `/return/${id}?cid=${cid}&code=${code}&${more}`;
const back = (supplier: Supplier, cid: string, more?: string, code?: string) =>
  visit(server, signed(server.url, pathBack(supplier, cid, more, code)));
const release = (node = server) =>
  releaseHeld({ ...node, log, now: () => node.clock.now }, new AbortController().signal);
const resultOf = async (cid: string) => {
  const { body } = await server.call('results/get-results', { as: alice.uhash, query: { cid, peek: '1' } });
  return body;
};
const stored = async (cid: string) => {
  const { db } = server.database;
  return {
    click: await clickOf(server, cid),
    reports: await db.select().from(supplier_reports).where(eq(supplier_reports.cid, cid)),
    held: await db.select().from(held_reports).where(eq(held_reports.cid, cid)),
    balances: await balancesOf(server, alice),
  };
};
const asidesOf = async ({ id }: Supplier, cid: string) =>
  (await setAsideOf(server, id)).filter(({ click }) => click === cid);

describe('a signed return', () => {
  it('SP-03 SV-04 SV-06 of a complete pays at once, and loaded again it changes nothing', async () => {
    const cid = await start(prompt);
    later(60_000);
    expect((await back(prompt, cid)).location).toBe(`/result?cid=${cid}`);
    const first = await stored(cid);
    expect(first).toMatchObject({
      click: { state: 'complete', credited: 500n, returned_code: 'C' },
      reports: [
        { transaction: `t-${cid}`, outcome: 'complete', raw_code: 'C', received_at: server.clock.now },
      ],
      ...{ held: [], balances: { user: 500n } },
    });
    later(10_000);
    for (const _ of ['reloaded', 'and again']) await back(prompt, cid);
    expect(await stored(cid)).toEqual(first);
  });

  it('SP-03 SV-04 that names no transaction is one for each click', async () => {
    const cid = await start(prompt);
    later(60_000);
    for (const more of ['n=1', 'n=2']) await back(prompt, cid, more);
    expect((await stored(cid)).reports).toMatchObject([{ transaction: `return:${cid}`, came_by: 'return' }]);
  });

  it('SP-03 SV-04 of a complete that comes too soon is not paid, however often and late it is loaded again', async () => {
    const cid = await start(prompt);
    later(59_999);
    await back(prompt, cid);
    expect(await resultOf(cid)).toMatchObject({ result: 'disqualified', reason: 'quality', user_reward: 0 });
    later(3_600_000);
    await back(prompt, cid);
    expect(await stored(cid)).toMatchObject({
      click: { state: 'quality', raw_code: 'C', credited: 0n },
      reports: [{ outcome: 'quality', raw_code: 'C', reason: 'too_fast', came_by: 'return' }],
      balances: {},
    });
    expect(await asidesOf(prompt, cid)).toEqual([]);
  });

  it('SP-03 SV-06 that says something else than the one that came too soon is set aside', async () => {
    for (const supplier of [prompt, holding]) {
      const [cid, other] = [await start(supplier), await start(supplier)];
      later(1_000);
      await back(supplier, cid);
      later(3_600_000);
      await back(supplier, cid, undefined, 'S');
      await back(supplier, other, `transaction=t-${cid}`);
      for (const click of [cid, other])
        expect(await asidesOf(supplier, click)).toMatchObject([
          { kind: 'conflict', transaction: `t-${cid}` },
        ]);
      expect(await stored(cid)).toMatchObject({ click: { state: 'quality' }, reports: [{ raw_code: 'C' }] });
      expect(await stored(other)).toMatchObject({ click: { state: 'started' }, reports: [], held: [] });
    }
  });

  it('SP-03 SV-04 too soon for a supplier that holds is not held when it is loaded again', async () => {
    const cid = await start(holding);
    later(1_000);
    await back(holding, cid);
    later(3_600_000);
    await back(holding, cid);
    expect(await stored(cid)).toMatchObject({ click: { state: 'quality' }, held: [], balances: {} });
  });

  it('SP-03 SV-04 of a screen-out ends the click at once, of whichever supplier', async () => {
    for (const supplier of [prompt, holding]) {
      const cid = await start(supplier);
      await back(supplier, cid, undefined, 'S');
      expect(await stored(cid)).toMatchObject({ click: { state: 'screen_out' }, held: [] });
    }
  });

  it('SP-03 SV-06 under a transaction that said something else is set aside, and its browser goes on', async () => {
    const cid = await start(prompt);
    later(60_000);
    await back(prompt, cid, undefined, 'S');
    expect((await back(prompt, cid)).location).toBe(`/result?cid=${cid}`);
    expect(await stored(cid)).toMatchObject({ click: { state: 'screen_out', credited: 0n } });
    expect(await asidesOf(prompt, cid)).toMatchObject([
      { kind: 'conflict', transaction: `t-${cid}`, body: signed(server.url, pathBack(prompt, cid)) },
    ]);
  });

  it.each([
    ['a click that nobody has', async () => 'nobodys'],
    ['a word that is no click', async () => 'no.click'],
    ['a click that was never started', async () => start(prompt, { state: 'opened', started_at: null })],
    ['a click of another supplier', async () => start(holding)],
  ])('SP-03 SV-06 about %s is set aside, and leads to the panel', async (_what, clickFor) => {
    const cid = await clickFor();
    for (const times of [1, 2]) {
      expect((await back(prompt, cid)).location).toBe('/');
      expect(await asidesOf(prompt, cid)).toMatchObject([
        { kind: 'unknown_click', transaction: `t-${cid}`, times },
      ]);
    }
    expect(await balancesOf(server, alice)).toEqual({});
  });

  it('SP-03 SV-06 looked up ahead by a browser settles nothing', async () => {
    const cid = await start(prompt);
    const ahead = { headers: { 'sec-purpose': 'prefetch' } };
    expect((await visit(server, signed(server.url, pathBack(prompt, cid)), ahead)).status).toBe(503);
    expect((await stored(cid)).reports).toEqual([]);
  });
});

describe('a return that is not signed', () => {
  it.each([
    ['unsigned', (path: string) => path],
    ['signed for another person', (path: string) => `${path}&sig=${signed(server.url, '/x').slice(-64)}`],
    ['signed for another address', (path: string) => signed('https://evil.example', path)],
  ])('SP-03 SV-06 %s shows the result, is counted, and changes nothing', async (_what, addressOf) => {
    const cid = await start(prompt);
    later(60_000);
    const before = await stored(cid);
    const refused = (await countsOf(server, prompt.id)).refused ?? 0;
    const { location } = await visit(server, addressOf(pathBack(prompt, cid)));
    expect(location).toBe(`/result?cid=${cid}`);
    expect(await stored(cid)).toEqual(before);
    expect((await countsOf(server, prompt.id)).refused).toBe(refused + 1);
    expect(await asidesOf(prompt, cid)).toEqual([]);
  });
});

describe('a complete that is held', () => {
  const held = async (given: NewClick = {}) => {
    const cid = await start(holding, given);
    later(120_000);
    expect((await back(holding, cid)).location).toBe(`/result?cid=${cid}`);
    return cid;
  };

  it('SP-03 SV-04 waits, does not time out, and is paid when it is released, dated that day', async () => {
    const cid = await held();
    const returned = server.clock.now;
    const releaseAt = new Date(returned.getTime() + 30 * dayMs);
    expect(await stored(cid)).toMatchObject({
      click: { state: 'started', ended_at: null, credited: 0n, returned_code: 'C' },
      held: [{ transaction: `t-${cid}`, received_at: returned, release_at: releaseAt, released_at: null }],
      ...{ reports: [], balances: {} },
    });
    later(29 * dayMs);
    await back(holding, cid);
    await timeOut({ ...server, now: () => server.clock.now });
    expect(await resultOf(cid)).toMatchObject({ result: 'pending', user_reward: 0, reason: null });
    const { body } = await server.call('activities/get-activity-timeline', {
      ...{ as: alice.uhash, params: { id: cid } },
    });
    expect(JSON.stringify(body)).toContain(releaseAt.toISOString());
    expect(await release()).toBe(0);

    later(dayMs);
    await timeOut({ ...server, now: () => server.clock.now });
    expect(await release()).toBe(1);
    expect(await stored(cid)).toMatchObject({
      click: { state: 'complete', credited: 500n },
      reports: [{ transaction: `t-${cid}`, received_at: returned, came_by: 'return' }],
      held: [{ released_at: server.clock.now }],
      balances: { user: 500n },
    });
    const moved = server.database.db.select().from(movements).where(eq(movements.cid, cid));
    expect(await moved).toMatchObject([{ at: server.clock.now }]);
    expect(await release()).toBe(0);
    await back(holding, cid);
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
  });

  it('SP-03 SV-04 was received in time, though it is released after the last day of its click', async () => {
    const cid = await held({ reports_until: new Date(noon.getTime() + 10 * dayMs) });
    later(30 * dayMs);
    await release();
    expect(await stored(cid)).toMatchObject({
      click: { state: 'complete' },
      reports: [{ effect: 'credited' }],
    });
  });

  it('SP-03 SV-04 is paid once, however many nodes release it, and though one was killed before it was marked', async () => {
    const cids = await Promise.all(Array.from({ length: 20 }, () => start(holding)));
    later(120_000);
    for (const cid of cids) await back(holding, cid);
    const received = server.clock.now;
    later(30 * dayMs);
    const [settledBefore = ''] = cids;
    await server.settlements.settle(
      holding.id,
      {
        ...{ transaction: `t-${settledBefore}`, cid: settledBefore, outcome: 'complete', rawCode: 'C' },
        ...{ reverses: null, payout_micros: null },
      },
      received,
      { cameBy: 'return', movedAt: server.clock.now },
    );
    await Promise.all([release(), release(second)]);
    expect(await release()).toBe(0);
    expect(await balancesOf(server, alice)).toEqual({ user: 10_000n });
  });

  it('SP-03 SV-04 that is taken back meanwhile pays nothing', async () => {
    const cid = await held();
    later(5 * dayMs);
    const reversal = { cid, code: 'S', transaction: `r-${cid}`, reverses: `t-${cid}` };
    expect((await postTo(server, holding.id, [reversal])).status).toBe(200);
    expect(await resultOf(cid)).toMatchObject({ result: 'pending' });
    later(25 * dayMs);
    expect(await release()).toBe(1);
    expect(await resultOf(cid)).toMatchObject({ result: 'disqualified', reason: 'reversed', user_reward: 0 });
    expect(await balancesOf(server, alice)).toEqual({});
  });

  it.each([
    ['the same transaction', (cid: string) => `t-${cid}`],
    ['another transaction', (cid: string) => `other-${cid}`],
  ])('SP-03 SV-04 that a callback reports under %s is paid once', async (_what, transactionOf) => {
    const cid = await held();
    const said = { cid, code: 'C', transaction: transactionOf(cid) };
    expect((await postTo(server, holding.id, [said])).status).toBe(200);
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
    later(30 * dayMs);
    expect(await release()).toBe(1);
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
    expect(await asidesOf(holding, cid)).toEqual([]);
  });

  it('SP-03 SV-06 whose transaction a callback uses for something else is set aside, not paid', async () => {
    const cid = await held();
    const said = { cid, code: 'S', transaction: `t-${cid}` };
    expect((await postTo(server, holding.id, [said])).status).toBe(200);
    later(30 * dayMs);
    expect(await release()).toBe(1);
    expect(await asidesOf(holding, cid)).toMatchObject([{ kind: 'conflict', transaction: `t-${cid}` }]);
    expect(await stored(cid)).toMatchObject({ click: { state: 'screen_out' }, balances: {} });
    expect(await release()).toBe(0);
  });

  it('SP-03 SV-06 stays as it was when a return under its transaction says something else', async () => {
    const cid = await held();
    const before = await stored(cid);
    await back(holding, cid, undefined, 'S');
    expect(await stored(cid)).toEqual(before);
    expect(await asidesOf(holding, cid)).toMatchObject([{ kind: 'conflict' }]);
  });
});
