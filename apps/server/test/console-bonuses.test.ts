// Bonuses of the console: Olga owns Pixel Quest's apps, Ana is its analyst, Rita owns another publisher's. The clock stands
// at Tuesday noon until a test moves it.
import type { Bonus } from '@earnwall/contract/entities/bonus';
import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import type { Survey } from '@earnwall/contract/entities/survey';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceTurned } from '#jobs/announce-schedules.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { bonus_claims } from '#store/schema/bonuses.ts';
import { aPublisher, changeApp } from '#testing/apps.ts';
import { aBonus } from '#testing/bonuses.ts';
import { aClick } from '#testing/clicks.ts';
import { aPerson as anOperator, type SignedInPerson } from '#testing/console-people.ts';
import { anOpenedOffer } from '#testing/offer-clicks.ts';
import { anOfferOfMilestones } from '#testing/offers.ts';
import { aUser, changeUser } from '#testing/people.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { aPlan } from './support/console-samples/bonuses.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import { aScene, clickOf, qualify, startSupplierServer } from './support/survey-clicks.ts';

let server: TestServer;
let other: TestServer;
let olga: SignedInPerson;
let ana: SignedInPerson;
let rita: SignedInPerson;
let app: AppRecord;
let alice: Person;
let bob: Person;
let survey: SurveyRecord;
const publisher_id = 'pixel-quest';
const hours = (count: number): number => count * 3_600_000;

beforeAll(async () => {
  server = await startSupplierServer();
  other = await joinServer(server);
  const { db } = server.database;
  await aPublisher(db, publisher_id);
  const rival = await aPublisher(db, 'rival');
  const now = noon;
  olga = await anOperator(db, 'owner', { publisher_id, name: 'Olga', now });
  ana = await anOperator(db, 'analyst', { publisher_id, name: 'Ana', now });
  rita = await anOperator(db, 'owner', { publisher_id: rival, name: 'Rita', now });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  at(noon);
  ({ app, alice, survey } = await aScene(server, 'alice'));
  await changeApp(server.database.db, app, { publisher_id });
  bob = await aPerson(server, app, 'bob');
});

function at(now: Date): void {
  server.clock.now = now;
  other.clock.now = now;
}
const later = (ms: number) => new Date(noon.getTime() + ms);
const local = (date: Date) => date.toISOString().slice(0, 16);

const as = ({ headers }: SignedInPerson) => ({ headers: { ...headers } });
const plan = (given: object, who = olga, key = crypto.randomUUID()) =>
  server.operate('console/bonuses/post-bonuses', {
    ...as(who),
    body: { key, app: app.id, ...aPlan, starts: null, ends: local(later(hours(48))), ...given },
  });
const made = async (given: object = {}): Promise<OperatedBonus> => {
  const { status, body } = await plan(given);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.bonus as OperatedBonus;
};
const show = async (id: string, who = olga) =>
  (await server.operate('console/bonuses/get-bonuses-id', { ...as(who), params: { id } })).body
    .bonus as OperatedBonus;
const end = (id: string, body: object = {}, who = olga) =>
  server.operate('console/bonuses/put-bonuses-end', { ...as(who), params: { id }, body });
const change = (id: string, body: object, who = olga) =>
  server.operate('console/bonuses/put-bonuses-id', {
    ...as(who),
    params: { id },
    body: { ...aPlan, ...body },
  });
const listed = async (query: object = {}, who = olga) => {
  const { body } = await server.operate('console/bonuses/get-bonuses', {
    ...as(who),
    query: { app: app.id, ...query },
  });
  return (body.bonuses as OperatedBonus[]).map(({ id }) => id);
};

async function priceFor(person: Person, node = server): Promise<number | undefined> {
  const { body } = await node.call('surveys/get-surveys', { as: person.uhash });
  return (body.surveys as Survey[]).find(({ hash }) => hash === survey.hash)?.user_reward;
}
async function shownTo(person: Person, node = server): Promise<string[]> {
  const { body } = await node.call('app/get-app', { as: person.uhash });
  return (body.extra as { bonus: Bonus[] }).bonus.map(({ type }) => type);
}
const auditOf = () =>
  server.database.db
    .select()
    .from(audit_events)
    .where(and(eq(audit_events.app_id, app.id), eq(audit_events.kind, 'change')))
    .orderBy(desc(audit_events.id));

