// From the link of an offer to its points: the tracking endpoint, the network's events, deadlines, reversals and releases.

import { rewardLines } from '@earnwall/domain/ledger/entry';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseDue } from '#jobs/release-points.ts';
import { withPostback } from '#publishers/postback.ts';
import { openDatabase } from '#store/engine/database.ts';
import { DatabaseBusy } from '#store/engine/failures.ts';
import { checkBooks } from '#store/money/books.ts';
import { postMovement } from '#store/money/ledger.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { movements } from '#store/schema/ledger.ts';
import { offer_clicks, offer_events } from '#store/schema/offer-clicks.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { users } from '#store/schema/users.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { anOffer, type OfferRecord } from '#testing/offers.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { noon } from './support/clock.ts';
import { listen } from './support/listeners.ts';
import {
  eventMessage,
  follow,
  network,
  offerFor,
  openOfferOf,
  sendEvent,
  startOfferServer,
} from './support/offers.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import { balancesOf, post, sign } from './support/survey-clicks.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

let server: TestServer;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startOfferServer({
    networks: new Map([
      [network.id, network],
      ['another-network', { ...network, id: 'another-network' }],
    ]),
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app);
});
afterEach(async () => {
  expect(await checkBooks(server.database.db)).toEqual([]);
});

const later = (ms: number) => server.clock.forward(ms);
const clicksOf = (person: Person) =>
  server.database.db.select().from(offer_clicks).where(eq(offer_clicks.user_id, person.user.id));
const eventsOf = (click: string) =>
  server.database.db
    .select()
    .from(offer_events)
    .where(eq(offer_events.click_id, click))
    .orderBy(offer_events.id);
const movementsOf = (click: string) =>
  server.database.db.select().from(movements).where(eq(movements.cid, click)).orderBy(movements.id);
const messagesOf = (one: AppRecord) => postbacksIn(server.database.db, one);
const release = (node = server) =>
  releaseDue(
    { database: node.database, realtime: node.realtime, now: () => server.clock.now },
    new AbortController().signal,
  );

