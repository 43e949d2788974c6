// What publishers learn of the surveys for their users: by asking, and by the event `inventory.available`.
import { newSecret, verifyMessage } from '@earnwall/postbacks/signature';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceInventory } from '#jobs/announce-inventory.ts';
import type { OutgoingRequest, PostbackSender } from '#ports/postback-sender.ts';
import { postback_endpoints } from '#store/schema/postbacks.ts';
import { createMatching } from '#surveys/matching/matching.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { type AppRecord, anApp, changeApp, type NewApp } from '#testing/apps.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { aSurvey, changeSurvey } from '#testing/surveys.ts';
import { startServer, type TestServer } from './support/server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const secret = newSecret();

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

async function publisher(given: NewApp = {}) {
  const app = await anApp(server.database.db, given);
  return { app, as: await anApiKey(server.database.db, app) };
}

describe('GET /users/{user_id}/surveys', () => {
  const surveysOf = async (as: string, user_id: string, query: Record<string, string> = {}) => {
    await server.inventory.catchUp();
    return await server.publish('publisher/users/get-user-surveys', { as, params: { user_id }, query });
  };

  it('PB-04 lists what the user’s own panel would, with a link to each survey', async () => {
    const { app, as } = await publisher();
    const alice = await aUser(server.database.db, app, 'Alice/1');
    for (const rank of [1, 2, 3])
      await aSurvey(server.database.db, { rank, loi_seconds: 61, payout_micros: BigInt(rank * 100_000) });
    const { body } = await surveysOf(as, 'Alice/1', { limit: '2' });
    const { body: panel } = await server.call('surveys/get-surveys', { as: alice.uhash });
    const own = panel.surveys as { hash: string; user_reward: number }[];
    expect(body).toMatchObject({ available: own.length, notice: null, currency: 'Coins' });
    expect(body.surveys).toEqual(
      own.slice(0, 2).map(({ hash, user_reward }) => ({
        ...{ hash, reward: user_reward, minutes: 2 },
        link: `${server.url}/survey?app=${app.id}&sh=${hash}`,
      })),
    );
  });

  it('PB-04 takes the country of the account, or the one given', async () => {
    const { app, as } = await publisher({ checks_location: false });
    await aUser(server.database.db, app, 'bob');
    await aSurvey(server.database.db, { country: 'NZ' });
    expect((await surveysOf(as, 'bob', { country: 'NZ' })).body.available).toBe(1);
    const nowhere = { available: 0, surveys: [], notice: 'no_surveys' };
    expect((await surveysOf(as, 'bob', { country: 'IS' })).body).toMatchObject(nowhere);
    expect((await surveysOf(as, 'bob', { country: 'nz' })).status).toBe(400);
    expect((await surveysOf(as, 'bob', { device: 'fridge' })).status).toBe(400);
  });

  it('PB-04 lists nothing for whom the panel would show a notice', async () => {
    const { app, as } = await publisher();
    const carol = await aUser(server.database.db, app, 'carol');
    await aSurvey(server.database.db);
    expect((await surveysOf(as, 'carol', { country: 'NZ' })).body).toMatchObject({
      ...{ available: 0, notice: 'location_error' },
    });
    await changeUser(server.database.db, carol, { state: 'banned' });
    expect((await surveysOf(as, 'carol')).body).toMatchObject({ available: 0, notice: 'banned' });
    await changeUser(server.database.db, carol, { state: 'closed' });
    expect((await surveysOf(as, 'carol')).body).toMatchObject({ available: 0, notice: 'no_surveys' });
  });

  it('PB-04 knows no user of another app', async () => {
    const [one, other] = [await publisher(), await publisher()];
    await aUser(server.database.db, one.app, 'dana');
    expect((await surveysOf(other.as, 'dana')).status).toBe(404);
  });
});

