// The offers of a user: the list, one offer, what waits and what was earned, through the calls of the API.
import type { Offer } from '@earnwall/contract/entities/offer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { offer_clicks } from '#store/schema/offer-clicks.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { users } from '#store/schema/users.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aBonus } from '#testing/bonuses.ts';
import { anOffer } from '#testing/offers.ts';
import { noon } from './support/clock.ts';
import { offerFor, openOfferOf, sendEvent, startOfferServer } from './support/offers.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';

const dayMs = 86_400_000;

let server: TestServer;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startOfferServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  await server.database.db.update(offers).set({ status: 'closed' });
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app);
});

const list = async (query: Record<string, string> = {}, as = alice.uhash) => {
  const { body } = await server.call('offers/get-offers', { as, query });
  return body as { result: string; offers: Offer[]; my_offer: Offer[]; type?: string; data?: object };
};
const ids = async (query: Record<string, string> = {}) => (await list(query)).offers.map(({ id }) => id);
const later = (ms: number) => server.clock.forward(ms);

describe('GET /offers', () => {
  it('OF-01 has the best offers first, and knows of a change at once', async () => {
    const { db } = server.database;
    const second = await anOffer(db, { rank: 20 });
    const first = await anOffer(db, { rank: 10 });
    expect(await ids()).toEqual([first.id, second.id]);
    await db.update(offers).set({ rank: 30 }).where(eq(offers.id, first.id));
    expect(await ids()).toEqual([second.id, first.id]);
    await db.update(offers).set({ status: 'paused' }).where(eq(offers.id, second.id));
    expect(await ids()).toEqual([first.id]);
    await db.update(offer_networks).set({ status: 'paused' });
    expect(await ids()).toEqual([]);
    await db.update(offer_networks).set({ status: 'live' });
    expect(await ids()).toEqual([first.id]);
    await db.update(offer_rewards).set({ is_open: false }).where(eq(offer_rewards.offer_id, first.id));
    expect(await ids()).toEqual([]);
  });

  it('PL-01 costs next to nothing to ask again: a client that has the list gets a 304, until something is new', async () => {
    const offer = await anOffer(server.database.db);
    const ask = (etag: string) =>
      server.call('offers/get-offers', { as: alice.uhash, headers: { 'if-none-match': etag } });
    const first = await ask('');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\//);
    expect([first.status, (await ask(etag)).status]).toEqual([200, 304]);
    await server.database.db.update(offers).set({ status: 'paused' }).where(eq(offers.id, offer.id));
    expect((await ask(etag)).status).toBe(200);
  });

  it('OF-02 keeps to the chosen platforms', async () => {
    const { db } = server.database;
    const phones = await anOffer(db, { platforms: ['ios', 'android'] });
    const desk = await anOffer(db, { platforms: ['desktop'] });
    expect(await ids()).toEqual([phones.id, desk.id]);
    expect(await ids({ platform: 'ios' })).toEqual([phones.id]);
    expect(await ids({ platform: 'desktop' })).toEqual([desk.id]);
    expect(await ids({ platform: 'desktop,android' })).toEqual([phones.id, desk.id]);
    const { body } = await server.call('offers/get-offers', {
      as: alice.uhash,
      query: { platform: 'toaster' },
    });
    expect(body.code).toBe('bad-request');
  });

  it('OF-08 has featured offers by themselves, and no more than asked for', async () => {
    const { db } = server.database;
    const [plain, star, other] = [
      await anOffer(db),
      await anOffer(db, { featured: true }),
      await anOffer(db, { featured: true }),
    ];
    expect(await ids({ 'is-featured-list': 'true' })).toEqual([star.id, other.id]);
    expect(await ids({ 'is-featured-list': 'true', limit: '1' })).toEqual([star.id]);
    expect(await ids({ limit: '1' })).toEqual([plain.id]);
  });

  it('SV-02 shows only what is for the country of the visit', async () => {
    const { db } = server.database;
    const everywhere = await anOffer(db, { countries: [] });
    const here = await anOffer(db, { countries: ['DE', 'US'] });
    await anOffer(db, { countries: ['DE'] });
    expect(await ids()).toEqual([everywhere.id, here.id]);
  });

  it('OF-04 says all about an offer, priced as it will be paid', async () => {
    const offer = await anOffer(
      server.database.db,
      {
        title: '<b>Dragon</b> Isles<script>alert(1)</script>',
        description: '<p style="text-align:center;position:fixed">Play</p>',
        steps: '<p style="text-align:center">Play</p>',
        icon_url: 'https://cdn.test/icon.png',
        image_url: 'javascript:alert(1)',
        active_earners: 12,
        popularity: 34,
        time_limit_minutes: 3 * 24 * 60,
      },
      [
        { name: 'Install', event_ref: 'install' },
        { name: 'Reach level 2', required_event_count: 2, payout_micros: 300_000n, time_limit_minutes: 60 },
      ],
    );
    const {
      offers: [shown],
    } = await list();
    expect(shown).toMatchObject({
      id: offer.id,
      name: 'Dragon Isles',
      title: '<b>Dragon</b> Isles',
      description: '<p style="text-align:center">Play</p>',
      steps: '<p>Play</p>',
      icon: 'https://cdn.test/icon.png',
      icon_url: 'https://cdn.test/icon.png',
      platforms: ['ios', 'android'],
      reward: 200,
      reward_without_bonus: 200,
      bonus: 0,
      item: 'Install',
      active_earners: 12,
      status: -1,
      category: 'game',
      collected_points: 0,
      time_left: 4_320,
      provider: 'Sandbox Network',
      popularity: 0,
      tasks: 2,
      pending_until: null,
    });
    expect(shown?.tracking_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/track\/[\w-]+$/);
    expect(shown?.rewards).toMatchObject([
      { name: 'Install', reward: 50, status: 0, event_count: 0, required_event_count: 1, time_left: 4_320 },
      { name: 'Reach level 2', reward: 150, status: 0, required_event_count: 2, time_left: 60 },
    ]);
    expect(await offerFor(server, alice, offer)).toEqual(shown);
  });

  it('OF-05 popularity is the place of an offer among the others of its network, whatever that counts', async () => {
    const { db } = server.database;
    await db.insert(offer_networks).values({ id: 'loud', name: 'Loud Network', status: 'live' });
    const counts = [10, 40, 20, 30];
    for (const popularity of counts) await anOffer(db, { popularity });
    for (const popularity of counts) await anOffer(db, { popularity: popularity * 1e6, network_id: 'loud' });
    const { offers: shown } = await list();
    expect(shown.map(({ popularity }) => popularity)).toEqual([0, 75, 25, 50, 0, 75, 25, 50]);
  });

  it('BO-01 adds bonuses to its prices, and an opened offer keeps them', async () => {
    const offer = await anOffer(server.database.db);
    const other = await anOffer(server.database.db);
    const expires_at = new Date(noon.getTime() + dayMs);
    const add = (bonus: Parameters<typeof aBonus>[3]) =>
      aBonus(server.database, app, noon, { expires_at, ...bonus });
    await add({ type: 'percent', entities: ['offers'], percentage: 20 });
    await add({ type: 'offer_engagement', entities: ['offers'], percentage: 80, offer_id: offer.id });
    const prices = async () =>
      (await list()).offers.map(({ reward, reward_without_bonus, bonus }) => [
        reward,
        reward_without_bonus,
        bonus,
      ]);
    expect(await prices()).toEqual([
      [100, 50, 100],
      [60, 50, 20],
    ]);
    const click = await openOfferOf(server, alice, offer);
    await openOfferOf(server, alice, other);
    later(2 * dayMs);
    expect(await prices()).toEqual([
      [100, 50, 100],
      [60, 50, 20],
    ]);
    await sendEvent(server, click);
    expect(await offerFor(server, alice, offer)).toMatchObject({ status: 2, collected_points: 100 });
  });

  it('OF-01 keeps what a user has begun among their own, also when nobody else sees it any more', async () => {
    const { db } = server.database;
    const offer = await anOffer(db, {}, [{ event_ref: 'install' }, { event_ref: 'purchase' }]);
    const bob = await aPerson(server, app);
    const click = await openOfferOf(server, alice, offer);
    expect(await list()).toMatchObject({
      offers: [{ id: offer.id, status: 0 }],
      my_offer: [{ id: offer.id, status: 0, item: 'Reach level 1' }],
    });
    await sendEvent(server, click, { event: 'install' });
    expect(await list()).toMatchObject({
      my_offer: [{ status: 1, item: 'Reach level 2', collected_points: 50 }],
    });
    await sendEvent(server, click, { event: 'purchase' });
    expect(await list()).toMatchObject({
      offers: [],
      my_offer: [{ status: 2, item: null, tracking_url: null, collected_points: 100 }],
    });
    expect(await list({ platform: 'desktop' })).toMatchObject({ my_offer: [{ id: offer.id }] });
    await db
      .update(offers)
      .set({ status: 'closed', title: '<i>Closed</i><script>' })
      .where(eq(offers.id, offer.id));
    expect(await list()).toMatchObject({ my_offer: [{ id: offer.id, title: '<i>Closed</i>' }] });
    expect(await list({}, bob.uhash)).toEqual({ result: 'success', offers: [], my_offer: [] });
  });

  it.each([
    ['a ban from everything', { state: 'banned', state_scope: 'all' }, 'banned'],
    ['a ban from offers', { state: 'banned', state_scope: 'offers' }, 'banned'],
    ['a hold', { state: 'on_hold', state_scope: 'all' }, 'on_hold'],
    ['a review', { state: 'on_review', state_scope: 'all' }, 'on_review'],
    ['a ban from surveys', { state: 'banned', state_scope: 'surveys' }, undefined],
  ] as const)('NO-01 %s has its notice in place of the list', async (_what, state, type) => {
    const until = new Date(noon.getTime() + dayMs);
    await server.database.db
      .update(users)
      .set({ ...state, state_until: until })
      .where(eq(users.uhash, alice.uhash));
    const answer = await list();
    expect(answer.type).toBe(type);
    expect(answer.result).toBe(type ? 'error' : 'success');
    if (type === 'banned') expect(answer.data).toMatchObject({ banned_until: until.toISOString() });
  });
});

