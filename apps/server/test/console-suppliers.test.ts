// Suppliers and their lists as the console shows them: what is open, how reports ended, what a message would say, and lists
// with lines that nobody can read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileNext } from '#jobs/reconcile.ts';
import { EventQueue } from '#offers/events/event-queue.ts';
import { createLog } from '#request/log.ts';
import { insertSetAside } from '#store/money/set-aside-reports.ts';
import { addUnknownCodes } from '#store/suppliers/unknown-codes.ts';
import { aClick } from '#testing/clicks.ts';
import { aPerson } from '#testing/console-people.ts';
import { aReport } from '#testing/reports.ts';
import { aStartedClick, says } from '#testing/settling.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  balancesOf,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

let server: TestServer;
const on = () => server.database.db;
const reason = 'A test.';
beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());

const ofSupplier = { params: { id: supplierId } };

async function aPaidClick(transaction: string) {
  const { app, alice } = await aScene(server, `alice-${transaction}`);
  const { settlements, clock } = server;
  const opened = { opened_at: clock.now, started_at: clock.now };
  const cid = await aStartedClick(on(), alice.user, await anExchangeSurvey(server), opened);
  await settlements.settle(supplierId, says(cid, 'complete', { transaction }), clock.now);
  return { cid, app, alice, balance: async () => (await balancesOf(server, alice)).user };
}

describe('one supplier', () => {
  it('CO-02 has addresses to hand over, its hosts, its codes, what is open and how its reports ended', async () => {
    const { cid } = await aPaidClick('for-the-mix');
    const of = { cid, supplier_id: supplierId, received_at: server.clock.now };
    for (const outcome of ['screen_out', 'screen_out', 'quality'] as const)
      await aReport(on(), { ...of, outcome, effect: 'nothing' });
    await aReport(on(), { ...of, outcome: 'quality', reverses: 'x', effect: 'nothing' });
    const week = 8 * 24 * 3_600_000;
    await aReport(on(), {
      ...of,
      ...{ outcome: 'timeout', effect: 'nothing', received_at: new Date(server.clock.now.getTime() - week) },
    });
    const { status, body } = await server.operate('console/suppliers/get-suppliers-id', ofSupplier);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      return_url: expect.stringMatching(new RegExp(`/return/${supplierId}$`)),
      supplier: { callback_url: expect.stringMatching(new RegExp(`/callbacks/${supplierId}$`)) },
      health: {
        mix: [
          { outcome: 'screen_out', times: 2 },
          { outcome: 'complete', times: 1 },
          { outcome: 'quality', times: 1 },
          { outcome: 'reversed', times: 1 },
        ],
      },
    });
  });

  it('CO-02 counts what is open now', async () => {
    const open = async () => {
      const { body } = await server.operate('console/suppliers/get-suppliers-id', ofSupplier);
      return (body.health as { open_rows: number }).open_rows;
    };
    const before = await open();
    await anExchangeSurvey(server);
    await anExchangeSurvey(server, { status: 'paused' });
    expect(await open()).toBe(before + 1);
  });

  it('CO-02 an unknown code has the click of its last report as an example', async () => {
    const { app, alice } = await aScene(server, 'alice-code');
    const cid = await aClick(on(), alice.user, await anExchangeSurvey(server));
    const at = server.clock.now;
    const seen = { supplier_id: supplierId, times: 3, first_at: at, last_at: at };
    await addUnknownCodes(on(), [
      { ...seen, code: '77' },
      { ...seen, code: 'of nobody' },
    ]);
    const of = { cid, supplier_id: supplierId, outcome: 'error', effect: 'ended', received_at: at } as const;
    await aReport(on(), { ...of, transaction: 'with-77', raw_code: '77', reason: 'unknown_code' });
    const { body } = await server.operate('console/suppliers/get-suppliers-unknown-codes', ofSupplier);
    expect(body.codes).toMatchObject([
      {
        code: '77',
        times: 3,
        example: { cid, transaction: 'with-77', app: app.id, uhash: alice.user.uhash },
      },
      { code: 'of nobody', example: null },
    ]);
  });

  it('CO-02 a message that was set aside is dealt with, and opened again; both are in the audit', async () => {
    await server.database.transaction((tx) =>
      insertSetAside(tx, {
        ...{
          supplier_id: supplierId,
          kind: 'conflict',
          transaction: 't',
          click: null,
          reason: 'Used before',
        },
        ...{ body: Buffer.from('{}'), received_at: server.clock.now },
      }),
    );
    const list = async () => {
      const { body } = await server.operate('console/suppliers/get-suppliers-set-aside', ofSupplier);
      return body.reports as { id: number; reviewed_at: string | null }[];
    };
    const [report] = await list();
    const params = { id: supplierId, report: `${report?.id}` };
    for (const reviewed of [true, false]) {
      const answer = await server.operate('console/suppliers/put-suppliers-set-aside', {
        params,
        body: { reviewed, reason },
      });
      expect(answer.status).toBe(200);
      expect((await list())[0]?.reviewed_at).toBe(reviewed ? server.clock.now.toISOString() : null);
    }
    const audit = await server.operate('console/audit/get-audit', { query: { what: 'of supplier' } });
    const said = (audit.body.events as { what: string }[]).map(({ what }) => what);
    expect(said.slice(0, 2)).toEqual([
      `message ${report?.id} of supplier ${supplierId} opened again`,
      `message ${report?.id} of supplier ${supplierId} dealt with`,
    ]);
    const other = { ...params, id: 'another' };
    const missed = await server.operate('console/suppliers/put-suppliers-set-aside', {
      params: other,
      body: { reviewed: true, reason },
    });
    expect(missed.status).toBe(404);
  });
});