describe('CO-02 a bonus that begins now', () => {
  it('is in prices and panels on every node at once, and ends for all; its Undo gives the end back', async () => {
    expect([await priceFor(alice), await priceFor(alice, other)]).toEqual([500, 500]);
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const bonus = await made();
    expect(bonus).toMatchObject({ state: 'running', percentage: 20, audience: { kind: 'everybody' } });
    expect(await receivedBy(panel)).toMatchObject([{ event: 'account-changed' }]);
    expect([await priceFor(alice), await priceFor(bob, other)]).toEqual([600, 600]);
    expect(await shownTo(alice, other)).toEqual(['percent']);

    at(later(hours(1)));
    const ended = await end(bonus.id);
    expect(ended.body).toMatchObject({
      bonus: { state: 'ended' },
      inverse: { ends_at: later(hours(48)).toISOString() },
    });
    expect(await receivedBy(panel)).toMatchObject([{ event: 'account-changed' }]);
    expect([await priceFor(alice), await priceFor(bob, other)]).toEqual([500, 500]);
    expect((await end(bonus.id)).status).toBe(409);

    const again = await end(bonus.id, ended.body.inverse as object);
    expect(again.body.bonus).toMatchObject({ state: 'running', ends_at: bonus.ends_at });
    expect(await priceFor(alice, other)).toBe(600);
    expect((await auditOf()).slice(0, 3).map(({ what, by }) => `${by}: ${what}`)).toEqual([
      'Olga: bonus resumed: 20% on surveys',
      'Olga: bonus ended: 20% on surveys',
      'Olga: bonus planned: 20% on surveys',
    ]);
    panel.end();
  });

  it('gets no other end than the one that ending it has replaced, and only while nothing was changed since', async () => {
    const { id } = await made();
    const refusedWith = async (ends_at: string | null) => {
      const { status, body } = await end(id, { ends_at });
      return [status, String(body.message)];
    };
    const nothingToGiveBack = [409, expect.stringContaining('there is no end to give back')];
    const another = [409, expect.stringContaining('Only the end it had before can be given back')];
    expect(await refusedWith(null)).toEqual(nothingToGiveBack);
    expect(await refusedWith(later(hours(90)).toISOString())).toEqual(nothingToGiveBack);
    at(later(hours(1)));
    const { body } = await end(id);
    expect(await refusedWith(null)).toEqual(another);
    expect(await refusedWith(later(hours(90)).toISOString())).toEqual(another);
    expect((await show(id)).state).toBe('ended');
    expect((await end(id, body.inverse as object)).status).toBe(200);
    expect((await end(id, body.inverse as object)).status).toBe(409);

    // One that has ended by the clock, after its end was moved, stays ended.
    expect((await change(id, { ends: local(later(hours(5))) })).status).toBe(200);
    at(later(hours(6)));
    expect(await refusedWith(later(hours(48)).toISOString())).toEqual(nothingToGiveBack);
    expect((await show(id)).state).toBe('ended');
  });

  it('whose former end is over stays ended', async () => {
    const { id } = await made({ ends: local(later(hours(2))) });
    const { body } = await end(id);
    at(later(hours(3)));
    expect((await end(id, body.inverse as object)).status).toBe(422);
  });

  it('that ends leaves the price of a survey that was opened while it ran', async () => {
    const { id } = await made();
    const cid = await qualify(alice, survey);
    at(later(hours(1)));
    await end(id);
    expect(await clickOf(server, cid)).toMatchObject({ user_reward: 600n, bonus_percent: 20 });
    expect(await priceFor(bob)).toBe(500);
  });

  it('is made once by the same key, also at the same time, and a key of somebody else is refused', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => plan({}, olga, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listed()).toEqual([key]);
    const theirs = await server.operate('console/bonuses/post-bonuses', {
      ...as(rita),
      body: { key, app: app.id, ...aPlan },
    });
    expect(theirs.status).toBe(404);
  });

  it('for one user is in the price of that one alone, and only who may see people learns whose it is', async () => {
    const { id } = await made({ audience: { kind: 'user', user: 'bob' } });
    expect([await priceFor(alice), await priceFor(bob, other)]).toEqual([500, 600]);
    expect((await show(id)).audience).toEqual({ kind: 'user', country: null, user: bob.uhash });
    expect((await show(id, ana)).audience.user).toBeNull();
    const views = await server.database.db
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.what, 'console/bonuses/get-bonuses-id'), eq(audit_events.app_id, app.id)));
    expect(views.map(({ user_id, by }) => [user_id, by])).toEqual([[bob.user.id, 'Olga']]);
  });

  it('for a country is in the price of its accounts alone', async () => {
    await changeUser(server.database.db, bob.user, { country: 'FR' });
    const before = await shownTo(bob);
    await made({ audience: { kind: 'country', country: 'FR' } });
    expect([before, await shownTo(alice), await shownTo(bob)]).toEqual([[], [], ['percent']]);
  });

  it('for goals pays the reward in the app’s currency', async () => {
    await changeApp(server.database.db, app, { decimals: 2 });
    const goals = { ...aPlan.goals, completes_surveys: 2 };
    const bonus = await made({ type: 'special', goals, reward: '2.50', percentage: null });
    expect(bonus).toMatchObject({ reward: 250, goals, percentage: null });
    expect(await shownTo(alice)).toEqual(['special']);
  });

  it('on an offer raises that one', async () => {
    const offer = await anOfferOfMilestones(server.database.db, 1);
    const bonus = await made({ type: 'offer_engagement', entities: [], offer });
    expect(bonus).toMatchObject({ entities: ['offers'], offer: { id: offer } });
    const found = await server.operate('console/bonuses/get-bonuses-offers', {
      ...as(olga),
      query: { search: offer },
    });
    expect(found.body.offers).toMatchObject([{ id: offer }]);
  });
});