describe('an offer in the reader’s language', () => {
  const german = {
    title: '<b>Dracheninseln</b><script>alert(1)</script>',
    description: '<p>Spiel.</p>',
    steps: '<ol><li onclick="x()">Spiel.</li></ol>',
  };
  const cleaned = { title: '<b>Dracheninseln</b>', description: '<p>Spiel.</p>' };
  const ask = async (name: 'offers/get-offers' | 'offers/get-offers-pending-points', language: string) =>
    (await server.call(name, { as: alice.uhash, headers: { 'x-user-locale': language } })).body;

  it('LO-01 OF-10 is shown in the network’s own translation, cleaned; in other languages in English', async () => {
    const offer = await anOffer(server.database.db, { translations: { de: german } }, [
      { name: 'Reach level 1', names: { de: 'Erreiche Level 1' } },
    ]);
    const steps = '<ol><li>Spiel.</li></ol>';
    const rewards = [{ name: 'Erreiche Level 1' }];
    expect(await ask('offers/get-offers', 'de')).toMatchObject({
      offers: [{ ...cleaned, steps, name: 'Dragon Isles', item: 'Erreiche Level 1', rewards }],
    });
    expect(await ask('offers/get-offers', 'fr')).toMatchObject({
      offers: [{ title: 'Dragon Isles', description: '<p>Play.</p>', item: 'Reach level 1' }],
    });
    await openOfferOf(server, alice, offer);
    await server.database.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id));
    expect(await ask('offers/get-offers', 'de')).toMatchObject({
      my_offer: [{ ...cleaned, steps, rewards }],
    });
  });

  it('LO-01 its steps are called the same among points that wait and in the history', async () => {
    const offer = await anOffer(server.database.db, {}, [
      { name: 'Install', event_ref: 'install', names: { de: 'Installieren' } },
      { name: 'Order', event_ref: 'order', hold_days: 7, names: { de: 'Bestellen' } },
    ]);
    const click = await openOfferOf(server, alice, offer);
    for (const event of ['install', 'order']) await sendEvent(server, click, { event });
    const history = async (language: string) =>
      (
        await server.call('activities/get-activities', {
          ...{ as: alice.uhash, params: { tab: 'offers' }, headers: { 'x-user-locale': language } },
        })
      ).body;
    const named = (task_name: string) => expect.arrayContaining([expect.objectContaining({ task_name })]);
    expect(await ask('offers/get-offers-pending-points', 'de')).toMatchObject([{ task_name: 'Bestellen' }]);
    expect(await ask('offers/get-offers-pending-points', 'ja')).toMatchObject([{ task_name: 'Order' }]);
    expect(await history('de')).toEqual(named('Installieren'));
    expect(await history('ja')).toEqual(named('Install'));
  });
});

