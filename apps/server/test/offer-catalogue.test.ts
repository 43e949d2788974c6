// A network's catalogue becomes our offers (SV-01): page by page from whatever it says, and from the sandbox's own feed.
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncCatalogue } from '#jobs/sync-catalogue.ts';
import { CursorExpired } from '#ports/feed.ts';
import type { CataloguePage, NetworkMilestone, NetworkOffer, OfferNetwork } from '#ports/offer-network.ts';
import { findOffersVersion } from '#store/offers/offer-networks.ts';
import { findOpenOffers } from '#store/offers/offers.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { anOffer } from '#testing/offers.ts';
import { noon } from './support/clock.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { network as anyNetwork } from './support/offers.ts';
import { startSandbox } from './support/outside/sandbox.ts';

const now = () => noon;
const { signal } = new AbortController();

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const milestone = (given: Partial<NetworkMilestone> = {}): NetworkMilestone => ({
  event_ref: 'level',
  required_event_count: 5,
  name: 'Reach level 5',
  names: {},
  payout_micros: 800_000n,
  hold_days: 3,
  progress_layout: 'progress',
  is_highlighted: true,
  ...given,
});

const offered = (ref: string, given: Partial<NetworkOffer> = {}): NetworkOffer => ({
  ref,
  name: ref,
  title: ref,
  description: '',
  steps: '',
  translations: {},
  icon_url: null,
  image_url: null,
  category: 'game',
  platforms: ['ios'],
  countries: ['US'],
  popularity: 1,
  active_earners: 2,
  time_limit_minutes: 60,
  milestones: [milestone()],
  ...given,
});

/** A network that answers what the test says, whatever it is asked. */
function saying(id: string, ...pages: (Partial<CataloguePage> | Error)[]): OfferNetwork {
  return {
    ...anyNetwork,
    id,
    readCatalogue: async () => {
      const page = pages.shift();
      if (!page || page instanceof Error) throw page ?? new Error('Nobody should have asked');
      return { offers: [], closed: [], unread: [], cursor: 'c1', complete: true, ...page };
    },
  };
}

const sync = (network: OfferNetwork) => syncCatalogue(network, { database: test.database, now, signal });
const oursOf = (id: string) =>
  test.database.db.select().from(offers).where(eq(offers.network_id, id)).orderBy(asc(offers.network_ref));
const standing = async (id: string) =>
  Object.fromEntries((await oursOf(id)).map(({ network_ref, status }) => [network_ref, status]));
const rewardsOf = async (id: string) => {
  const found = await test.database.db
    .select({ reward: offer_rewards })
    .from(offer_rewards)
    .innerJoin(offers, eq(offers.id, offer_rewards.offer_id))
    .where(eq(offers.network_id, id))
    .orderBy(asc(offer_rewards.position));
  return found.map(({ reward }) => reward);
};