describe('GET /track/{token}', () => {
  it('SV-01 leads to the network, signed, and begins the way through the offer once', async () => {
    const offer = await anOffer(server.database.db, { time_limit_minutes: 60 });
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const { tracking_url } = await offerFor(server, alice, offer);
    expect(await clicksOf(alice)).toEqual([]);

    const first = await follow(server, tracking_url);
    const link = new URL(String(first.location));
    const [click, ...others] = await clicksOf(alice);
    expect(others).toEqual([]);
    expect(click).toMatchObject({
      offer_id: offer.id,
      platform: 'android',
      opened_at: noon,
      test_mode: false,
    });
    expect(click?.ends_at).toEqual(new Date(noon.getTime() + 60 * minuteMs));
    expect(`${link.origin}${link.pathname}`).toBe('https://network.test/network/track');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      campaign: offer.network_ref,
      click: click?.id,
      platform: 'android',
      sig: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await panel.next()).toMatchObject({ event: 'offer-opened', data: { offer_id: offer.id } });

    later(5 * minuteMs);
    const again = await follow(server, tracking_url);
    expect(again.location).toBe(first.location);
    expect(await clicksOf(alice)).toEqual([click]);
  });

  it('SV-06 works for the longest names', async () => {
    const app = await anApp(server.database.db, {
      id: `app-${'x'.repeat(120)}`,
      requires_security_hash: false,
    });
    const person = await aPerson(server, app);
    const offer = await anOffer(server.database.db, { id: 'o'.repeat(126) });
    expect(await openOfferOf(server, person, offer)).toMatch(/^[\w-]{43}$/);
  });

  it('ID-02 fifty who open it at once, on two nodes, begin it once', async () => {
    const offer = await anOffer(server.database.db);
    const { tracking_url } = await offerFor(server, alice, offer);
    const path = new URL(String(tracking_url)).pathname;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${server.url}${path}`, { redirect: 'manual' })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await clicksOf(alice)).toHaveLength(1);
  });

  it('SV-06 leads home, and writes nothing, for whoever has no way on', async () => {
    const { db } = server.database;
    const offer = await anOffer(db);
    const { tracking_url } = await offerFor(server, alice, offer);
    const home = async (link = tracking_url) => expect((await follow(server, link)).location).toBe('/');
    await home(`${tracking_url}x`);
    await home(String(tracking_url).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    await home(`${server.url}/track/${'A'.repeat(2_000)}`);

    for (const [shut, reopened] of [
      [{ state: 'banned' }, { state: 'active' }],
      [
        { state: 'banned', state_scope: 'offers' },
        { state: 'active', state_scope: 'all' },
      ],
      [{ state: 'closed' }, { state: 'active' }],
    ] as const) {
      await db.update(users).set(shut).where(eq(users.uhash, alice.uhash));
      await home();
      await db.update(users).set(reopened).where(eq(users.uhash, alice.uhash));
    }
    for (const [shut, reopened] of [
      [{ offers_enabled: false }, { offers_enabled: true }],
      [{ status: 'off' }, { status: 'open' }],
      [{ maintenance: true }, { maintenance: false }],
    ] as const) {
      await changeApp(db, app, shut);
      await home();
      await changeApp(db, app, reopened);
    }
    const closed: Partial<OfferRecord>[] = [{ status: 'paused' }, { status: 'open', countries: ['DE'] }];
    for (const shut of closed) {
      await db.update(offers).set(shut).where(eq(offers.id, offer.id));
      await home();
    }
    await db.update(offers).set({ countries: [] }).where(eq(offers.id, offer.id));
    await db.update(offer_networks).set({ status: 'paused' });
    await home();
    await db.update(offer_networks).set({ status: 'live' });
    expect(await clicksOf(alice)).toEqual([]);
  });

  it('SV-06 never leads to a host that is not stored for the network', async () => {
    const offer = await anOffer(server.database.db);
    const { tracking_url } = await offerFor(server, alice, offer);
    const { db } = server.database;
    await db.update(offer_networks).set({ redirect_hosts: ['elsewhere.test'] });
    expect((await follow(server, tracking_url)).status).toBe(500);
    await db.update(offer_networks).set({ redirect_hosts: ['network.test'] });
    expect((await follow(server, tracking_url)).status).toBe(302);
  });

  it('lets nobody in who only looks ahead', async () => {
    const offer = await anOffer(server.database.db);
    const { tracking_url } = await offerFor(server, alice, offer);
    expect((await follow(server, tracking_url, { 'sec-purpose': 'prefetch' })).status).toBe(503);
    await fetch(String(tracking_url), { method: 'HEAD', redirect: 'manual' });
    expect(await clicksOf(alice)).toEqual([]);
  });

  it('goes on for who has begun when the offer closes, until it is over for them', async () => {
    const { db } = server.database;
    const offer = await anOffer(db, { time_limit_minutes: 60 });
    const { tracking_url } = await offerFor(server, alice, offer);
    await follow(server, tracking_url);
    await db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id));
    expect((await follow(server, tracking_url)).location).toContain('network.test');
    later(60 * minuteMs);
    expect((await follow(server, tracking_url)).location).toBe('/');
    expect(await offerFor(server, alice, offer)).toMatchObject({
      status: 4,
      tracking_url: null,
      time_left: null,
    });
  });
});

describe('events of a network', () => {
  it('SV-04 several milestones of several events are each paid when they are reached', async () => {
    const offer = await anOffer(server.database.db, {}, [
      { event_ref: 'install', name: 'Install' },
      { event_ref: 'level', required_event_count: 2, payout_micros: 200_000n },
      { event_ref: 'level', required_event_count: 4, payout_micros: 400_000n },
    ]);
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const click = await openOfferOf(server, alice, offer);
    await panel.next();
    const standing = async () => {
      const { status, collected_points, rewards } = await offerFor(server, alice, offer);
      return [status, collected_points, rewards.map(({ event_count }) => event_count)];
    };
    expect(await standing()).toEqual([0, 0, [0, 0, 0]]);

    expect(await sendEvent(server, click, { event: 'install' })).toMatchObject({
      status: 200,
      body: '{"status":"received"}',
    });
    expect(await standing()).toEqual([1, 50, [1, 0, 0]]);
    expect(await panel.next()).toMatchObject({ event: 'offer-progressed', data: { offer_id: offer.id } });
    const [install] = (await offerFor(server, alice, offer)).rewards;
    expect(await panel.next()).toMatchObject({
      event: 'earnings-changed',
      data: { credits: [{ key: `offer:${offer.id}:${install?.id}`, amount: 50, label: install?.name }] },
    });

    await sendEvent(server, click, { event: 'level' });
    expect(await standing()).toEqual([1, 50, [1, 1, 1]]);
    expect(await panel.next()).toMatchObject({ event: 'offer-progressed' });
    await sendEvent(server, click, { event: 'level' });
    expect(await standing()).toEqual([1, 150, [1, 2, 2]]);
    for (let level = 3; level <= 5; level += 1) await sendEvent(server, click, { event: 'level' });
    expect(await standing()).toEqual([2, 350, [1, 2, 4]]);
    expect(await balancesOf(server, alice)).toEqual({ user: 350n });
    expect((await eventsOf(click)).map(({ effect, amount }) => [effect, amount])).toEqual([
      ['reached', 50n],
      ['counted', 0n],
      ['reached', 100n],
      ['counted', 0n],
      ['reached', 200n],
      ['nothing', 0n],
    ]);
    const [{ finished_at } = { finished_at: null }] = await clicksOf(alice);
    expect(finished_at).toEqual(noon);
  });

  it('SV-05 each credit leaves one message to the publisher, with what it was for', async () => {
    const offer = await anOffer(server.database.db, { name: 'Dragon Isles' }, [{ name: 'Reach level 1' }]);
    const click = await openOfferOf(server, alice, offer);
    await sendEvent(server, click, { transaction: 'ev-1' });
    expect(await messagesOf(app)).toMatchObject([
      {
        type: 'credit',
        user_id: alice.user.id,
        payload: {
          cid: click,
          offer_id: offer.id,
          task_id: `${offer.id}-0`,
          outcome: 'complete',
          amount: 50,
          currency_name: 'Coins',
          reason: 'Dragon Isles: Reach level 1',
          test: false,
        },
      },
    ]);
  });

  it('SV-04 the same event is recorded once, however often it comes and at however many nodes', async () => {
    const second = await joinServer(server, { networks: new Map([[network.id, network]]) });
    const offer = await anOffer(server.database.db);
    const click = await openOfferOf(server, alice, offer);
    const message = eventMessage(click, { transaction: 'ev-once' }, server.clock.now);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        post(place % 2 ? server : second, message, { 'x-signature': sign(message) }, network.id),
      ),
    );
    await second.stop();
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 {"status":"received"}']),
    );
    expect(await eventsOf(click)).toHaveLength(1);
    expect(await balancesOf(server, alice)).toEqual({ user: 50n });
  });

  it('SV-04 different events at once on two nodes count each once, and each milestone pays once', async () => {
    const second = await joinServer(server, { networks: new Map([[network.id, network]]) });
    const offer = await anOffer(server.database.db, {}, [
      { event_ref: 'level', required_event_count: 10 },
      { event_ref: 'level', required_event_count: 20 },
      { event_ref: 'level', required_event_count: 30 },
    ]);
    const click = await openOfferOf(server, alice, offer);
    await Promise.all(
      Array.from({ length: 30 }, (_, place) => sendEvent(place % 2 ? server : second, click)),
    );
    await second.stop();
    expect(await offerFor(server, alice, offer)).toMatchObject({ status: 2, collected_points: 150 });
    expect(await movementsOf(click)).toHaveLength(3);
    expect(await balancesOf(server, alice)).toEqual({ user: 150n });
  });

  it('SV-04 a reversal takes back what was paid, before or after its event, and another event pays again', async () => {
    const offer = await anOffer(server.database.db);
    const click = await openOfferOf(server, alice, offer);
    await sendEvent(server, click, { transaction: 'a' });
    await sendEvent(server, click, { transaction: 'b', reverses: 'a' });
    expect(await offerFor(server, alice, offer)).toMatchObject({ status: 0, collected_points: 0 });
    expect(await balancesOf(server, alice)).toEqual({ user: 0n });
    await sendEvent(server, click, { transaction: 'd', reverses: 'c' });
    await sendEvent(server, click, { transaction: 'c' });
    expect(await balancesOf(server, alice)).toEqual({ user: 0n });
    await sendEvent(server, click, { transaction: 'e' });
    expect(await offerFor(server, alice, offer)).toMatchObject({ status: 2, collected_points: 50 });
    expect((await eventsOf(click)).map(({ effect }) => effect)).toEqual([
      'reached',
      'reversed',
      'parked',
      'nothing',
      'reached',
    ]);
    const messages = await messagesOf(app);
    expect(messages.map(({ type, payload }) => [type, payload.amount, payload.outcome])).toEqual([
      ['credit', 50, 'complete'],
      ['reversal', -50, 'reversed'],
      ['credit', 50, 'complete'],
    ]);
    expect(messages[1]?.payload.reverses).toBe(messages[0]?.transaction_id);
  });

  it('OF-06 what happened before the deadline counts even if it is reported later; what happened after it does not', async () => {
    const offer = await anOffer(server.database.db, { time_limit_minutes: 60 }, [
      {},
      { event_ref: 'level', required_event_count: 2 },
    ]);
    const click = await openOfferOf(server, alice, offer);
    later(2 * dayMs);
    await sendEvent(server, click, { at: new Date(noon.getTime() + 59 * minuteMs) });
    await sendEvent(server, click, { at: new Date(noon.getTime() + 61 * minuteMs) });
    expect(await offerFor(server, alice, offer)).toMatchObject({
      status: 4,
      collected_points: 50,
      tracking_url: null,
      rewards: [
        { status: 2, event_count: 1 },
        { status: 0, event_count: 1 },
      ],
    });
    later(50 * dayMs);
    await sendEvent(server, click, { at: new Date(noon.getTime() + 30 * minuteMs) });
    expect((await eventsOf(click)).map(({ effect }) => effect)).toEqual(['reached', 'nothing', 'review']);
    expect(await balancesOf(server, alice)).toEqual({ user: 50n });
  });

  it('ID-10 an offer opened in test mode can be opened anew once the app is live, and pays', async () => {
    const { db } = server.database;
    const offer = await anOffer(db);
    await changeApp(db, app, { test_mode: true });
    const tried = await openOfferOf(server, alice, offer);
    await sendEvent(server, tried);
    expect(await offerFor(server, alice, offer)).toMatchObject({ status: 2, collected_points: 50 });

    await changeApp(db, app, { test_mode: false });
    expect(await offerFor(server, alice, offer)).toMatchObject({ status: -1, collected_points: 0 });
    const real = await openOfferOf(server, alice, offer);
    expect(real).not.toBe(tried);
    expect(await openOfferOf(server, alice, offer)).toBe(real);
    await sendEvent(server, real);
    expect(await offerFor(server, alice, offer)).toMatchObject({ status: 2, collected_points: 50 });
    expect(await balancesOf(server, alice)).toEqual({ user: 50n, user_test: 50n });
  });

  it('ID-10 in test mode the points are no money, and need not wait', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const offer = await anOffer(server.database.db, {}, [{ hold_days: 7 }]);
    const click = await openOfferOf(server, alice, offer);
    await sendEvent(server, click);
    expect(await balancesOf(server, alice)).toEqual({ user_test: 50n });
    expect(await messagesOf(app)).toMatchObject([{ payload: { test: true, amount: 50 } }]);
  });

  it('SV-04 pays what was promised at the opening, whatever the catalogue says later', async () => {
    const { db } = server.database;
    const offer = await anOffer(db);
    const click = await openOfferOf(server, alice, offer);
    await db
      .update(offer_rewards)
      .set({ payout_micros: 1n, required_event_count: 9, hold_days: 90, is_open: false })
      .where(eq(offer_rewards.offer_id, offer.id));
    await changeApp(db, app, { exchange_rate_micros: 1n });
    await sendEvent(server, click);
    expect(await balancesOf(server, alice)).toEqual({ user: 50n });
  });

  it('SV-06 accepts events only from the network the click belongs to', async () => {
    const offer = await anOffer(server.database.db);
    const click = await openOfferOf(server, alice, offer);
    const message = eventMessage(click, {}, noon);
    const signed = { 'x-signature': sign(message) };
    const statusOf = async (body: string, headers: Record<string, string>, to = network.id) =>
      (await post(server, body, headers, to)).status;
    expect(await statusOf(message, {})).toBe(401);
    expect(await statusOf(message, { 'x-signature': sign(message, 'another key') })).toBe(401);
    expect(await statusOf(message.replace('level', 'levels'), signed)).toBe(401);
    const nonsense = JSON.stringify({ transaction: 'x', click });
    expect(await statusOf(nonsense, { 'x-signature': sign(nonsense) })).toBe(422);
    expect(await statusOf(message, signed, 'another-network')).toBe(404);
    expect(await statusOf(message, signed, 'nobody')).toBe(404);
    const unknown = eventMessage('no-such-click', {}, noon);
    expect(await statusOf(unknown, { 'x-signature': sign(unknown) })).toBe(404);
    expect(await eventsOf(click)).toEqual([]);
    expect(await statusOf(message, signed)).toBe(200);
    const lines = server.logged.filter((line) =>
      /A (callback was refused|report could not be applied)/.test(line),
    );
    expect(lines.at(-1)).toContain('"unknown_click"');
    expect(lines.join('')).not.toContain(click);
  });

  it('SV-04 a database that is away acknowledges nothing', async () => {
    const away = openDatabase({ connectionString: 'postgres://127.0.0.1:1/none' }, { warn: () => {} });
    const alone = await joinServer(server, { networks: new Map([[network.id, network]]), database: away });
    const message = eventMessage('any', {}, noon);
    const answer = await post(alone, message, { 'x-signature': sign(message) }, network.id);
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
    await alone.stop();
    await away.close();
  });
});

describe('points that wait', () => {
  const heldOffer = () => anOffer(server.database.db, {}, [{ hold_days: 7, event_ref: 'order' }]);
  const until = new Date(noon.getTime() + 7 * dayMs);

  it('OF-09 count at their date, and not before', async () => {
    const offer = await heldOffer();
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const click = await openOfferOf(server, alice, offer);
    await panel.next();
    await sendEvent(server, click, { event: 'order' });
    expect(await panel.next()).toMatchObject({ event: 'offer-progressed' });
    expect(await balancesOf(server, alice)).toEqual({ user_pending: 50n });
    expect(await messagesOf(app)).toMatchObject([
      { type: 'pending', payload: { amount: 0, pending: 50, balance: 0, pending_balance: 50 } },
    ]);
    const earned = async () => (await server.call('app/get-app', { as: alice.uhash })).body.earned_thirtydays;
    expect(await earned()).toBe(0);

    server.clock.now = new Date(until.getTime() - 1);
    expect(await release()).toBe(0);
    server.clock.now = until;
    expect(await release()).toBe(1);
    expect(await release()).toBe(0);
    expect(await balancesOf(server, alice)).toEqual({ user_pending: 0n, user: 50n });
    expect(await earned()).toBe(50);
    expect(await panel.next()).toMatchObject({ event: 'offer-progressed', data: { offer_id: offer.id } });
    expect(await panel.next()).toMatchObject({
      event: 'earnings-changed',
      data: { credits: [{ amount: 50 }] },
    });
    expect(await offerFor(server, alice, offer)).toMatchObject({
      status: 2,
      pending_until: null,
      rewards: [{ status: 3, pending_until: null }],
    });
    const [pending, released] = await messagesOf(app);
    expect(released).toMatchObject({
      type: 'release',
      payload: {
        amount: 50,
        pending: -50,
        balance: 50,
        pending_balance: 0,
        reverses: pending?.transaction_id,
      },
    });
    const { body } = await server.call('activities/get-activities', {
      as: alice.uhash,
      params: { tab: 'offers' },
    });
    expect(body).toMatchObject([{ status: 2, reward: 50, time: until.toISOString() }, { status: 1 }]);
  });

  it('OF-09 are released once, when twenty look at once on two nodes', async () => {
    const second = await joinServer(server);
    const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(server, app)));
    const offer = await heldOffer();
    for (const person of people) {
      const click = await openOfferOf(server, person, offer);
      await sendEvent(server, click, { event: 'order' });
    }
    server.clock.now = until;
    const runs = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) => release(place % 2 ? server : second)),
    );
    await second.stop();
    // A run that waits too long for a user leaves them to another run.
    const failures = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
    expect(failures.filter((failure) => !(failure instanceof DatabaseBusy))).toEqual([]);
    for (const person of people)
      expect(await balancesOf(server, person)).toEqual({ user_pending: 0n, user: 50n });
  });

  it('OF-09 a release and a reversal at once end in the same, whoever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      server.clock.now = noon;
      const person = await aPerson(server, app);
      const offer = await heldOffer();
      const click = await openOfferOf(server, person, offer);
      await sendEvent(server, click, { event: 'order', transaction: `order-${round}` });
      server.clock.now = until;
      await Promise.all([
        release(),
        sendEvent(server, click, {
          event: 'order',
          transaction: `back-${round}`,
          reverses: `order-${round}`,
        }),
      ]);
      const { user = 0n, user_pending } = await balancesOf(server, person);
      expect([user, user_pending]).toEqual([0n, 0n]);
    }
  });

  it('SV-04 are taken back from where they are: waiting, or counting', async () => {
    const offer = await heldOffer();
    const click = await openOfferOf(server, alice, offer);
    await sendEvent(server, click, { event: 'order', transaction: 'o1' });
    await sendEvent(server, click, { event: 'order', transaction: 'b1', reverses: 'o1' });
    expect(await balancesOf(server, alice)).toEqual({ user_pending: 0n });
    const [pending, taken] = await messagesOf(app);
    expect(taken).toMatchObject({
      type: 'reversal',
      payload: { amount: 0, pending: -50, pending_balance: 0, reverses: pending?.transaction_id },
    });
    later(dayMs);
    await sendEvent(server, click, { event: 'order', transaction: 'o2' });
    later(7 * dayMs);
    expect(await release()).toBe(1);
    await sendEvent(server, click, { event: 'order', transaction: 'b2', reverses: 'o2' });
    expect(await balancesOf(server, alice)).toEqual({ user_pending: 0n, user: 0n });
    await sendEvent(server, click, { event: 'order', transaction: 'o3' });
    later(7 * dayMs);
    expect(await release()).toBe(1);
    expect(await balancesOf(server, alice)).toEqual({ user_pending: 0n, user: 50n });
    expect((await movementsOf(click)).map(({ kind }) => kind)).toEqual([
      'pending',
      'reversal',
      'pending',
      'release',
      'reversal',
      'pending',
      'release',
    ]);
  });

  it('SV-04 one whose release fails holds up nobody else', async () => {
    const offer = await heldOffer();
    const bob = await aPerson(server, app);
    for (const person of [alice, bob]) {
      const click = await openOfferOf(server, person, offer);
      await sendEvent(server, click, { event: 'order' });
    }
    const [hers] = await clicksOf(alice);
    // The very name of her release is spent already.
    await server.database.transaction((tx) =>
      postMovement(
        tx,
        withPostback(
          {
            ...{
              app_id: app.id,
              user_id: alice.user.id,
              kind: 'adjustment',
              reason: 'By hand',
              cid: null,
              at: noon,
            },
            ...{ source: 'offer-release', transaction: `${hers?.id}:${offer.id}-0:1` },
            lines: rewardLines(1n, false),
          },
          { sid: null, outcome: null, price: app, subid: {} },
        ),
      ),
    );
    server.clock.now = until;
    await expect(release()).rejects.toThrow('has a transaction id that was used before');
    expect(await balancesOf(server, alice)).toEqual({ user_pending: 50n, user: 1n });
    expect(await balancesOf(server, bob)).toEqual({ user_pending: 0n, user: 50n });
  });
});