describe('GET /offers/{id}', () => {
  it('OF-14 takes is_preloaded, and answers 404 for what is not there', async () => {
    const { db } = server.database;
    const offer = await anOffer(db);
    const ask = (id: string) =>
      server.call('offers/get-offers-id', {
        as: alice.uhash,
        params: { id },
        query: { is_preloaded: 'true' },
      });
    expect((await ask(offer.id)).body).toMatchObject({ data: { id: offer.id, status: -1 } });
    expect((await ask('another')).status).toBe(404);
    await db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id));
    expect((await ask(offer.id)).status).toBe(404);
  });

  it('SV-06 shows one user nothing of another’s way through it', async () => {
    const offer = await anOffer(server.database.db);
    const bob = await aPerson(server, app);
    const click = await openOfferOf(server, alice, offer);
    await sendEvent(server, click);
    const [hers, his] = [await offerFor(server, alice, offer), await offerFor(server, bob, offer)];
    expect([hers.status, his.status]).toEqual([2, -1]);
    expect(JSON.stringify(hers)).not.toContain(click);
    expect(his.tracking_url).not.toBeNull();
  });
});

describe('what was earned and what waits', () => {
  it('OF-09 points that wait are listed with their date and summed, and nobody else’s are', async () => {
    const { db } = server.database;
    const held = await anOffer(db, { name: 'Bean Box' }, [
      { name: 'Order a box', event_ref: 'order', hold_days: 14 },
      { name: 'Order again', event_ref: 'again', hold_days: 7 },
    ]);
    const bob = await aPerson(server, app);
    const click = await openOfferOf(server, alice, held);
    await sendEvent(server, click, { event: 'order' });
    await sendEvent(server, click, { event: 'again' });
    const until = (days: number) => new Date(noon.getTime() + days * dayMs).toISOString();
    const pending = (as: string) => server.call('offers/get-offers-pending-points', { as });
    const total = (as: string) => server.call('offers/get-offers-pending-points-total', { as });
    expect((await pending(alice.uhash)).body).toEqual([
      { offer_id: held.id, offer_name: 'Bean Box', task_name: 'Order again', time: until(7), points: 50 },
      { offer_id: held.id, offer_name: 'Bean Box', task_name: 'Order a box', time: until(14), points: 50 },
    ]);
    expect((await total(alice.uhash)).body).toEqual({ data: { pending_points: 100 } });
    expect((await pending(bob.uhash)).body).toEqual([]);
    expect((await total(bob.uhash)).body).toEqual({ data: { pending_points: 0 } });
    expect(await offerFor(server, alice, held)).toMatchObject({
      status: 3,
      pending_until: until(14),
      collected_points: 100,
      rewards: [
        { status: 1, pending_until: until(14) },
        { status: 1, pending_until: until(7) },
      ],
    });
  });

  it('AH-04 the history has what was opened and what was paid, newest first, and not what waits', async () => {
    const { db } = server.database;
    const game = await anOffer(db, { name: 'Dragon Isles' }, [{ name: 'Reach level 1' }]);
    const held = await anOffer(db, { name: 'Bean Box' }, [{ hold_days: 14 }]);
    const history = async (query: Record<string, string> = {}) =>
      (await server.call('activities/get-activities', { as: alice.uhash, params: { tab: 'offers' }, query }))
        .body;
    expect(await history()).toEqual([]);
    const click = await openOfferOf(server, alice, game);
    later(60_000);
    const waiting = await openOfferOf(server, alice, held);
    later(60_000);
    await sendEvent(server, click);
    await sendEvent(server, waiting);
    const line = {
      result: null,
      click_time: null,
      reason: null,
      topic: null,
      has_timeline: false,
      id: expect.any(String),
    };
    expect(await history()).toEqual([
      {
        ...line,
        name: 'Dragon Isles',
        task_name: 'Reach level 1',
        status: 2,
        reward: 50,
        time: server.clock.now.toISOString(),
      },
      { ...line, name: 'Bean Box', task_name: null, status: 1, reward: 0, time: expect.any(String) },
      { ...line, name: 'Dragon Isles', task_name: null, status: 1, reward: 0, time: noon.toISOString() },
    ]);
    expect(await history({ limit: '1' })).toHaveLength(1);
    expect(JSON.stringify(await history())).not.toContain(click);
  });
});

