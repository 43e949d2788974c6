// The callback endpoint: every outcome, in every order, genuine and forged.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#store/engine/database.ts';
import { checkBooks } from '#store/money/books.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { movements } from '#store/schema/ledger.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { listen } from './support/listeners.ts';
import type { Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  balancesOf,
  clickOf,
  creditedClick,
  enter,
  exchange,
  post,
  qualify,
  report,
  returnFrom,
  sign,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

const dayMs = 86_400_000;

let server: TestServer;
let app: AppRecord;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  const second = { ...exchange, id: 'another-exchange' };
  server = await startSupplierServer({
    suppliers: new Map([
      [supplierId, exchange],
      [second.id, second],
    ]),
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  ({ app, alice, survey } = await aScene(server));
});

const later = (ms: number) => server.clock.forward(ms);
const resultOf = async (cid: string) => {
  const { body } = await server.call('results/get-results', { as: alice.uhash, query: { cid, peek: '1' } });
  return body;
};
const reportsOf = (cid: string) =>
  server.database.db.select().from(supplier_reports).where(eq(supplier_reports.cid, cid));
const stored = async () => {
  const { rows } = await server.database.db.execute(sql`
    select (select count(*) from supplier_reports) as reports, (select count(*) from movements) as movements,
      (select count(*) from postback_log) as postbacks, (select sum(settled_version) from clicks) as versions,
      (select count(*) from set_aside_reports) as set_aside`);
  return { ...rows[0] };
};

describe('how a survey ends', () => {
  it.each([
    ['10', undefined, 'complete', 'complete', 500, null, false],
    ['11', '0.40', 'partial', 'partial', 200, 'partial', false],
    ['11', undefined, 'partial', 'partial', 0, 'partial', false],
    ['20', undefined, 'screen_out', 'screen_out', 0, 'screen_out', false],
    ['21', '0.05', 'screen_out', 'screen_out', 25, 'screen_out', true],
    ['30', undefined, 'quota_full', 'disqualified', 0, 'quota_full', false],
    ['40', undefined, 'closed', 'disqualified', 0, 'closed', false],
    ['50', undefined, 'duplicate', 'disqualified', 0, 'duplicate', false],
    ['60', undefined, 'quality', 'disqualified', 0, 'quality', false],
    ['70', undefined, 'security', 'disqualified', 0, 'security', false],
    ['80', undefined, 'timeout', 'disqualified', 0, 'timeout', false],
    ['97', undefined, 'error', 'disqualified', 0, 'error', false],
  ])(
    'SV-01 SV-04 code %s (pays %s) is %s: %s, %d credited',
    async (code, pays, state, result, user_reward, reason, compensated) => {
      const cid = await enter(server, alice, survey);
      later(60_000);
      const { status, body } = await report(server, cid, { code, ...(pays && { pays }) });
      expect([status, body]).toEqual([200, '{"status":"received"}']);
      expect(await clickOf(server, cid)).toMatchObject({
        ...{ state, raw_code: code, ended_at: server.clock.now, credited: BigInt(user_reward) },
      });
      expect(await reportsOf(cid)).toMatchObject([
        {
          ...{ outcome: state, raw_code: code, supplier_id: supplierId, came_by: 'callback' },
          reason: code === '97' ? 'unknown_code' : null,
        },
      ]);
      expect(await resultOf(cid)).toMatchObject({
        result,
        user_reward,
        reason,
        compensated,
        full_reward: 500,
      });
      expect(await balancesOf(server, alice)).toEqual(user_reward > 0 ? { user: BigInt(user_reward) } : {});
    },
  );

  it('SV-04 the callback may come before the browser, after it, or without it', async () => {
    const [before, after, alone] = await Promise.all([
      anExchangeSurvey(server),
      anExchangeSurvey(server),
      anExchangeSurvey(server),
    ]);
    const first = await creditedClick(server, alice, before);
    expect((await returnFrom(server, first, '10')).location).toBe(`/result?cid=${first}`);

    const second = await enter(server, alice, after);
    await returnFrom(server, second, '20');
    expect(await resultOf(second)).toMatchObject({ result: 'pending' });
    await report(server, second, { code: '10' });

    const third = await creditedClick(server, alice, alone);

    for (const cid of [first, second, third])
      expect(await resultOf(cid)).toMatchObject({ result: 'complete', user_reward: 500 });
    expect(await resultOf(third)).toMatchObject({ user_completes_count: 3 });
    expect(await balancesOf(server, alice)).toEqual({ user: 1500n });
    expect((await clickOf(server, second)).returned_code).toBe('20');
  });

  it('SV-04 a report counts once, however often and however fast it comes', async () => {
    const cid = await enter(server, alice, survey);
    const sent = { code: '10', transaction: randomHash() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(server, cid, sent)));
    answers.push(await report(server, cid, sent));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 {"status":"received"}']),
    );
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
    expect(await reportsOf(cid)).toHaveLength(1);
  });

  it('SV-04 a second complete under another transaction pays nothing more', async () => {
    const cid = await creditedClick(server, alice, survey);
    expect((await report(server, cid, { code: '10' })).status).toBe(200);
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
  });

  it('SV-04 days later it is taken back, and improved again, each with its reason', async () => {
    const cid = await enter(server, alice, survey);
    await report(server, cid, { code: '10', transaction: `${cid}-1` });
    later(3 * dayMs);
    await report(server, cid, { code: '90', transaction: `${cid}-2`, reverses: `${cid}-1` });
    expect(await resultOf(cid)).toMatchObject({ result: 'disqualified', user_reward: 0, reason: 'reversed' });
    expect(await balancesOf(server, alice)).toEqual({ user: 0n });
    later(3 * dayMs);
    await report(server, cid, { code: '10', transaction: `${cid}-3` });
    expect(await resultOf(cid)).toMatchObject({ result: 'complete', user_reward: 500, reason: null });
    const entries = await server.database.db.select().from(movements).where(eq(movements.cid, cid));
    expect(entries.map(({ kind }) => kind)).toEqual(['survey_reward', 'reversal', 'adjustment']);
    for (const { reason } of entries) expect(reason).not.toBe('');
  });

  it('SV-04 a reversal may come before what it takes back', async () => {
    const cid = await enter(server, alice, survey);
    await report(server, cid, { code: '90', transaction: `${cid}-2`, reverses: `${cid}-1` });
    expect(await resultOf(cid)).toMatchObject({ result: 'pending' });
    await report(server, cid, { code: '10', transaction: `${cid}-1` });
    expect(await resultOf(cid)).toMatchObject({ result: 'disqualified', user_reward: 0, reason: 'reversed' });
    expect(await balancesOf(server, alice)).toEqual({});
  });

  it('ID-10 in test mode nothing real is credited', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const cid = await creditedClick(server, alice, survey);
    expect(await balancesOf(server, alice)).toEqual({ user_test: 500n });
    expect(await resultOf(cid)).toMatchObject({ result: 'complete', user_reward: 500, test_mode: true });
    const { body } = await server.call('app/get-app', { as: alice.uhash });
    expect(body).toMatchObject({ earned_today: 0, earned_thirtydays: 0 });
  });

  it('ID-10 a survey begun in test mode and entered once the app is live is really paid', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const begun = await qualify(alice, survey);
    await changeApp(server.database.db, app, { test_mode: false });
    expect(await enter(server, alice, survey)).toBe(begun);
    await report(server, begun, { code: '10' });
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
  });

  it('SV-06 about a user who was never sent there it is stored, and pays nothing', async () => {
    const cid = await qualify(alice, survey);
    expect((await report(server, cid, { code: '10' })).status).toBe(200);
    expect(await reportsOf(cid)).toMatchObject([{ effect: 'review', amount: 0n }]);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'opened', credited: 0n });
    expect(await balancesOf(server, alice)).toEqual({});
  });

  it('RL-01 a tab that waits for the result, and every open panel of the user, is notified', async () => {
    const cid = await enter(server, alice, survey);
    const waiting = await listen(server, `result-${cid}`);
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    await report(server, cid, { code: '10' });
    expect(await waiting.next()).toMatchObject({
      event: 'result-ready',
      data: { cid, result: 'complete', sid: survey.hash, user_reward: 500 },
    });
    expect(await panel.next()).toMatchObject({
      event: 'earnings-changed',
      data: { credits: [{ key: cid, amount: 500, label: null }] },
    });
    for (const socket of [waiting, panel]) socket.end();
  });
});

