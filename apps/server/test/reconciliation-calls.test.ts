// An operator reconciles: a supplier's list is handed over piece by piece, compared without any change, and applied once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileNext } from '#jobs/reconcile.ts';
import { EventQueue } from '#offers/events/event-queue.ts';
import { correctedClaim } from '#ports/corrected-claim.ts';
import { createLog } from '#request/log.ts';
import { insertHeldReport } from '#store/money/held-reports.ts';
import { bookProblems } from '#testing/books.ts';
import { aStartedClick, says } from '#testing/settling.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  balancesOf,
  exchange,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());

/** What the job of a node does, until nothing waits. */
async function work(): Promise<void> {
  const { database, realtime, settlements, clock } = server;
  const tools = {
    ...{ database, realtime, settlements, queue: new EventQueue(10_000), postbacks: { wake: () => {} } },
    now: () => clock.now,
  };
  const log = createLog('silent');
  while (await reconcileNext(tools, log, AbortSignal.timeout(10_000)));
}

interface Reconciliation {
  id: number;
  state: string;
  found: Record<string, number>;
}

async function begin(body: Record<string, string>): Promise<Record<'reconciliation', string>> {
  const begun = await server.operate('console/reconciliations/post-reconciliations', {
    params: { id: supplierId },
    body,
  });
  expect(begun.status).toBe(200);
  return { reconciliation: `${(begun.body.reconciliation as Reconciliation).id}` };
}

const sendLines = (params: { reconciliation: string }, csv: string, first_line = 2) =>
  server.operate('console/reconciliations/post-reconciliations-lines', {
    params,
    body: { first_line, csv, columns: { name: 0, amount: null } },
  });

async function compared(params: { reconciliation: string }): Promise<Reconciliation> {
  await server.operate('console/reconciliations/post-reconciliations-compare', { params });
  return await worked(params);
}

async function worked(params: { reconciliation: string }): Promise<Reconciliation> {
  await work();
  const { body } = await server.operate('console/reconciliations/get-reconciliations-id', { params });
  return body.reconciliation as Reconciliation;
}

const apply = (params: { reconciliation: string }) =>
  server.operate('console/reconciliations/post-reconciliations-apply', {
    params,
    body: { reason: 'Agreed with the exchange.' },
  });

/** Alice has completed a survey, which the exchange names `transaction`. */
async function aPaidClick(transaction: string) {
  const { app, alice } = await aScene(server, `alice-${transaction}`);
  const { database, settlements, clock } = server;
  const opened = { opened_at: clock.now, started_at: clock.now };
  const cid = await aStartedClick(database.db, alice.user, await anExchangeSurvey(server), opened);
  await settlements.settle(supplierId, says(cid, 'complete', { transaction }), clock.now);
  return { cid, app, alice, balance: async () => (await balancesOf(server, alice)).user };
}

