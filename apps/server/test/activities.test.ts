// GET /surveys/activities and the timeline of one attempt: what a user has done, earned, and why.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeOut } from '#jobs/time-outs.ts';
import { withPostback } from '#publishers/postback.ts';
import { postMovement } from '#store/money/ledger.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aQuestion } from '#testing/questions.ts';
import { aTargetedSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { aPerson, completeProfile, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  creditedClick,
  enter,
  go,
  qualify,
  report,
  returnFrom,
  startSupplierServer,
} from './support/survey-clicks.ts';

const minuteMs = 60_000;

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
  ({ app, alice, survey } = await aScene(server));
});

const later = (minutes: number) => server.clock.forward(minutes * minuteMs).toISOString();
const listOf = async (person: Person, more: { query?: Record<string, string>; language?: string } = {}) => {
  const { body } = await server.call('activities/get-activities', {
    ...{ as: person.uhash, params: { tab: 'surveys' } },
    ...(more.query && { query: more.query }),
    headers: { 'x-user-locale': more.language ?? 'en' },
  });
  return body as unknown as Record<string, unknown>[];
};
const timelineOf = (id: string, as = alice.uhash) =>
  server.call('activities/get-activity-timeline', { as, params: { id } });
const eventsOf = async (id: string) => {
  const { body } = await timelineOf(id);
  return body.events as Record<string, unknown>[];
};
const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind);

describe('GET /surveys/activities', () => {
  it('AH-04 shows each attempt as it stands, the newest first', async () => {
    const [screened, paid, begun] = [survey, await anExchangeSurvey(server), await anExchangeSurvey(server)];
    const first = await enter(server, alice, screened);
    later(3);
    await report(server, first, { code: '21', pays: '0.05' });
    later(1);
    const second = await enter(server, alice, paid);
    later(7.5);
    await returnFrom(server, second, '10');
    const time = later(30);
    await report(server, second, { code: '10' });
    later(1);
    const third = await enter(server, alice, begun);
    later(1);
    const fourth = await qualify(alice, await anExchangeSurvey(server));

    const list = await listOf(alice);
    const number = /^Survey \d{6}$/;
    expect(list).toMatchObject([
      { id: fourth, result: 'init', reward: 0, click_time: null, reason: null },
      { id: third, result: 'started', reward: 0, click_time: null, reason: null },
      { id: second, result: 'complete', reward: 500, click_time: 8, reason: null, time },
      { id: first, result: 'screen out', reward: 25, click_time: 3, reason: 'screen_out' },
    ]);
    for (const row of list) {
      expect(row).toMatchObject({ task_name: null, status: null, has_timeline: true });
      expect(row.name).toMatch(number);
    }
    expect(new Set(list.map(({ name }) => name)).size).toBe(4);
    expect((await listOf(alice, { language: 'de' }))[0]?.name).toMatch(/^Umfrage \d{6}$/);
    expect(await listOf(alice, { query: { limit: '2' } })).toEqual(list.slice(0, 2));
  });

  it('AH-04 is empty for somebody new, and is nobody else’s', async () => {
    await enter(server, alice, survey);
    expect(await listOf(await aPerson(server, app))).toEqual([]);
    expect((await server.call('activities/get-activities', { params: { tab: 'surveys' } })).status).toBe(401);
  });

  it('AH-03 credits that come from no survey stand beside them, as a reward or as paid', async () => {
    await enter(server, alice, survey);
    const credit = (kind: 'bonus' | 'adjustment', amount: bigint, minutes: number) =>
      server.database.transaction((tx) =>
        postMovement(
          tx,
          withPostback(
            {
              ...{ app_id: app.id, user_id: alice.user.id, kind, reason: `A ${kind}`, source: 'operator' },
              ...{
                transaction: `${app.id}-${kind}`,
                cid: null,
                at: new Date(noon.getTime() + minutes * minuteMs),
              },
              lines: [
                { account: 'user', currency: 'app', amount },
                { account: 'publisher', currency: 'app', amount: -amount },
              ],
            },
            { sid: null, outcome: null, price: app, subid: {} },
          ),
        ),
      );
    await credit('bonus', 70n, 5);
    await credit('adjustment', 30n, 9);
    expect(await listOf(alice)).toMatchObject([
      { result: 'paid', reward: 30, name: 'A adjustment', has_timeline: false, click_time: null },
      {
        result: 'reward',
        reward: 70,
        name: 'Bonus for reached goals',
        has_timeline: false,
        click_time: null,
      },
      { result: 'started', has_timeline: true },
    ]);
  });

  it('AH-04 holds 200 at most', async () => {
    const list = await server.database.db
      .insert(surveys)
      .values(
        Array.from({ length: 205 }, (_, index) => ({
          ...{
            hash: `${app.id}-${index}`,
            supplier_id: survey.supplier_id,
            supplier_ref: `${app.id}-${index}`,
          },
          ...{ country: 'US', language: 'en', loi_seconds: 60, payout_micros: 1n, rank: 1 },
          status: 'closed' as const,
        })),
      )
      .returning();
    for (const one of list) await aClick(server.database.db, alice.user, one);
    expect(await listOf(alice)).toHaveLength(200);
  });

  it('AP-06 an unknown tab is 400; ID-05 a limit that is none counts as absent', async () => {
    const ask = (tab: string, query: Record<string, string> = {}) =>
      server.call('activities/get-activities', { as: alice.uhash, params: { tab }, query });
    expect((await ask('games')).body.code).toBe('bad-request');
    const { body } = await ask('surveys');
    for (const limit of ['0', '-1', '201', 'all', '1.5'])
      expect(await ask('surveys', { limit })).toMatchObject({ status: 200, body });
  });
});