describe('what is not verified', () => {
  const message = (cid: string) => JSON.stringify({ transaction: randomHash(), rid: cid, code: '10' });
  const hex = (body: string) => sign(body);

  it.each<[string, (genuine: string) => [body: string, signature: string | null], string]>([
    ['without a signature', (body) => [body, null], 'unsigned'],
    ['signed by somebody else', (body) => [body, sign(body, 'another key')], 'forged'],
    ['with a shortened signature', (body) => [body, hex(body).slice(0, 32)], 'forged'],
    ['with a signature that goes on', (body) => [body, `${hex(body)}00`], 'forged'],
    ['with its signature turned round', (body) => [body, [...hex(body)].reverse().join('')], 'forged'],
    ['cut off on its way', (body) => [body.slice(0, -5), hex(body)], 'forged'],
    ['with one byte changed', (body) => [body.replace('"10"', '"20"'), hex(body)], 'forged'],
    [
      'with its fields in another order',
      (body) => [JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse())), hex(body)],
      'forged',
    ],
    ['with the signature of another message', (body) => [body, hex(message('another'))], 'forged'],
  ])('SV-06 a callback %s is refused, logged and leaves nothing behind', async (_, tamper, reason) => {
    const cid = await enter(server, alice, survey);
    const before = await stored();
    const from = server.logged.length;
    const [body, signature] = tamper(message(cid));
    const answer = await post(server, body, signature === null ? {} : { 'x-signature': signature });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([401, { code: 1, message: expect.any(String) }]);
    expect(await stored()).toEqual(before);
    const lines = server.logged.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        supplier: supplierId,
        reason,
        msg: 'A callback was refused: check the signing keys shared with this supplier',
      }),
    );
    expect(server.logged.slice(from).join()).not.toContain(cid);
  });

  it('SV-06 a return of the browser, however well signed, is no callback', async () => {
    const cid = await enter(server, alice, survey);
    const query = new URLSearchParams({ rid: cid, code: '10', transaction: 't' }).toString();
    const answer = await post(server, query, {
      'content-type': 'application/x-www-form-urlencoded',
      'x-signature': hex(query),
    });
    expect(answer.status).toBe(422);
    expect((await clickOf(server, cid)).state).toBe('started');
  });

  it('SV-06 an unknown supplier is 404, and stores nothing', async () => {
    const cid = await enter(server, alice, survey);
    const before = await stored();
    const body = message(cid);
    expect((await post(server, body, { 'x-signature': hex(body) }, 'nobody')).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  it('SV-06 a supplier cannot report about the click of another, nor about none', async () => {
    const cid = await enter(server, alice, survey);
    const { set_aside: _, ...before } = await stored();
    const body = message(cid);
    expect((await post(server, body, { 'x-signature': hex(body) }, 'another-exchange')).status).toBe(404);
    const elsewhere = 'a-click-of-another-supplier';
    const stray = await aSurvey(server.database.db);
    await aClick(server.database.db, alice.user, stray, {
      ...{ cid: elsewhere, state: 'started', started_at: noon },
    });
    expect((await report(server, elsewhere, { code: '10' })).status).toBe(404);
    expect((await report(server, 'no-such-click', { code: '10' })).status).toBe(404);
    expect(await stored()).toMatchObject(before);
  });

  it('SV-06 more than 64 KB is not read', async () => {
    const body = JSON.stringify({ transaction: 't', rid: 'c', code: '10', more: 'x'.repeat(70_000) });
    const answer = await post(server, body, { 'x-signature': hex(body) });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, 'payload-too-large']);
  });

  it.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'SV-06 the bytes count, whatever they are called: %s',
    async (type) => {
      const cid = await enter(server, alice, survey);
      const body = `  ${message(cid)}\n`;
      const answer = await post(server, body, { 'content-type': type, 'x-signature': hex(body) });
      expect(answer.status).toBe(200);
      expect((await clickOf(server, cid)).state).toBe('complete');
    },
  );

  it.each(['HEAD', 'PUT', 'DELETE'])('SV-06 %s is no way to report', async (method) => {
    const response = await fetch(`${server.url}/callbacks/${supplierId}`, {
      ...{ method, headers: { accept: 'application/json' } },
    });
    expect(response.status).toBe(404);
  });
});

describe('the books after all of this', () => {
  it('SV-04 balance, and hold every report that was acknowledged', async () => {
    expect(await checkBooks(server.database.db)).toEqual([]);
  });
});

describe('a database that cannot be reached', () => {
  it('SV-04 acknowledges nothing: 503, and the supplier comes again', async () => {
    const nowhere = openDatabase(
      { connectionString: 'postgres://nobody@127.0.0.1:1/none' },
      { warn: () => {} },
    );
    const blind = await startSupplierServer({ database: nowhere });
    const answer = await report(blind, 'some-click', { code: '10' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'unavailable' });
    await blind.stop();
    await nowhere.close();
  });
});