async function begun(csv: string, broken: 'keep' | 'refuse' = 'keep') {
  const answer = await server.operate('console/reconciliations/post-reconciliations', {
    ...ofSupplier,
    body: { list: 'rejected', names: 'transaction' },
  });
  const { id } = answer.body.reconciliation as { id: number };
  const params = { reconciliation: `${id}` };
  const columns = { name: 0, amount: 1 };
  const sent = await server.operate('console/reconciliations/post-reconciliations-lines', {
    params,
    body: { first_line: 2, csv, columns, broken },
  });
  return { params, sent };
}

async function compared(params: { reconciliation: string }) {
  await server.operate('console/reconciliations/post-reconciliations-compare', { params });
  return await worked(params);
}

async function worked(params: { reconciliation: string }) {
  const { database, realtime, settlements, clock } = server;
  const tools = {
    ...{ database, realtime, settlements, queue: new EventQueue(10_000), postbacks: { wake: () => {} } },
    now: () => clock.now,
  };
  while (await reconcileNext(tools, createLog('silent'), AbortSignal.timeout(10_000)));
  return (await server.operate('console/reconciliations/get-reconciliations-id', { params })).body;
}

const apply = (params: { reconciliation: string }) =>
  server.operate('console/reconciliations/post-reconciliations-apply', { params, body: { reason } });

describe('a list with lines that cannot be read', () => {
  it('CO-02 is judged line by line, compared, and not applied before it is repaired', async () => {
    const taken = await aPaidClick('broken-list');
    const { params, sent } = await begun('broken-list,1.00\n,2\nt-3,many\n"t-4,1');
    expect(sent.body.reconciliation).toMatchObject({ lines: 1, broken: 3 });
    const { body } = await server.operate('console/reconciliations/get-reconciliations-broken', { params });
    expect(body).toEqual({
      lines: [
        { line: 3, reason: 'name', text: ',2' },
        { line: 4, reason: 'amount', text: 't-3,many' },
        { line: 5, reason: 'form', text: '"t-4,1' },
      ],
      next: null,
    });
    expect(await compared(params)).toMatchObject({
      reconciliation: { state: 'compared', broken: 3, found: { rejected: 1 } },
    });
    const refused = await apply(params);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Some of its lines cannot be read: repair the list, and hand it over anew.',
    ]);
    expect(await taken.balance()).toBe(500n);
  });

  it('CO-02 sent again repaired, its last word counts', async () => {
    const { params } = await begun('a,1\n,2\nc,3');
    const again = (csv: string) =>
      server.operate('console/reconciliations/post-reconciliations-lines', {
        params,
        body: { first_line: 2, csv, columns: { name: 0, amount: 1 }, broken: 'keep' },
      });
    expect((await again('a,1\nb,2\nc,3')).body.reconciliation).toMatchObject({ lines: 3, broken: 0 });
    expect((await again('a,x\nb,2\nc,3')).body.reconciliation).toMatchObject({ lines: 2, broken: 1 });
  });

  it('CO-02 with nothing but such lines it has other columns: none is stored', async () => {
    const { sent } = await begun(Array.from({ length: 1001 }, () => 'x').join('\n'));
    expect(sent.status).toBe(422);
    expect((sent.body.errors as { csv: string[] }).csv).toHaveLength(20);
  });
});

it('CO-02 a dry run says who would lose how much in which app; applied, what was done', async () => {
  const [one, two] = [await aPaidClick('affected-1'), await aPaidClick('affected-2')];
  const { params } = await begun('affected-1,1.00\naffected-2,1.00\nnobody,1.00');
  const seen = await compared(params);
  const affected = seen.affected as { app: string }[];
  expect(affected.toSorted((a, b) => (a.app < b.app ? -1 : 1))).toEqual(
    [one, two]
      .map(({ app }) => ({
        ...{ app: app.id, name: app.name, currency: app.currency_name, decimals: app.decimals },
        ...{ action: 'take_back', findings: 1, people: 1, points: '500', micros: '1000000' },
      }))
      .toSorted((a, b) => (a.app < b.app ? -1 : 1)),
  );
  expect([await one.balance(), await two.balance()]).toEqual([500n, 500n]);
  expect((await apply(params)).status).toBe(200);
  expect(await worked(params)).toMatchObject({
    ...{ reconciliation: { state: 'applied' }, effects: [{ effect: 'reversed', times: 2 }], due: 0 },
  });
  expect([await one.balance(), await two.balance()]).toEqual([0n, 0n]);

  const ofOne = await server.operate('console/reconciliations/get-reconciliations-findings', {
    params,
    query: { app: one.app.id, kind: 'rejected' },
  });
  expect(ofOne.body.findings).toMatchObject([{ name: 'affected-1', effect: 'reversed' }]);
});

it('CO-02 findings leave as a file in which nothing is a formula, and which is in the audit', async () => {
  const { params } = await begun('"=HYPERLINK(""https://x.example"")",1\n@sum,1\n-1+2,1\n+1,1');
  await compared(params);
  const { headers } = await aPerson(on(), 'admin', { now: server.clock.now });
  const url = `${server.url}/api/console/reconciliations/${params.reconciliation}/findings?format=csv`;
  const answer = await fetch(url, { headers });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
    'kind,line,name',
    'unknown,2,"\'=HYPERLINK(""https://x.example"")"',
    "unknown,3,'@sum",
    "unknown,4,'-1+2",
    "unknown,5,'+1",
  ]);
  const audit = await server.operate('console/audit/get-audit', { query: { kind: 'view' } });
  expect((audit.body.events as { what: string }[])[0]).toMatchObject({
    what: 'Where a statement and the books differ',
    about: { reconciliation: Number(params.reconciliation) },
  });
});
