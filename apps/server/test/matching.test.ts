// Lists as people get them over HTTP, from the node's copy of the inventory.

import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAnswer } from '#store/people/profile.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { inventory_changes } from '#store/schema/inventory-changes.ts';
import { profile_questions, question_options } from '#store/schema/profile.ts';
import { suppliers, survey_quotas, surveys } from '#store/schema/surveys.ts';
import { addDuplicates } from '#store/surveys/duplicates.ts';
import { forgetInventoryChanges } from '#store/surveys/inventory-changes.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { listedIn } from './support/listed.ts';
import { type Asked, joinServer, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let alice: UserRecord;

beforeAll(async () => {
  server = await startServer();
  const question = { type: 'single_choice' as const, texts: { en: 'Text' }, digest: '' };
  // In place of the catalogue's.
  await server.database.db.delete(question_options);
  await server.database.db.delete(profile_questions);
  await server.database.db.insert(profile_questions).values([
    { ...question, id: 'gender' },
    { ...question, id: 'birthday' },
    { ...question, id: 'languages' },
    { ...question, id: 'pets', shelf_life_days: 90 },
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.db.update(surveys).set({ status: 'closed' });
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aUser(server.database.db, app);
});

const listOn = async (node: TestServer, user: UserRecord, asked: Asked = {}): Promise<string[]> => {
  const { body } = await node.call('surveys/get-surveys', { as: user.uhash, ...asked });
  return listedIn(body).map(({ hash }) => hash);
};
const list = (user: UserRecord, asked: Asked = {}) => listOn(server, user, asked);
const survey = (given: Parameters<typeof aSurvey>[1] = {}) => aSurvey(server.database.db, given);
const change = (which: SurveyRecord, to: Partial<typeof surveys.$inferInsert>) =>
  server.database.db.update(surveys).set(to).where(eq(surveys.id, which.id));

/** As the qualification does it: the answer and the user's version in one transaction. */
const answer = (user: UserRecord, question_id: string, answers: string[], at = server.clock.now) =>
  server.database.transaction(async (tx) => {
    await saveAnswer(tx, user, { question_id, answers, source: 'qualification', at });
    user.version += 1;
    await changeUser(tx, user, { version: user.version });
  });

describe('SV-02 GET /surveys holds what fits and nothing else', () => {
  it('by country, device and state of survey and supplier', async () => {
    const fits = await survey({ rank: 2 });
    await survey({ country: 'DE' });
    await survey({ devices: ['mobile'] });
    await survey({ status: 'paused' });
    const supplier = {
      id: 'asleep',
      name: 'Asleep',
      entry_url: 'https://a.example',
      status: 'paused' as const,
    };
    await server.database.db.insert(suppliers).values(supplier);
    const asleep = await survey({ supplier_id: 'asleep', rank: 1 });
    expect(await list(alice)).toEqual([fits.hash]);

    await server.database.db.update(suppliers).set({ status: 'live' }).where(eq(suppliers.id, 'asleep'));
    expect(await list(alice)).toEqual([asleep.hash, fits.hash]);
  });

  it('ID-12 by the platform of the app around the panel, where a tablet’s web view looks like a desktop', async () => {
    const [tablets, desktops] = [
      await survey({ devices: ['tablet'] }),
      await survey({ devices: ['desktop'] }),
    ];
    const inApp = (platform: string) => list(alice, { headers: { 'x-user-platform': platform } });
    expect(await inApp('web')).toEqual([desktops.hash]);
    expect(await inApp('ios')).toEqual([tablets.hash]);
    expect(await inApp('android')).toEqual([tablets.hash]);
  });

  it('by rank, the onboarding survey before all, and no more than asked for', async () => {
    const second = await survey({ rank: 2 });
    const first = await survey({ rank: 1 });
    const onboarding = await survey({ rank: 9, onboarding: true });
    expect(await list(alice)).toEqual([onboarding.hash, first.hash, second.hash]);
    expect(await list(alice, { query: { limit: '2' } })).toEqual([onboarding.hash, first.hash]);
  });

  it('by what is known: an unknown answer keeps a survey, a contradicting one removes it', async () => {
    const dogs = await survey({ targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] } });
    const women = await survey({ targeting: { genders: ['female'], clauses: [] }, rank: 2 });
    const young = await survey({ targeting: { max_age: 30, clauses: [] }, rank: 3 });
    const spanish = await survey({ language: 'es', rank: 4 });
    expect(await list(alice)).toEqual([dogs.hash, women.hash, young.hash, spanish.hash]);

    await answer(alice, 'pets', ['cat']);
    expect(await list(alice)).toEqual([women.hash, young.hash, spanish.hash]);
    await answer(alice, 'gender', ['male']);
    expect(await list(alice)).toEqual([young.hash, spanish.hash]);
    await answer(alice, 'languages', ['en']);
    expect(await list(alice)).toEqual([young.hash]);
    await answer(alice, 'birthday', ['1990-01-01']);
    expect(await list(alice)).toEqual([]);
  });

  it('by closed quotas that count the person, and again when places come back', async () => {
    const wanted = await survey();
    const women = { genders: ['female' as const], clauses: [] };
    const [quota] = await server.database.db
      .insert(survey_quotas)
      .values({ survey_id: wanted.id, supplier_ref: 'women', targeting: women, remaining: 0 })
      .returning();
    const bob = await aUser(server.database.db, app);
    await answer(alice, 'gender', ['female']);
    await answer(bob, 'gender', ['male']);
    expect(await list(alice)).toEqual([]);
    expect(await list(bob)).toEqual([wanted.hash]);

    await server.database.db
      .update(survey_quotas)
      .set({ remaining: 5 })
      .where(eq(survey_quotas.id, quota?.id ?? 0));
    expect(await list(alice)).toEqual([wanted.hash]);
  });

  it('by history: taken and duplicate surveys leave, a started one stays so that one can go on', async () => {
    const [taken, started, duplicate] = [await survey(), await survey(), await survey()];
    await aClick(server.database.db, alice, taken, { state: 'screen_out', ended_at: new Date() });
    await aClick(server.database.db, alice, started, { state: 'started', started_at: new Date() });
    await server.database.transaction((tx) => addDuplicates(tx, alice, 'respondents', [duplicate.id]));
    expect(await list(alice)).toEqual([started.hash]);
    const bob = await aUser(server.database.db, app);
    expect(await list(bob)).toEqual([taken.hash, started.hash, duplicate.hash]);
  });

  it('SV-03 counts an answer until it is too old, without anybody writing anything', async () => {
    const dogs = await survey({ targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] } });
    const { now } = server.clock;
    await answer(alice, 'pets', ['cat']);
    expect(await list(alice)).toEqual([]);
    server.clock.now = new Date(now.getTime() + 91 * 86_400_000);
    expect(await list(alice)).toEqual([dogs.hash]);
    server.clock.now = now;
  });

  it('prices the same survey by each app', async () => {
    await survey({ payout_micros: 2_000_000n });
    const generous = await anApp(server.database.db, {
      requires_security_hash: false,
      revenue_share_bp: 10_000,
    });
    const guest = await aUser(server.database.db, generous);
    const rewardFor = async (user: UserRecord) => {
      const { body } = await server.call('surveys/get-surveys', { as: user.uhash });
      return (body.surveys as { user_reward: number }[])[0]?.user_reward;
    };
    expect([await rewardFor(alice), await rewardFor(guest)]).toEqual([1_000, 2_000]);
    await changeApp(server.database.db, app, { exchange_rate_micros: 100_000_000n, decimals: 2 });
    expect(await rewardFor(alice)).toBe(10_000);
  });
});