describe('reconciling by file', () => {
  it('SP-04 SV-04 a list of rejected ones takes back what it names: shown first, then done, once', async () => {
    const kept = await aPaidClick('kept');
    const taken = await aPaidClick('taken');
    const params = await begin({ list: 'rejected', names: 'transaction' });
    expect((await sendLines(params, 'taken\nof-nobody')).status).toBe(200);
    expect(await compared(params)).toMatchObject({ state: 'compared', found: { rejected: 1, unknown: 1 } });
    expect(await taken.balance()).toBe(500n);

    const { body } = await server.operate('console/reconciliations/get-reconciliations-findings', {
      params,
      query: { kind: 'rejected' },
    });
    expect(body).toMatchObject({
      findings: [{ name: 'taken', cid: taken.cid, app: taken.app.id, uhash: taken.alice.user.uhash }],
      next: null,
    });

    expect((await apply(params)).status).toBe(200);
    expect((await worked(params)).state).toBe('applied');
    expect([await taken.balance(), await kept.balance()]).toEqual([0n, 500n]);
    expect((await apply(params)).status).toBe(409);

    // The same list once more: there is nothing left to take back.
    const again = await begin({ list: 'rejected', names: 'cid' });
    await sendLines(again, taken.cid);
    expect((await compared(again)).found).toEqual({});
    expect(await bookProblems(server.database.db)).toEqual([]);
  });

  it('SP-04 SV-04 a list of approved ones takes back what it lacks, and credits what we missed', async () => {
    server.clock.now = new Date('2026-05-01T12:00:00Z');
    const approved = await aPaidClick('approved');
    const absent = await aPaidClick('absent');
    const { alice } = await aScene(server, 'alice-missed');
    const missed = await aStartedClick(server.database.db, alice.user, await anExchangeSurvey(server), {
      opened_at: server.clock.now,
      started_at: server.clock.now,
    });
    const period = { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' };
    const params = await begin({ list: 'approved', names: 'cid', ...period });
    await sendLines(params, `${approved.cid}\n${missed}`);
    expect((await compared(params)).found).toEqual({
      ...{ absent: 1, not_credited: 1 },
      // The app has no endpoint: nobody was told of what was paid.
      not_acknowledged: 1,
    });
    await apply(params);
    expect((await worked(params)).state).toBe('applied');
    expect([await approved.balance(), await absent.balance()]).toEqual([500n, 0n]);
    expect((await balancesOf(server, alice)).user).toBe(500n);

    // The list of the next period takes nothing back of what this one has approved, whenever we credited it.
    server.clock.now = new Date('2026-05-02T12:00:00Z');
    const other = await aPaidClick('other');
    const next = { from: '2026-05-02T00:00:00Z', to: '2026-05-03T00:00:00Z' };
    const later = await begin({ list: 'approved', names: 'cid', ...next });
    await sendLines(later, other.cid);
    expect((await compared(later)).found).toEqual({ not_acknowledged: 1 });
    expect(await bookProblems(server.database.db)).toEqual([]);
  });

  it('SP-04 SV-04 a complete that came as a correction is known by the transaction that it corrects', async () => {
    server.clock.now = new Date('2026-05-05T12:00:00Z');
    const { settlements, clock } = server;
    const twice = await aPaidClick('twice');
    const correction = says(twice.cid, 'complete', { transaction: correctedClaim('twice') });
    await settlements.settle(supplierId, correction, clock.now);
    const alone = await aPaidClick(correctedClaim('alone'));
    const period = { from: '2026-05-05T00:00:00Z', to: '2026-05-06T00:00:00Z' };
    const approved = await begin({ list: 'approved', names: 'transaction', ...period });
    await sendLines(approved, 'twice\nalone');
    expect((await compared(approved)).found).toEqual({ not_acknowledged: 2 });

    const rejected = await begin({ list: 'rejected', names: 'transaction' });
    await sendLines(rejected, 'alone\ntwice');
    expect((await compared(rejected)).found).toMatchObject({ rejected: 2 });
    await apply(rejected);
    await worked(rejected);
    expect([await twice.balance(), await alone.balance()]).toEqual([0n, 0n]);
    expect(await bookProblems(server.database.db)).toEqual([]);
  });

  it('SP-04 SV-04 lines that cannot be read are refused with their numbers, and none is stored', async () => {
    const params = await begin({ list: 'rejected', names: 'transaction' });
    const refused = await sendLines(params, 't-1\n,\nt-3', 10);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ csv: ['line 11: column 0 must name a transaction or a click'] });
    const sent = await sendLines(params, 't-1\nt-2', 10);
    expect(sent.body.reconciliation).toMatchObject({ lines: 2 });
    // The same lines again, as after an answer that was lost.
    expect((await sendLines(params, 't-1\nt-2', 10)).body.reconciliation).toMatchObject({ lines: 2 });
    await compared(params);
    expect((await sendLines(params, 't-3', 12)).status).toBe(409);
  });

  it('SP-04 SV-04 what is held counts as paid, and is not paid once a list has rejected it', async () => {
    const { alice } = await aScene(server, 'alice-held');
    const { database, settlements, clock } = server;
    const opened = { opened_at: clock.now, started_at: clock.now };
    const cid = await aStartedClick(database.db, alice.user, await anExchangeSurvey(server), opened);
    const { app_id, id: user_id } = alice.user;
    const report = {
      supplier_id: supplierId,
      transaction: 'held',
      cid,
      outcome: 'complete',
      raw_code: '10',
    } as const;
    const times = { received_at: clock.now, release_at: new Date(clock.now.getTime() + 1_000) };
    await database.transaction((tx) => insertHeldReport(tx, { app_id, user_id, ...report, ...times }));

    const params = await begin({ list: 'rejected', names: 'transaction' });
    await sendLines(params, 'held');
    expect((await compared(params)).found).toEqual({ rejected: 1 });
    await apply(params);
    expect((await worked(params)).state).toBe('applied');
    await settlements.settle(supplierId, says(cid, 'complete', { transaction: 'held' }), clock.now);
    expect((await balancesOf(server, alice)).user ?? 0n).toBe(0n);
    expect(await bookProblems(database.db)).toEqual([]);
  });

  it('SP-04 SV-01 the settings of a supplier say how its lists are written', async () => {
    const wrong = { list: 'rejected' };
    const begun = (body: object) =>
      server.operate('console/reconciliations/post-reconciliations', { params: { id: supplierId }, body });
    expect((await begun(wrong)).body.errors).toEqual({ names: ['Say it: transaction or cid.'] });
    const without = await begin({ list: 'rejected', names: 'cid' });
    const send = (params: { reconciliation: string }, csv: string) =>
      server.operate('console/reconciliations/post-reconciliations-lines', {
        ...{ params, body: { first_line: 1, csv } },
      });
    expect((await send(without, 'x')).body.errors).toEqual({ columns: ['Name them.'] });

    const statement = { names: 'transaction', columns: { name: 1, amount: null }, delimiter: ';' } as const;
    const telling = await joinServer(server, {
      suppliers: new Map([[supplierId, { ...exchange, statement }]]),
    });
    const asked = async (name: Parameters<TestServer['operate']>[0], given: object) =>
      (await telling.operate(name, given)).body.reconciliation as Reconciliation & { names: string };
    try {
      const taken = await aPaidClick('by-its-settings');
      const body = { list: 'rejected' };
      const { id, names } = await asked('console/reconciliations/post-reconciliations', {
        ...{ params: { id: supplierId }, body },
      });
      expect(names).toBe('transaction');
      const params = { reconciliation: `${id}` };
      await asked('console/reconciliations/post-reconciliations-lines', {
        ...{ params, body: { first_line: 1, csv: 'May;by-its-settings\nMay;of-nobody' } },
      });
      expect((await compared(params)).found).toMatchObject({ rejected: 1, unknown: 1 });
      await apply(params);
      await worked(params);
      expect(await taken.balance()).toBe(0n);
    } finally {
      await telling.stop();
    }
  });

  it('SP-04 SV-04 an empty list is not compared: everything would be absent from it', async () => {
    const period = { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' };
    const params = await begin({ list: 'approved', names: 'cid', ...period });
    const refused = await server.operate('console/reconciliations/post-reconciliations-compare', { params });
    expect(refused.status).toBe(409);
  });

  it.each([
    [{ list: 'approved', names: 'cid' }],
    [{ list: 'approved', names: 'cid', from: '2026-05-02T00:00:00Z', to: '2026-05-01T00:00:00Z' }],
    [{ list: 'rejected', names: 'cid', from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' }],
  ])('SP-04 SV-04 %j is no list', async (body) => {
    const begun = await server.operate('console/reconciliations/post-reconciliations', {
      params: { id: supplierId },
      body,
    });
    expect(begun.status).toBe(400);
  });
});