describe('GET /surveys/activities/{id}/timeline', () => {
  it('AH-04 shows the whole timeline of an attempt, to its last correction', async () => {
    const cid = await qualify(alice, survey);
    const started = later(1);
    await go(server, cid);
    const again = later(1);
    await go(server, cid);
    const returned = later(5);
    await returnFrom(server, cid, '10');
    const reported = later(1);
    await report(server, cid, { code: '10', transaction: `${cid}-1` });
    const rated = later(1);
    await server.call('results/post-ratings', { body: { cid, rating: 4.5 } });
    const takenBack = later(60 * 24);
    await report(server, cid, { code: '90', transaction: `${cid}-2`, reverses: `${cid}-1` });
    const improved = later(60 * 24);
    await report(server, cid, { code: '11', transaction: `${cid}-3`, pays: '0.40' });

    const { body } = await timelineOf(cid);
    expect(body).toEqual({
      ...{ id: cid, survey_hash: survey.hash, result: 'complete', reason: 'partial', reward: 200 },
      ...{
        full_reward: 500,
        test_mode: false,
        waits_until: null,
        name: expect.stringMatching(/^Survey \d+$/),
      },
      events: [
        { kind: 'opened', at: noon.toISOString() },
        { kind: 'started', at: started },
        { kind: 'opened_again', at: again },
        { kind: 'returned', at: returned, code: '10' },
        {
          ...{ kind: 'reported', at: reported, outcome: 'complete', code: '10', effect: 'credited' },
          ...{ amount: 500, reason: expect.any(String) },
        },
        { kind: 'rated', at: rated, rating: 4.5 },
        {
          ...{ kind: 'reported', at: takenBack, outcome: 'quality', code: '90', effect: 'reversed' },
          ...{ amount: -500, reason: expect.any(String) },
        },
        {
          ...{ kind: 'reported', at: improved, outcome: 'partial', code: '11', effect: 'upgraded' },
          ...{ amount: 200, reason: expect.any(String) },
        },
      ],
    });
  });

  it('AH-04 says until when a report is awaited', async () => {
    const cid = await enter(server, alice, survey);
    const day = new Date(noon.getTime() + 24 * 60 * minuteMs).toISOString();
    expect((await timelineOf(cid)).body).toMatchObject({ waits_until: day, result: 'started', reason: null });
    expect(await kindsOf(cid)).toEqual(['opened', 'started']);
  });

  it('AH-04 says what ended with us: by the questions, at the go endpoint, or by the clock', async () => {
    const question = await aQuestion(server.database.db, { options: ['yes', 'no'] });
    const asking = await aTargetedSurvey(server.database.db, { [question.id]: ['yes'] });
    await alice.begin(asking);
    await alice.answer(asking, question.id, ['no']);
    const [asked] = await alice.clicks();
    expect(await eventsOf(asked?.cid ?? '')).toMatchObject([
      { kind: 'opened' },
      { kind: 'ended', outcome: 'screen_out' },
    ]);

    const cid = await enter(server, alice, survey);
    later(60 * 25);
    await timeOut({ database: server.database, realtime: server.realtime, now: () => server.clock.now });
    expect((await timelineOf(cid)).body).toMatchObject({ reason: 'unreported', waits_until: null });
    expect((await eventsOf(cid)).at(-1)).toMatchObject({ kind: 'ended', outcome: 'timeout' });
    later(60);
    await report(server, cid, { code: '10' });
    expect(await eventsOf(cid)).toMatchObject([
      { kind: 'opened' },
      { kind: 'started' },
      { kind: 'ended', outcome: 'timeout' },
      { kind: 'reported', outcome: 'complete', amount: 500 },
    ]);
  });

  it('RS-04 a time-out that the survey reported and a report that never came are two reasons', async () => {
    const reported = await enter(server, alice, survey);
    later(20);
    await report(server, reported, { code: '80' });
    const silent = await enter(server, alice, await anExchangeSurvey(server));
    later(60 * 25);
    await timeOut({ database: server.database, realtime: server.realtime, now: () => server.clock.now });
    const reasonsOf = async (cid: string) => {
      const result = await server.call('results/get-results', { as: alice.uhash, query: { cid } });
      return [result.body.reason, (await timelineOf(cid)).body.reason];
    };
    expect(await listOf(alice)).toMatchObject([
      { id: silent, reason: 'unreported', click_time: null },
      { id: reported, reason: 'timeout', click_time: 20 },
    ]);
    expect(await reasonsOf(reported)).toEqual(['timeout', 'timeout']);
    expect(await reasonsOf(silent)).toEqual(['unreported', 'unreported']);
    await report(server, silent, { code: '80' });
    expect(await reasonsOf(silent)).toEqual(['timeout', 'timeout']);
  });

  it('AH-04 whose day is over waits for nothing, before and after it is ended', async () => {
    const cid = await enter(server, alice, survey);
    later(60 * 25);
    expect((await timelineOf(cid)).body).toMatchObject({ waits_until: null });
    await timeOut({ database: server.database, realtime: server.realtime, now: () => server.clock.now });
    expect((await timelineOf(cid)).body).toMatchObject({ waits_until: null, result: 'screen out' });
  });

  it('AH-04 of the profile says what was paid for it', async () => {
    await server.database.db.update(surveys).set({ status: 'closed' });
    const onboarding = await anExchangeSurvey(server, { onboarding: true });
    const answer = await completeProfile(alice, onboarding);
    const cid = String(answer.body.cid);
    expect((await listOf(alice))[0]).toMatchObject({ id: cid, name: 'Your profile', reward: 500 });
    expect(await eventsOf(cid)).toMatchObject([
      { kind: 'opened' },
      { kind: 'credited', amount: 500, reason: 'Profile completed' },
      { kind: 'ended', outcome: 'complete' },
    ]);
  });

  it('ID-10 says that nothing real was credited', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const cid = await creditedClick(server, alice, survey);
    expect((await timelineOf(cid)).body).toMatchObject({ test_mode: true, reward: 500 });
    expect((await eventsOf(cid)).at(-1)).toMatchObject({ amount: 500, reason: expect.any(String) });
  });

  it('SV-06 is shown to nobody but its user', async () => {
    const cid = await enter(server, alice, survey);
    const bob = await aPerson(server, app);
    const stranger = await aPerson(server, await anApp(server.database.db));
    for (const as of [bob.uhash, stranger.uhash]) {
      const { status, body } = await timelineOf(cid, as);
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect((await timelineOf('no-such-attempt')).status).toBe(404);
    expect((await timelineOf(cid, 'nobody')).status).toBe(401);
    expect((await server.call('activities/get-activity-timeline', { params: { id: cid } })).status).toBe(401);
    expect((await timelineOf('x'.repeat(129))).status).toBe(400);
  });
});