describe('SV-02 a client that has the list gets a 304', () => {
  const ask = (user: UserRecord, etag?: string | null, query?: Record<string, string>) =>
    server.call('surveys/get-surveys', {
      as: user.uhash,
      ...(etag && { headers: { 'if-none-match': etag } }),
      ...(query && { query }),
    });
  const etagOf = async (user: UserRecord) => (await ask(user)).headers.get('etag') ?? '';

  it('by 304 without a body, for its own browser only and never unasked', async () => {
    await survey();
    const { headers } = await ask(alice);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('authorization');
    const again = await ask(alice, headers.get('etag'));
    expect(again).toMatchObject({ status: 304, body: {} });
    expect(again.headers.get('etag')).toBe(headers.get('etag'));
    expect(await ask(alice, `"other", ${headers.get('etag')}`)).toMatchObject({ status: 304 });
  });

  it.each<[string, (listed: SurveyRecord) => Promise<unknown>]>([
    ['a survey opened', () => survey()],
    ['a survey closed', (listed) => change(listed, { status: 'closed' })],
    ['a payout changed', (listed) => change(listed, { payout_micros: 5n })],
    ['an answer was given', () => answer(alice, 'pets', ['cat'])],
    ['the app changed its price', () => changeApp(server.database.db, app, { revenue_share_bp: 1 })],
    ['the account was banned', () => changeUser(server.database.db, alice, { state: 'banned' })],
  ])('until %s', async (_, happens) => {
    const listed = await survey();
    const etag = await etagOf(alice);
    expect((await ask(alice, etag)).status).toBe(304);
    await happens(listed);
    expect((await ask(alice, etag)).status).toBe(200);
  });

  it('not for another limit, nor for another person', async () => {
    await survey();
    const etag = await etagOf(alice);
    expect((await ask(alice, etag, { limit: '5' })).status).toBe(200);
    expect((await ask(await aUser(server.database.db, app), etag)).status).toBe(200);
  });

  it('still when a quota counts down, because nobody’s list changes', async () => {
    const listed = await survey();
    const quota = { survey_id: listed.id, supplier_ref: 'all', targeting: { clauses: [] }, remaining: 9 };
    await server.database.db.insert(survey_quotas).values(quota);
    const etag = await etagOf(alice);
    await server.database.db.update(survey_quotas).set({ remaining: 8 });
    expect((await ask(alice, etag)).status).toBe(304);
  });
});