describe('CO-02 a planned bonus', () => {
  it('begins by the clocks of its zone, and open panels learn of it', async () => {
    const bonus = await made({
      ...{ zone: 'Europe/Berlin', starts: '2090-03-25T00:00', ends: '2090-03-27T00:00' },
    });
    expect(bonus).toMatchObject({
      ...{ state: 'planned', zone: 'Europe/Berlin', starts: '2090-03-25T00:00', ends: '2090-03-27T00:00' },
      // 47 hours: clocks go forward on the 26th.
      ...{ starts_at: '2090-03-24T23:00:00.000Z', ends_at: '2090-03-26T22:00:00.000Z' },
    });
    expect(await shownTo(alice)).toEqual([]);

    const soon = await made({ starts: local(later(hours(1))) });
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    at(later(hours(1)));
    await announceTurned(server, later(hours(1) - 5_000), later(hours(1)));
    expect(await receivedBy(panel)).toMatchObject([{ event: 'account-changed' }]);
    expect(await shownTo(alice)).toEqual(['percent']);
    expect((await show(soon.id)).state).toBe('running');
    panel.end();
  });

  it('can be changed in all but its app, and cancelled and planned again', async () => {
    const { id } = await made({ starts: local(later(hours(24))) });
    const wish = { percentage: 35, starts: local(later(hours(30))), ends: local(later(hours(40))) };
    const changed = await change(id, { ...wish, audience: { kind: 'country', country: 'DE' } });
    expect(changed.body.bonus).toMatchObject({
      percentage: 35,
      audience: { kind: 'country', country: 'DE' },
    });
    const [event] = await auditOf();
    expect(event?.changes).toContainEqual({ field: 'percentage', old: 20, new: 35 });

    const cancelled = await end(id);
    expect(cancelled.body.bonus).toMatchObject({ state: 'cancelled' });
    expect((await change(id, wish)).status).toBe(409);
    const again = await end(id, cancelled.body.inverse as object);
    expect(again.body.bonus).toMatchObject({ state: 'planned', ends: wish.ends });
  });

  it('of one that runs only the end changes', async () => {
    const { id } = await made();
    const changed = await change(id, { percentage: 90, ends: local(later(hours(5))) });
    expect(changed.body.bonus).toMatchObject({ percentage: 20, ends_at: later(hours(5)).toISOString() });
    const past = await change(id, { ends: local(later(-hours(1))) });
    expect(past).toMatchObject({
      status: 422,
      body: { errors: { ends: ['The end must be after the start.'] } },
    });
  });

  it.each([
    [{ percentage: 0 }, 'percentage'],
    [{ percentage: 1001 }, 'percentage'],
    [{ entities: [] }, 'entities'],
    [{ type: 'special', reward: '5' }, 'goals'],
    [{ type: 'special', goals: { ...aPlan.goals, completes: 1 }, reward: '0' }, 'reward'],
    [{ type: 'offer_engagement', offer: 'no-such-offer' }, 'offer'],
    [{ audience: { kind: 'user', user: 'nobody-here' } }, 'audience'],
    [{ starts: '2090-01-02T00:00', ends: '2090-01-01T00:00' }, 'ends'],
    [{ ends: null }, 'ends'],
    [{ zone: 'Europe/Berlin', starts: '2090-03-26T02:30', ends: '2090-03-27T00:00' }, 'starts'],
    [{ zone: '+02:00' }, 'zone'],
  ])('%o is refused at its field', async (given, field) => {
    const { status, body } = await plan(given);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
    expect(await listed()).toEqual([]);
  });
});