describe('inventory.available', () => {
  /** Whose countries nobody else has surveys in. */
  const countries = ['AD', 'AG', 'AI', 'AO', 'AW', 'AX', 'BB', 'BF', 'BI', 'BJ', 'BM', 'BN'];
  let country = '';
  let app: AppRecord;
  let as: string;
  let requests: OutgoingRequest[];
  let failure: string | null;
  const sender: PostbackSender = {
    send: async (request) => {
      requests.push(request);
      return { status: failure ? 500 : 200, failure, answer: '', ms: 1 };
    },
    problemOf: async () => null,
    close: async () => {},
  };

  beforeEach(async () => {
    country = countries.shift() ?? expect.fail('no country is left');
    ({ app, as } = await publisher());
    requests = [];
    failure = null;
  });

  const endpoint = (given: Partial<typeof postback_endpoints.$inferInsert> = {}) =>
    server.database.db
      .insert(postback_endpoints)
      .values({ app_id: app.id, url: 'https://game.example/postbacks', secret, ...given });
  const want = (user_id: string, inventory = true) =>
    server.publish('publisher/users/put-user-notifications', {
      as,
      params: { user_id },
      body: { inventory },
    });
  /** Somebody of this country who wants to know, was here a day ago, and has no survey. */
  const somebody = async (uuid = 'alice') => {
    const user = await aUser(server.database.db, app, uuid);
    const seen_at = new Date(server.clock.now.getTime() - dayMs);
    await changeUser(server.database.db, user, { country, seen_at });
    expect((await want(uuid)).body).toEqual({ inventory: true });
    return user;
  };
  /** Five minutes later, on a node that knows all surveys. */
  const nextCheck = async () => {
    later(5 * minuteMs);
    const { database, clock } = server;
    const matching = createMatching(database, 'a secret');
    await matching.inventory.load();
    const tools = { database, matching, sender, now: () => clock.now };
    return await announceInventory(tools, new AbortController().signal);
  };
  const ofThisApp = () =>
    requests.map(({ body }) => JSON.parse(String(body))).filter(({ data }) => data.app === app.id);

  it('PB-04 is sent once, signed, when there are surveys again', async () => {
    await endpoint();
    await somebody();
    expect(await nextCheck()).toBe(0);
    await aSurvey(server.database.db, { country, payout_micros: 200_000n });
    await aSurvey(server.database.db, { country, payout_micros: 500_000n });
    expect(await nextCheck()).toBe(1);
    const data = {
      app: app.id,
      user_id: 'alice',
      surveys: 2,
      best_reward: 250,
      currency: 'Coins',
      test: false,
    };
    const timestamp = server.clock.now.toISOString();
    expect(ofThisApp()).toEqual([{ type: 'inventory.available', timestamp, data }]);
    const [request = expect.fail('no request')] = requests;
    expect(request).toMatchObject({ method: 'POST', url: 'https://game.example/postbacks' });
    expect(request.headers['webhook-id']).toMatch(/^evt_[0-9a-f]{32}$/);
    const { headers, body } = request;
    expect(verifyMessage({ headers, body: body ?? '' }, [secret], server.clock.now)).toBe('ok');
    expect(await nextCheck()).toBe(0);
  });

  it('PB-04 is sent at most once in 24 hours', async () => {
    await endpoint();
    await somebody();
    await nextCheck();
    const survey = await aSurvey(server.database.db, { country });
    const goAndCome = async () => {
      await changeSurvey(server.database.db, survey, { status: 'closed' });
      await nextCheck();
      await changeSurvey(server.database.db, survey, { status: 'open' });
      return await nextCheck();
    };
    expect([await nextCheck(), await goAndCome()]).toEqual([1, 0]);
    later(dayMs);
    expect(await goAndCome()).toBe(1);
  });

  it('PB-04 is not sent about whom have come by themselves since, or who had surveys all along', async () => {
    await endpoint();
    const alice = await somebody();
    await nextCheck();
    await aSurvey(server.database.db, { country });
    await somebody('bob');
    later(minuteMs);
    await changeUser(server.database.db, alice, { seen_at: server.clock.now });
    expect([await nextCheck(), await nextCheck()]).toEqual([0, 0]);
  });

  it('PB-04 that did not arrive is sent again under its id, three times at most', async () => {
    await endpoint();
    await somebody();
    await nextCheck();
    await aSurvey(server.database.db, { country });
    failure = 'HTTP 500';
    for (let checks = 0; checks < 5; checks += 1) expect(await nextCheck()).toBe(0);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(requests.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
  });

  it('PB-04 is signed by both secrets while they are rotated', async () => {
    const previous_secret = newSecret();
    await endpoint({ previous_secret, previous_until: new Date(server.clock.now.getTime() + dayMs) });
    await somebody();
    await nextCheck();
    await aSurvey(server.database.db, { country });
    await nextCheck();
    const [{ headers, body } = expect.fail('no request')] = requests;
    for (const one of [secret, previous_secret])
      expect(verifyMessage({ headers, body: body ?? '' }, [one], server.clock.now)).toBe('ok');
  });

  it.each([
    ['a signed GET', { form: 'get' as const }],
    ['an endpoint that is paused', { state: 'paused' as const }],
    ['an endpoint that is gone', { state: 'gone' as const }],
  ])('PB-04 is not sent to %s', async (_name, given) => {
    await endpoint(given);
    await somebody();
    await nextCheck();
    await aSurvey(server.database.db, { country });
    expect(await nextCheck()).toBe(0);
  });

  it('PB-04 is for those alone who want it, and says where it comes from a test', async () => {
    await endpoint();
    await changeApp(server.database.db, app, { test_mode: true });
    await somebody('alice');
    await somebody('bob');
    await nextCheck();
    expect((await want('bob', false)).body).toEqual({ inventory: false });
    expect((await want('bob', false)).status).toBe(200);
    expect((await want('alice')).status).toBe(200);
    expect((await want('nobody')).status).toBe(404);
    await aSurvey(server.database.db, { country });
    await nextCheck();
    expect(ofThisApp().map(({ data }) => [data.user_id, data.test])).toEqual([['alice', true]]);
  });

  it('PB-04 a publisher that fails is left alone until the next run, however many users it has', async () => {
    await endpoint();
    const { db } = server.database;
    await db.execute(sql`
      insert into users (app_id, uuid, uhash, country, seen_at)
      select ${app.id}, number, ${app.id} || number, ${country}, ${new Date(0).toISOString()}
      from generate_series(1, 250) as number`);
    await db.execute(sql`
      insert into inventory_subscriptions (app_id, user_id, had_surveys, checked_at)
      select app_id, id, false, ${server.clock.now.toISOString()} from users where app_id = ${app.id}`);
    await aSurvey(db, { country });
    failure = 'HTTP 500';
    await nextCheck();
    expect(requests).toHaveLength(10);
    failure = null;
    expect(await nextCheck()).toBe(250);
  });

  it('PB-04 a publisher that fails does not keep another from its events', async () => {
    await endpoint({ url: 'https://dead.example/' });
    await somebody('alice');
    const dead = app;
    ({ app, as } = await publisher());
    await endpoint();
    await somebody('bob');
    await nextCheck();
    await aSurvey(server.database.db, { country });
    const failing: PostbackSender = {
      ...sender,
      send: async (request, signal) => {
        const answer = await sender.send(request, signal);
        return request.url.includes('dead') ? { ...answer, failure: 'connection refused' } : answer;
      },
    };
    later(5 * minuteMs);
    const matching = createMatching(server.database, 'a secret');
    await matching.inventory.load();
    const tools = { database: server.database, matching, sender: failing, now: () => server.clock.now };
    expect(await announceInventory(tools, new AbortController().signal)).toBe(1);
    expect(requests.map(({ body }) => JSON.parse(String(body)).data.app).toSorted()).toEqual(
      [dead.id, app.id].toSorted(),
    );
  });
});
