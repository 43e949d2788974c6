// Special bonuses on the real server: what counts towards their goals, and claims that pay exactly once.
import type { Bonus, SpecialDetails } from '@earnwall/contract/entities/bonus';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BonusRecord } from '#store/money/bonuses.ts';
import { checkBooks } from '#store/money/books.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { bonus_claims } from '#store/schema/bonuses.ts';
import { movements } from '#store/schema/ledger.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aBonus } from '#testing/bonuses.ts';
import { aClick } from '#testing/clicks.ts';
import { offersDone } from '#testing/offer-clicks.ts';
import { changeUser } from '#testing/people.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { randomHash } from '#testing/random-hash.ts';
import { hours, noon } from './support/clock.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import { anExchangeSurvey, balancesOf, enter, report, startSupplierServer } from './support/survey-clicks.ts';

let server: TestServer;
let other: TestServer;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startSupplierServer();
  other = await joinServer(server);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = other.clock.now = noon;
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app, 'alice');
});

const special = (given: Parameters<typeof aBonus>[3] = {}): Promise<BonusRecord> =>
  aBonus(server.database, app, noon, {
    ...{ type: 'special', user_reward: 750n, goal_completes_surveys: 2 },
    ...given,
  });

const claim = (node = server, person = alice) => node.call('bonuses/post-bonus-claim', { as: person.uhash });

async function detailsFor(person: Person): Promise<SpecialDetails[]> {
  const { body } = await server.call('app/get-app', { as: person.uhash });
  const { bonus } = body.extra as { bonus: Bonus[] };
  return bonus.flatMap((each) => (each.type === 'special' ? [each.details] : []));
}

/** A survey taken and paid, all the way. */
async function complete(person: Person): Promise<{ cid: string; transaction: string }> {
  const cid = await enter(server, person, await anExchangeSurvey(server));
  const transaction = randomHash();
  await report(server, cid, { code: '10', transaction });
  return { cid, transaction };
}

/** As many surveys completed at one moment. */
async function completed(count: number, at = noon, given: Parameters<typeof aClick>[3] = {}): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const survey = await anExchangeSurvey(server);
    const taken = { state: 'complete', started_at: at, ended_at: at } as const;
    await aClick(server.database.db, alice.user, survey, { ...taken, ...given });
  }
}

describe('the goals of a special bonus', () => {
  it('BO-03 count surveys that were completed, from its start on, and none that was taken back', async () => {
    await special({ goal_completes: 5, starts_at: hours(-1), expires_at: hours(5) });
    await completed(3, hours(-2));
    await completed(1, hours(-0.5));
    await completed(1, hours(-0.5), { test_mode: true });
    await completed(1, hours(-0.5), { state: 'screen_out' });
    const { cid, transaction } = await complete(alice);
    expect(await detailsFor(alice)).toEqual([
      {
        ...{
          goal_completes: 5,
          reached_completes: 2,
          goal_completes_surveys: 2,
          reached_completes_surveys: 2,
        },
        ...{ goal_finished: 0, reached_finished: 0, goal_finished_offers: 0, reached_finished_offers: 0 },
        ...{ user_reward: 750, is_claimed: false },
      },
    ]);
    await report(server, cid, { code: '90', reverses: transaction });
    expect(await detailsFor(alice)).toMatchObject([{ reached_completes: 1, reached_completes_surveys: 1 }]);
  });

  it('BO-03 count finished offers and their milestones, and completes of both together', async () => {
    const open = { goal_completes_surveys: 0 };
    await special({ ...open, goal_completes: 9, id: `${app.id}-both`, expires_at: hours(1) });
    await special({ ...open, goal_completes: 9, entities: ['offers'], expires_at: hours(2) });
    await completed(2);
    await offersDone(server.database.db, alice.user, [
      { finished_at: noon, reached: [hours(-2), noon, noon] },
      { finished_at: null, reached: [noon, null] },
      { finished_at: hours(-2), reached: [hours(-2)] },
    ]);
    const reached = { reached_completes_surveys: 2, reached_finished: 3, reached_finished_offers: 1 };
    expect(await detailsFor(alice)).toMatchObject([
      { ...reached, reached_completes: 3 },
      { ...reached, reached_completes: 1 },
    ]);
  });
});