describe('CO-02 the list', () => {
  const bonus = (given: Parameters<typeof aBonus>[3]) =>
    aBonus(server.database, app, noon, { percentage: 20, ...given });

  it('has what runs, is planned and has ended, by app and type, and not another publisher’s', async () => {
    const running = await bonus({});
    const planned = await bonus({ starts_at: later(hours(5)) });
    const ended = await bonus({ starts_at: later(-hours(9)), expires_at: later(-hours(8)) });
    const cancelled = await bonus({ starts_at: later(hours(3)), expires_at: later(hours(3)) });
    expect(await listed()).toEqual([planned.id, cancelled.id, running.id, ended.id]);
    expect(await listed({ state: 'running' })).toEqual([running.id]);
    expect(await listed({ state: 'planned' })).toEqual([planned.id]);
    expect(await listed({ state: 'ended' })).toEqual([cancelled.id, ended.id]);
    expect(await listed({ type: 'special' })).toEqual([]);
    const theirs = await server.operate('console/bonuses/get-bonuses', { ...as(rita), query: {} });
    expect(JSON.stringify(theirs.body)).not.toContain(app.id);
    expect(
      (await server.operate('console/bonuses/get-bonuses', { ...as(rita), query: { app: app.id } })).status,
    ).toBe(404);
    expect((await end(running.id, {}, rita)).status).toBe(404);
    expect((await end(running.id, {}, ana)).status).toBe(403);
  });

  it('is paged by 50, and all of it as CSV, which the audit has', async () => {
    const ids: string[] = [];
    for (let place = 0; place < 53; place += 1)
      ids.push((await bonus({ id: crypto.randomUUID(), starts_at: later(hours(place + 1)) })).id);
    ids.reverse();
    const first = await server.operate('console/bonuses/get-bonuses', {
      ...as(olga),
      query: { app: app.id },
    });
    expect((first.body.bonuses as OperatedBonus[]).map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(await listed({ after: first.body.next })).toEqual(ids.slice(50));
    const foreign = await server.operate('console/bonuses/get-bonuses', {
      ...as(rita),
      query: { after: ids[0] ?? '' },
    });
    expect(foreign.status).toBe(400);
    const file = await fetch(`${server.url}/api/console/bonuses?app=${app.id}&format=csv`, {
      headers: { ...olga.headers },
    });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(ids);
    const [view] = await server.database.db
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.what, 'console/bonuses/get-bonuses'), eq(audit_events.app_id, app.id)));
    expect(view?.by).toBe('Olga');
  });

  it('says what each has cost and brought, against the week before', async () => {
    const { db } = server.database;
    const percent = await bonus({ starts_at: later(-hours(10)), entities: ['surveys', 'offers'] });
    const click = (user: Person['user'], opened_at: Date, more: object = {}) =>
      aClick(db, user, survey, {
        ...{ state: 'complete', opened_at, started_at: opened_at, ended_at: opened_at, ...more },
      });
    // Alone it raised 500 by 100; with another bonus of 30% its part of 250 is 100.
    await click(alice.user, later(-hours(2)), { user_reward: 600n, bonus_percent: 20 });
    await click(bob.user, later(-hours(1)), { user_reward: 750n, bonus_percent: 50 });
    // Opened before it began, screened out, in test mode: none of them.
    await click(alice.user, later(-hours(11)));
    await click(alice.user, later(-hours(3)), { state: 'screen_out', user_reward: 600n, bonus_percent: 20 });
    await click(alice.user, later(-hours(3)), { test_mode: true, user_reward: 600n, bonus_percent: 20 });
    await click(alice.user, later(-hours(24 * 7 + 2)));
    const offer = await anOfferOfMilestones(db, 1);
    const raised = { user_reward: 1200n, user_reward_without_bonus: 1000n, reached_at: later(-hours(1)) };
    await anOpenedOffer(db, alice.user, { id: offer }, [raised], {
      ...{ opened_at: later(-hours(4)), bonus_percent: 20 },
    });
    expect((await show(percent.id)).results).toEqual({
      ...{ claims: 3, cost: { points: 400, usd_micros: 400_000 }, completes: 3, completes_before: 1 },
    });

    const special = await bonus({ type: 'special', percentage: null, user_reward: 750n, goal_completes: 1 });
    for (const { user } of [alice, bob])
      await db.insert(bonus_claims).values({
        ...{ bonus_id: special.id, app_id: app.id, user_id: user.id, user_reward: 750n, claimed_at: noon },
      });
    expect((await show(special.id)).results).toMatchObject({
      ...{ claims: 2, cost: { points: 1500, usd_micros: 1_500_000 } },
    });
  });
});