describe('SV-01 the catalogue of a network', () => {
  it('SV-01 is read whole, and nothing changes when nothing has changed', async () => {
    const page = { offers: [offered('a'), offered('b', { time_limit_minutes: null, countries: [] })] };
    expect(await sync(saying('whole', page))).toEqual({ changed: 4, closed: 0, skipped: 0 });
    const before = [
      await oursOf('whole'),
      await rewardsOf('whole'),
      await findOffersVersion(test.database.db),
    ];
    expect(before[0]).toMatchObject([
      { network_ref: 'a', status: 'open', platforms: ['ios'], countries: ['US'], time_limit_minutes: 60 },
      { network_ref: 'b', status: 'open', countries: [], time_limit_minutes: null },
    ]);
    expect(await sync(saying('whole', page))).toEqual({ changed: 0, closed: 0, skipped: 0 });
    expect([
      await oursOf('whole'),
      await rewardsOf('whole'),
      await findOffersVersion(test.database.db),
    ]).toEqual(before);
  });

  it('SV-01 changes, closes and opens again with the network; what an operator has paused stays so', async () => {
    const id = 'changing';
    await sync(saying(id, { offers: [offered('a'), offered('b'), offered('c')], cursor: 'c1' }));
    await test.database.db
      .update(offers)
      .set({ status: 'paused', featured: true })
      .where(eq(offers.network_ref, 'b'));
    const news = {
      offers: [offered('a', { name: 'Another name' }), offered('b', { name: 'B' })],
      closed: ['c', 'x'],
    };
    expect(await sync(saying(id, { ...news, cursor: 'c2' }))).toEqual({ changed: 2, closed: 1, skipped: 0 });
    expect(await standing(id)).toEqual({ a: 'open', b: 'paused', c: 'closed' });
    expect(await oursOf(id)).toMatchObject([{ name: 'Another name' }, { name: 'B', featured: true }, {}]);
    await sync(saying(id, { offers: [offered('c')], cursor: 'c3' }));
    expect(await standing(id)).toEqual({ a: 'open', b: 'paused', c: 'open' });
  });

  it('LO-01 brings its texts in other languages along, and changes of them', async () => {
    const id = 'translated';
    const german = { title: 'Titel', description: 'Text', steps: 'Schritte' };
    const translated = (title: string) => ({
      offers: [
        offered('a', {
          translations: { de: { ...german, title } },
          milestones: [milestone({ names: { de: 'Level 5' } })],
        }),
      ],
    });
    await sync(saying(id, translated('Titel')));
    expect(await oursOf(id)).toMatchObject([{ translations: { de: german } }]);
    expect(await rewardsOf(id)).toMatchObject([{ names: { de: 'Level 5' } }]);
    expect(await sync(saying(id, translated('Titel')))).toMatchObject({ changed: 0 });
    expect(await sync(saying(id, translated('Neu')))).toMatchObject({ changed: 1 });
    expect(await oursOf(id)).toMatchObject([{ translations: { de: { ...german, title: 'Neu' } } }]);
  });

  it('SV-01 a milestone is known by its event and its count; one that is withdrawn stays for who was promised it', async () => {
    const id = 'milestones';
    const [five, ten] = [milestone(), milestone({ required_event_count: 10, name: 'Reach level 10' })];
    await sync(saying(id, { offers: [offered('a', { milestones: [five, ten, five] })], cursor: 'c1' }));
    const idsByCount = async () =>
      new Map((await rewardsOf(id)).map((reward) => [reward.required_event_count, reward.id]));
    const before = await idsByCount();
    expect(before.size).toBe(2);
    const dearer = { ...ten, payout_micros: 9_000_000n };
    await sync(saying(id, { offers: [offered('a', { milestones: [dearer] })], cursor: 'c2' }));
    const standing = (await rewardsOf(id)).map(({ required_event_count, payout_micros, is_open }) => [
      required_event_count,
      payout_micros,
      is_open,
    ]);
    expect(standing.toSorted()).toEqual([
      [10, 9_000_000n, true],
      [5, 800_000n, false],
    ]);
    const [offer] = (await findOpenOffers(test.database.db)).filter(({ network_id }) => network_id === id);
    expect(offer?.rewards.map(({ required_event_count }) => required_event_count)).toEqual([10]);
    await sync(saying(id, { offers: [offered('a', { milestones: [five, ten] })], cursor: 'c3' }));
    expect(await idsByCount()).toEqual(before);
    expect((await rewardsOf(id)).every(({ is_open }) => is_open)).toBe(true);
  });

  it('SV-01 a snapshot closes what it does not name, once it is whole, and nothing that was entered by hand', async () => {
    const id = 'snapshot';
    await sync(saying(id, { offers: [offered('a'), offered('b')], cursor: 'c1' }));
    await anOffer(test.database.db, { network_id: id, network_ref: 'by-hand', from_catalogue: false });
    const pages = [{ offers: [offered('b')], cursor: 'p1', complete: false }, new Error('The line is cut')];
    const gone = new CursorExpired('forgotten');
    await expect(sync(saying(id, gone, ...pages))).rejects.toThrow('cut');
    expect(await standing(id)).toEqual({ a: 'open', b: 'open', 'by-hand': 'open' });
    await sync(saying(id, gone, { offers: [offered('b')], cursor: 'p1', complete: false }, { cursor: 'p2' }));
    expect(await standing(id)).toEqual({ a: 'closed', b: 'open', 'by-hand': 'open' });
    const [row] = await test.database.db.select().from(offer_networks).where(eq(offer_networks.id, id));
    expect(row?.cursor).toBe('p2');
  });

  it('SV-01 two readers at once store a page once', async () => {
    const id = 'raced';
    await sync(saying(id, { cursor: 'c0' }));
    const page = { offers: [offered('a')], cursor: 'c1' };
    const news = await Promise.all(Array.from({ length: 6 }, () => sync(saying(id, page))));
    expect(news.reduce((sum, { changed }) => sum + changed, 0)).toBe(2);
    expect(await standing(id)).toEqual({ a: 'open' });
  });
});

describe('SV-01 the sandbox’s own network', () => {
  it('SV-01 has a catalogue that we can read, and links that its pages accept', async () => {
    const sandbox = await startSandbox(1);
    try {
      expect(await sync(sandbox.network)).toMatchObject({ closed: 0, skipped: 0 });
      const ours = (await findOpenOffers(test.database.db)).filter(
        ({ network_id }) => network_id === sandbox.network.id,
      );
      expect(ours.length).toBeGreaterThan(0);
      expect(await sync(sandbox.network)).toEqual({ changed: 0, closed: 0, skipped: 0 });
      for (const { network_ref } of ours) {
        const link = sandbox.network.trackingLink({
          click: 'a-click',
          offerRef: network_ref,
          link: null,
          person: 'a-person',
          platform: 'ios',
        });
        expect((await fetch(link)).status).toBe(200);
        expect((await fetch(link.replace('a-click', 'another'))).status).toBe(403);
      }
    } finally {
      await sandbox.stop();
    }
  });
});