describe('POST /bonus/claim', () => {
  it('BO-03 pays once and says so, and the open panel is notified', async () => {
    const { id } = await special();
    await completed(2);
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    for (let time = 0; time < 3; time += 1) {
      expect(await claim()).toMatchObject({ status: 200, body: { result: true, user_reward: 750 } });
    }
    expect(await receivedBy(panel)).toMatchObject([
      { event: 'earnings-changed', data: { credits: [{ amount: 750 }] } },
    ]);
    expect(await balancesOf(server, alice)).toEqual({ user: 750n });
    expect(await detailsFor(alice)).toMatchObject([{ is_claimed: true, user_reward: 750 }]);
    const [movement] = await server.database.db.select().from(movements).where(eq(movements.app_id, app.id));
    expect(movement).toMatchObject({
      ...{ kind: 'bonus', source: 'bonus', transaction: `${id}:${app.id}:${alice.user.id}` },
    });
    server.clock.now = hours(25);
    expect(await detailsFor(alice)).toEqual([]);
  });

  it('BO-03 is paid once however many ask at once on two nodes, and all get the same answer', async () => {
    await special();
    await special({ user_reward: 50n, goal_completes_surveys: 1 });
    await completed(2);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => claim(turn % 2 === 0 ? server : other)),
    );
    const said = answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
    expect(new Set(said)).toEqual(new Set(['200 {"result":true,"user_reward":800}']));
    const { db } = server.database;
    expect(await db.select().from(movements).where(eq(movements.app_id, app.id))).toHaveLength(2);
    expect((await postbacksIn(db, app)).map(({ type }) => type)).toEqual(['bonus', 'bonus']);
    expect(await db.select().from(bonus_claims).where(eq(bonus_claims.app_id, app.id))).toHaveLength(2);
    expect(await balancesOf(server, alice)).toEqual({ user: 800n });
    expect(await checkBooks(db)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, number, string]>([
    ['there is none', async () => {}, 404, 'There is no bonus to claim.'],
    ['it begins later', () => special({ starts_at: hours(1) }), 404, 'There is no bonus to claim.'],
    ['it is for another person', specialOfBob, 404, 'There is no bonus to claim.'],
    [
      'only a percent bonus is there',
      () => aBonus(server.database, app, noon, { percentage: 20 }),
      404,
      'There is no bonus to claim.',
    ],
    ['goals are open', () => special(), 422, 'The goals of this bonus are not reached yet.'],
    ['its time is over', reachedTooLate, 422, 'This bonus has expired.'],
  ])('BO-03 credits nothing when %s', async (_what, prepare, status, message) => {
    await prepare();
    const answer = await claim();
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await balancesOf(server, alice)).toEqual({});
  });

  async function specialOfBob() {
    const bob = await aPerson(server, app, 'bob');
    await special({ user_id: bob.user.id, goal_completes_surveys: 0 });
    expect((await claim(server, bob)).status).toBe(200);
  }
  async function reachedTooLate() {
    await completed(2, hours(-0.5));
    await special({ expires_at: noon });
  }

  it('BO-03 gives the same answer even when the bonus has expired since', async () => {
    await special({ expires_at: hours(1) });
    await completed(2);
    expect((await claim()).status).toBe(200);
    server.clock.now = hours(2);
    expect(await claim()).toMatchObject({ status: 200, body: { user_reward: 750 } });
    expect(await balancesOf(server, alice)).toEqual({ user: 750n });
  });

  it('BO-03 is refused to an account that is banned, and its goals wait', async () => {
    await special();
    await completed(2);
    await changeUser(server.database.db, alice.user, { state: 'banned' });
    expect((await claim()).status).toBe(403);
    await changeUser(server.database.db, alice.user, { state: 'active' });
    expect((await claim()).status).toBe(200);
  });

  it('BO-03 gives no real points in test mode', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    await special({ goal_completes_surveys: 1 });
    await completed(1, noon, { test_mode: true });
    expect((await claim()).status).toBe(200);
    expect(await balancesOf(server, alice)).toEqual({ user_test: 750n });
    expect(await checkBooks(server.database.db)).toEqual([]);
  });

  it('ID-10 a claim in test mode leaves the real one to be claimed, once, and the other way round', async () => {
    const { db } = server.database;
    await special({ goal_completes_surveys: 1 });
    await completed(1, noon, { test_mode: true });
    await changeApp(db, app, { test_mode: true });
    expect((await claim()).status).toBe(200);

    await changeApp(db, app, { test_mode: false });
    expect(await detailsFor(alice)).toMatchObject([{ is_claimed: false, reached_completes: 0 }]);
    expect((await claim()).status).toBe(422);
    await completed(1);
    for (let time = 0; time < 2; time += 1)
      expect(await claim()).toMatchObject({ status: 200, body: { user_reward: 750 } });
    expect(await detailsFor(alice)).toMatchObject([{ is_claimed: true }]);

    await changeApp(db, app, { test_mode: true });
    expect((await claim()).status).toBe(200);
    expect(await balancesOf(server, alice)).toEqual({ user: 750n, user_test: 750n });
    expect(await checkBooks(db)).toEqual([]);
  });
});