describe('CO-02 an estimate', () => {
  const estimate = (given: object, who = olga) =>
    server.operate('console/bonuses/post-bonuses-estimate', {
      ...as(who),
      body: { app: app.id, ...aPlan, starts: null, ends: local(later(hours(24))), ...given },
    });
  const weeksAgo = (weeks: number, ms = hours(1)) => later(ms - weeks * 7 * hours(24));

  beforeEach(async () => {
    const { db } = server.database;
    // On the same day of the week, one, two and four weeks ago; and on another day.
    for (const opened_at of [
      weeksAgo(1),
      weeksAgo(1, hours(2)),
      weeksAgo(2),
      weeksAgo(4),
      weeksAgo(1, hours(30)),
    ])
      await aClick(db, alice.user, survey, { state: 'complete', opened_at, ended_at: opened_at });
    const carol = await aUser(db, app, 'carol');
    await aClick(db, carol, survey, { state: 'complete', opened_at: weeksAgo(3), ended_at: weeksAgo(3) });
  });

  it('of a percentage is that of the average of four such days', async () => {
    const { body } = await estimate({ percentage: 50 });
    expect(body).toMatchObject({
      // 5 × 500 in four such days, half of a quarter of it.
      ...{ cost: { points: 312, usd_micros: 312_000 }, completes: 1 },
      based_on: { kind: 'same-days', spans: 4, to: later(-6 * hours(24)).toISOString() },
      currency: { name: 'Coins', decimals: 0 },
    });
  });

  it('of goals is the reward of those who reached them', async () => {
    const goals = { ...aPlan.goals, completes_surveys: 2 };
    const { body } = await estimate({ type: 'special', goals, reward: '1000' });
    expect(body).toMatchObject({ cost: { points: 250 }, completes: 0 });
    const one = await estimate({
      type: 'special',
      goals: { ...goals, completes_surveys: 1 },
      reward: '1000',
    });
    expect(one.body).toMatchObject({ cost: { points: 1000 }, completes: 1 });
  });

  it('is of the audience, and of more than a week by the last 28 days', async () => {
    const ofCarol = await estimate({ audience: { kind: 'user', user: 'carol' }, percentage: 100 });
    expect(ofCarol.body).toMatchObject({ cost: { points: 125 } });
    const long = await estimate({ ends: local(later(hours(24 * 14))), percentage: 100 });
    expect(long.body).toMatchObject({ based_on: { kind: 'last-28-days' }, cost: { points: 1500 } });
  });

  it('is refused as the bonus itself would be', async () => {
    expect((await estimate({ percentage: 5000 })).body).toMatchObject({ errors: { percentage: [/.+/] } });
    expect((await estimate({}, rita)).status).toBe(404);
  });
});