describe('an app without offers', () => {
  it('OF-12 has none anywhere: no list, no offer, no link, nothing that waits, no history', async () => {
    const offer = await anOffer(server.database.db, {}, [{ hold_days: 3 }]);
    const { tracking_url } = await offerFor(server, alice, offer);
    const click = await openOfferOf(server, alice, offer);
    await sendEvent(server, click);
    await changeApp(server.database.db, app, { offers_enabled: false });
    const ask = (name: Parameters<TestServer['call']>[0], params: Record<string, string> = {}) =>
      server.call(name, { as: alice.uhash, params });
    expect((await ask('offers/get-offers')).body).toEqual({ result: 'success', offers: [], my_offer: [] });
    expect((await ask('offers/get-offers-id', { id: offer.id })).status).toBe(404);
    expect((await ask('offers/get-offers-pending-points')).body).toEqual([]);
    expect((await ask('offers/get-offers-pending-points-total')).body).toEqual({
      data: { pending_points: 0 },
    });
    expect((await ask('activities/get-activities', { tab: 'offers' })).body).toEqual([]);
    expect((await ask('app/get-app')).body).toMatchObject({ offers_settings: { is_enabled: false } });
    const bob = await aPerson(server, app);
    const followed = await fetch(String(tracking_url), { redirect: 'manual' });
    expect(followed.headers.get('location')).toBe('/');
    const opened = await server.database.db
      .select()
      .from(offer_clicks)
      .where(eq(offer_clicks.user_id, bob.user.id));
    expect(opened).toEqual([]);
  });
});
