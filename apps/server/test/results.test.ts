// GET /results: what a tab learns about a click, with a login and without one.

import { defaultDesigns } from '@earnwall/contract/default-design';
import { result } from '@earnwall/contract/entities/result';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeOut } from '#jobs/time-outs.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { aPerson, completeProfile, type Person } from './support/qualification.ts';
import type { Asked, TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  balancesOf,
  clickOf,
  creditedClick,
  enter,
  qualify,
  report,
  returnFrom,
  startSupplierServer,
} from './support/survey-clicks.ts';

const hourMs = 3_600_000;

let server: TestServer;
let app: AppRecord;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  ({ app, alice, survey } = await aScene(server, 'alice'));
});

/** As a tab would ask. */
const ask = (cid: string, tab: string, { as, peek }: { as?: string; peek?: boolean } = {}) =>
  server.call('results/get-results', {
    ...{ query: { cid, ...(peek && { peek: '1' }) }, headers: { 'x-tab-id': tab } },
    ...(as !== undefined && { as }),
  });
const usedFor = async (cid: string, tab: string, more: { as?: string; peek?: boolean } = {}) =>
  (await ask(cid, tab, more)).body.used;

describe('GET /results', () => {
  it('SV-06 is pending until the supplier has reported, and opening it credits nothing', async () => {
    const cid = await qualify(alice, survey);
    for (const step of ['opened', 'entered', 'back']) {
      if (step === 'entered') await enter(server, alice, survey);
      if (step === 'back') await returnFrom(server, cid, '10');
      for (const tab of ['one', 'two']) {
        const { status, body } = await ask(cid, tab, { as: alice.uhash });
        expect([status, body.result, body.used, body.user_reward]).toEqual([200, 'pending', false, 0]);
      }
      await fetch(`${server.url}/result?cid=${cid}`, { headers: { accept: 'text/html' } });
    }
    expect(await balancesOf(server, alice)).toEqual({});
    expect(await clickOf(server, cid)).toMatchObject({ state: 'started', seen_by: null, credited: 0n });
  });

  it('RS-06 has all the screen needs, in the app’s own design, currency and settings', async () => {
    await changeApp(server.database.db, app, {
      ...{ currency_name: 'Gems', decimals: 1, show_rewards: false, name: 'An app of gems' },
      design: { palette: 'dark', first_color: '#112233' },
      settings: { partial_message: true },
    });
    const cid = await enter(server, alice, survey);
    await report(server, cid, { code: '11', pays: '0.40' });
    const { body } = await ask(cid, 'one', { as: alice.uhash });
    expect(Object.keys(body).sort()).toEqual(Object.keys(result.shape).sort());
    expect(body).toMatchObject({
      ...{ result: 'partial', used: false, user_reward: 2000, full_reward: 5000, currency_name: 'Gems' },
      ...{
        sid: survey.hash,
        survey_hash: survey.hash,
        uuid: 'alice',
        app: app.id,
        app_name: 'An app of gems',
      },
      ...{ user_completes_count: 0, reason: 'partial', compensated: false, onboarding: false, rating: null },
      rateable: true,
      ...{ test_mode: false, is_surveys_panel_enabled: true, show_rewards: false, move_decimals: 1 },
      base_exchange_rate: 1000,
      design: { ...defaultDesigns.dark, palette: 'dark', first_color: '#112233' },
      settings: { partial_message: true },
    });
  });

  it('RS-01 needs no login, and then names nobody', async () => {
    const cid = await creditedClick(server, alice, survey);
    expect((await ask(cid, 'one')).body).toMatchObject({ result: 'complete', uuid: null, app: app.id });
  });

  it('RS-01 is unused for the first tab that asks, and for that one again', async () => {
    const cid = await enter(server, alice, survey);
    expect(await usedFor(cid, 'one')).toBe(false);
    await report(server, cid, { code: '10' });
    expect(await usedFor(cid, 'two')).toBe(false);
    expect(await usedFor(cid, 'two')).toBe(false);
    expect(await usedFor(cid, 'one', { as: alice.uhash })).toBe(true);
    const { body } = await server.call('results/get-results', { query: { cid } });
    expect(body.used).toBe(true);
  });

  it('RS-01 a peek sees what is there and uses nothing up', async () => {
    const cid = await creditedClick(server, alice, survey);
    expect(await usedFor(cid, 'panel', { peek: true })).toBe(false);
    expect(await usedFor(cid, 'result')).toBe(false);
    expect(await usedFor(cid, 'panel', { peek: true })).toBe(true);
    expect(await usedFor(cid, 'result', { peek: true })).toBe(false);
  });

  it('RS-01 of many tabs at once exactly one is the first', async () => {
    const cid = await creditedClick(server, alice, survey);
    const tabs = Array.from({ length: 12 }, (_, index) => `tab-${index}`);
    const used = await Promise.all(tabs.map((tab) => usedFor(cid, tab)));
    expect(used.filter((value) => value === false)).toHaveLength(1);
    expect((await clickOf(server, cid)).seen_by).toBe(tabs[used.indexOf(false)]);
  });

  it('SV-06 somebody else’s click is 404, as is one that never was', async () => {
    const cid = await creditedClick(server, alice, survey);
    const bob = await aPerson(server, app);
    const stranger = await aPerson(server, await anApp(server.database.db), 'alice');
    for (const as of [bob.uhash, stranger.uhash]) {
      const { status, body } = await ask(cid, 'theirs', { as });
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect((await ask('no-such-click', 'one')).status).toBe(404);
    expect((await ask(cid, 'one', { as: 'nobody' })).status).toBe(401);
    expect(await usedFor(cid, 'own')).toBe(false);
  });

  it.each<[string, Asked]>([
    ['no cid', {}],
    ['an empty cid', { query: { cid: '' } }],
    ['a cid with a NUL', { query: { cid: 'a\0b' } }],
    ['a cid without end', { query: { cid: 'x'.repeat(129) } }],
    ['a peek that is none', { query: { cid: 'c', peek: 'perhaps' } }],
  ])('AP-06 %s is 400', async (_, asked) => {
    const { status, body } = await server.call('results/get-results', asked);
    expect([status, body.code]).toEqual([400, 'bad-request']);
  });

  it('SV-03 the profile that was completed has its result too', async () => {
    await server.database.db.update(surveys).set({ status: 'closed' });
    const onboarding = await anExchangeSurvey(server, { onboarding: true });
    const answer = await completeProfile(alice, onboarding);
    const { cid, url } = answer.body;
    expect(url).toBe(`${server.url}/result?cid=${String(cid)}`);
    expect((await ask(String(cid), 'one')).body).toMatchObject({
      ...{ result: 'complete', used: false, user_reward: 500, full_reward: 500, onboarding: true },
      rateable: false,
      ...{ reason: null, compensated: false, user_completes_count: 1 },
    });
  });
});

describe('a click without a report', () => {
  const timeOutAll = () =>
    timeOut({ database: server.database, realtime: server.realtime, now: () => server.clock.now });

  it('SV-01 ends when its day is over, and not before; a waiting panel is notified', async () => {
    const cid = await enter(server, alice, survey);
    const opened = await qualify(alice, await anExchangeSurvey(server));
    const waiting = await listen(server, `result-${cid}`);
    server.clock.now = new Date(noon.getTime() + 24 * hourMs - 1);
    await timeOutAll();
    expect((await clickOf(server, cid)).state).toBe('started');

    server.clock.now = hours(25);
    expect(await timeOutAll()).toBeGreaterThan(0);
    const end = new Date(noon.getTime() + 24 * hourMs);
    expect(await clickOf(server, cid)).toMatchObject({
      state: 'timeout',
      raw_code: 'expired',
      ended_at: end,
    });
    expect((await clickOf(server, opened)).state).toBe('opened');
    expect(await receivedBy(waiting)).toMatchObject([
      { event: 'result-ready', data: { cid, result: 'disqualified', sid: survey.hash, user_reward: 0 } },
    ]);
    waiting.end();
    expect((await ask(cid, 'one')).body).toMatchObject({ result: 'disqualified', reason: 'unreported' });
    const { body } = await server.call('surveys/get-surveys', { as: alice.uhash });
    expect(JSON.stringify(body)).not.toContain(survey.hash);
    expect(await timeOutAll()).toBe(0);
  });

  it('SV-04 a report that comes after all still pays', async () => {
    const cid = await enter(server, alice, survey);
    server.clock.now = hours(48);
    await timeOutAll();
    await report(server, cid, { code: '10' });
    expect((await ask(cid, 'one')).body).toMatchObject({
      result: 'complete',
      user_reward: 500,
      reason: null,
    });
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
  });

  it('SV-04 a report and the time-out at one moment leave one truth', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => aPerson(server, app)));
    const cids = await Promise.all(people.map((person) => enter(server, person, survey)));
    server.clock.now = hours(30);
    const reported = Promise.all(cids.map((cid) => report(server, cid, { code: '10' })));
    const ended = Promise.all([timeOutAll(), timeOutAll()]);
    for (const { status } of await reported) expect(status).toBe(200);
    await ended;
    for (const [index, cid] of cids.entries()) {
      expect(await clickOf(server, cid)).toMatchObject({ state: 'complete', credited: 500n });
      const person = people[index];
      if (person) expect(await balancesOf(server, person)).toEqual({ user: 500n });
    }
  });

  it('OP-02 two nodes end each click once, more than a batch of them', async () => {
    const many = await aPerson(server, app);
    const { db } = server.database;
    await db.execute(sql`
      with given as (
        insert into surveys (hash, supplier_id, supplier_ref, country, language, loi_seconds, payout_micros, rank, status)
        select ${app.id} || nth, ${survey.supplier_id}, ${app.id} || nth, 'US', 'en', 60, 1, 1, 'closed'
        from generate_series(1, 700) as nth returning id
      )
      insert into clicks (cid, app_id, user_id, survey_id, supplier_id, payout_micros, exchange_rate_micros,
        revenue_share_bp, decimals, user_reward, user_reward_without_bonus, state, started_at, expires_at)
      select ${app.id} || id, ${app.id}, ${many.user.id}, id, ${survey.supplier_id}, 1, 1, 0, 0, 0, 0, 'started',
        ${noon.toISOString()}, ${noon.toISOString()}
      from given`);
    let ended = 0;
    for (let last = 1; last > 0; ended += last)
      last = (await Promise.all([timeOutAll(), timeOutAll()])).reduce((sum, count) => sum + count);
    expect(ended).toBe(700);
    const versions = await many.clicks();
    expect(new Set(versions.map(({ settled_version, state }) => `${state} ${settled_version}`))).toEqual(
      new Set(['timeout 1']),
    );
  });
});