describe('SV-02 every node follows the inventory', () => {
  it('two of them see what opens, changes and closes, without being asked to look', async () => {
    const node = await joinServer(server);
    const seenBy = async (which: TestServer) => {
      const response = await fetch(`${which.url}/api/surveys`, {
        headers: { authorization: `Bearer ${alice.uhash}` },
      });
      const body = (await response.json()) as Record<string, unknown>;
      return listedIn<{ hash: string; hot: boolean }>(body).map(({ hash, hot }) => `${hash} ${hot}`);
    };
    const bothSee = (expected: string[]) =>
      vi.waitFor(
        async () => expect([await seenBy(server), await seenBy(node)]).toEqual([expected, expected]),
        {
          timeout: 10_000,
          interval: 20,
        },
      );
    const opened = await survey();
    await bothSee([`${opened.hash} false`]);
    await change(opened, { hot: true });
    await bothSee([`${opened.hash} true`]);
    const [here, there] = await Promise.all(
      [server, node].map((which) => which.call('surveys/get-surveys', { as: alice.uhash })),
    );
    expect(here?.headers.get('etag')).toBe(there?.headers.get('etag'));
    await change(opened, { status: 'closed' });
    await bothSee([]);
    await node.stop();
  });

  it('a change whose transaction commits late is not missed', async () => {
    const slow = new pg.Client({ connectionString: server.connectionString });
    await slow.connect();
    const [late, early] = [
      await survey({ rank: 1, status: 'paused' }),
      await survey({ rank: 2, status: 'paused' }),
    ];
    await slow.query('begin');
    await slow.query(`update surveys set status = 'open' where id = ${late.id}`);
    await change(early, { status: 'open' });
    // The later number is visible first, and is shown without waiting for the slow one.
    expect(await list(alice)).toEqual([early.hash]);
    expect(await list(alice)).toEqual([early.hash]);
    await slow.query('commit');
    await slow.end();
    expect(await list(alice)).toEqual([late.hash, early.hash]);
  });

  it('a complete reading finds the same, and old changes can be forgotten', async () => {
    const [one, two] = [await survey({ rank: 1 }), await survey({ rank: 2 })];
    const before = await list(alice);
    await forgetInventoryChanges(server.database.db, new Date(Date.now() + 60_000));
    expect(await server.database.db.$count(inventory_changes)).toBe(0);
    await change(two, { status: 'closed' });
    await server.inventory.load();
    expect(before).toEqual([one.hash, two.hash]);
    expect(await list(alice)).toEqual([one.hash]);
  });
});
