// Bonuses on the real server: what they add to prices, when, for whom, and what the panel gets to know of them.
import type { Bonus } from '@earnwall/contract/entities/bonus';
import type { Survey } from '@earnwall/contract/entities/survey';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { saveBonus } from '#store/money/bonuses.ts';
import { checkBooks } from '#store/money/books.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aBonus } from '#testing/bonuses.ts';
import { anOfferClick } from '#testing/offer-clicks.ts';
import { anOfferOfMilestones } from '#testing/offers.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  aScene,
  balancesOf,
  clickOf,
  enter,
  qualify,
  report,
  startSupplierServer,
} from './support/survey-clicks.ts';

let server: TestServer;
let other: TestServer;
let app: AppRecord;
let alice: Person;
let bob: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer();
  other = await joinServer(server);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  at(noon);
  ({ app, alice, survey } = await aScene(server, 'alice'));
  bob = await aPerson(server, app, 'bob');
});

/** On both nodes. */
function at(now: Date): void {
  server.clock.now = now;
  other.clock.now = now;
}

const bonus = (given: Parameters<typeof aBonus>[3]) => aBonus(server.database, app, noon, given);

const listOf = (person: Person, etag = '', node = server) =>
  node.call('surveys/get-surveys', {
    as: person.uhash,
    ...(etag && { headers: { 'if-none-match': etag } }),
  });

/** What the list says the survey pays: with the bonus, without it, and the bonus. */
async function priceFor(person: Person, node = server): Promise<[number, number, number]> {
  const { body } = await listOf(person, '', node);
  const listed = (body.surveys as Survey[]).find(({ hash }) => hash === survey.hash);
  if (!listed) throw new Error('The survey is not in the list');
  return [listed.user_reward, listed.user_reward_without_bonus, listed.bonus];
}

async function toldTo(person: Person): Promise<Bonus[]> {
  const { body } = await server.call('app/get-app', { as: person.uhash });
  return (body.extra as { bonus: Bonus[] }).bonus;
}

describe('a percent bonus', () => {
  it('BO-01 is in the price of whom it is for, and of nobody else', async () => {
    expect(await priceFor(alice)).toEqual([500, 500, 0]);
    await bonus({ percentage: 20 });
    await bonus({ percentage: 30, user_id: bob.user.id });
    await bonus({ percentage: 70, entities: ['offers'] });
    const elsewhere = await anApp(server.database.db, { requires_security_hash: false });
    await aBonus(server.database, elsewhere, noon, { percentage: 90 });
    expect(await priceFor(alice)).toEqual([600, 500, 20]);
    expect(await priceFor(bob)).toEqual([750, 500, 50]);
  });

  it('BO-01 is in the first list of somebody who has just come', async () => {
    await bonus({ percentage: 20 });
    const { body } = await server.call('app/get-app', { as: `carol:${app.id}` });
    expect((body.extra as { bonus: Bonus[] }).bonus).toHaveLength(1);
  });

  it('BO-01 begins, changes and ends with the next request, on every node, and no cached list hides it', async () => {
    const percents: number[] = [];
    const nodes = [server, other];
    const etags = ['', ''];
    const look = async () => {
      for (const [place, node] of nodes.entries()) {
        const { status, headers } = await listOf(alice, etags[place], node);
        expect(status).toBe(200);
        etags[place] = headers.get('etag') ?? '';
        expect((await listOf(alice, etags[place], node)).status).toBe(304);
      }
      const [[, , here], [, , there]] = [await priceFor(alice), await priceFor(alice, other)];
      expect(here).toBe(there);
      percents.push(here);
    };
    await look();
    const saved = await bonus({ percentage: 20, starts_at: hours(1), expires_at: hours(3) });
    expect((await listOf(alice, etags[0])).status).toBe(304);
    at(hours(1));
    await look();
    await server.database.transaction((tx) => saveBonus(tx, { ...saved, percentage: 40 }));
    await look();
    await bonus({ percentage: 5, user_id: alice.user.id });
    await look();
    at(hours(3));
    await look();
    expect(percents).toEqual([0, 20, 40, 45, 5]);
  });

  it('BO-01 is paid as it was when the survey was begun, though it has ended since', async () => {
    await bonus({ percentage: 20, expires_at: hours(1) });
    const cid = await enter(server, alice, survey);
    at(hours(2));
    expect((await report(server, cid, { code: '10' })).status).toBe(200);
    const { user_reward, user_reward_without_bonus, bonus_percent, credited } = await clickOf(server, cid);
    expect([user_reward, user_reward_without_bonus, bonus_percent, credited]).toEqual([600n, 500n, 20, 600n]);
    expect(await balancesOf(server, alice)).toEqual({ user: 600n });
    expect(await checkBooks(server.database.db)).toEqual([]);
  });

  it('BO-01 that began after a survey was opened counts when its user comes back; one that ended is kept', async () => {
    const cid = await qualify(alice, survey);
    await bonus({ percentage: 20, expires_at: hours(1) });
    expect(await qualify(alice, survey)).toBe(cid);
    expect((await clickOf(server, cid)).user_reward).toBe(600n);
    at(hours(2));
    expect(await priceFor(alice)).toEqual([500, 500, 0]);
    expect(await qualify(alice, survey)).toBe(cid);
    expect((await clickOf(server, cid)).user_reward).toBe(600n);
  });
});

describe('extra.bonus', () => {
  it('BO-01 has what is in force, with its expiration', async () => {
    await bonus({ percentage: 20, expires_at: hours(5) });
    await bonus({ percentage: 30, starts_at: hours(1) });
    await bonus({ percentage: 40, user_id: bob.user.id, entities: ['surveys'] });
    const everybodys = {
      ...{ type: 'percent', entities: ['surveys', 'offers'], percentage: 20, details: null },
      expiration: hours(5).toISOString(),
    };
    expect(await toldTo(alice)).toEqual([everybodys]);
    expect(await toldTo(bob)).toEqual([
      everybodys,
      { type: 'percent', entities: ['surveys'], percentage: 40, details: null, expiration: null },
    ]);
    at(hours(5));
    expect(await toldTo(alice)).toMatchObject([{ percentage: 30 }]);
  });
});

describe('an engagement bonus', () => {
  const engage = (offer_id: string) =>
    bonus({ type: 'offer_engagement', entities: ['offers'], percentage: 50, offer_id, expires_at: hours(1) });

  it('BO-05 comes with its offer, which pays that much more for as long as it lasts', async () => {
    const offer_id = await anOfferOfMilestones(server.database.db, 2, { name: 'Gem Cascade' });
    await engage(offer_id);
    const price = { reward: 300, reward_without_bonus: 200, bonus: 50 };
    expect(await toldTo(alice)).toMatchObject([
      {
        ...{ type: 'offer_engagement', percentage: 50, expiration: hours(1).toISOString() },
        details: { id: offer_id, name: 'Gem Cascade', description: '', rewards: [], ...price },
      },
    ]);
    const ask = () => server.call('offers/get-offers-id', { as: alice.uhash, params: { id: offer_id } });
    expect((await ask()).body.data).toMatchObject(price);
    at(hours(1));
    expect(await toldTo(alice)).toEqual([]);
    expect((await ask()).body.data).toMatchObject({ reward: 200, bonus: 0 });
  });

  it.each<[string, number, () => Promise<unknown>]>([
    ['has opened its offer since', 1, () => opened(50)],
    ['had opened its offer before, at the old price', 0, () => opened(0)],
    ['has no offers', 0, withoutOffers],
    [
      'lives elsewhere',
      0,
      async () => engage(await anOfferOfMilestones(server.database.db, 1, { countries: ['FR'] })),
    ],
    ['is too late for its offer', 0, closed],
  ])('BO-05 for a user who %s is listed %d times', async (_who, times, prepare) => {
    await prepare();
    expect(await toldTo(alice)).toHaveLength(times);
  });

  async function opened(bonus_percent: number) {
    const offer_id = await anOfferOfMilestones(server.database.db, 1);
    await anOfferClick(server.database.db, alice.user, offer_id, { bonus_percent });
    await engage(offer_id);
  }
  async function withoutOffers() {
    await engage(await anOfferOfMilestones(server.database.db, 1));
    await changeApp(server.database.db, app, { offers_enabled: false });
  }
  async function closed() {
    await engage(await anOfferOfMilestones(server.database.db, 1, { status: 'closed' }));
  }
});

describe('an app without offers', () => {
  it('OF-12 has what surveys bring, and nothing else', async () => {
    const reward = { type: 'special' as const, percentage: null, user_reward: 100n };
    await bonus({ percentage: 20 });
    await bonus({ percentage: 70, entities: ['offers'] });
    await bonus({ ...reward, goal_completes: 3 });
    await bonus({ ...reward, goal_finished_offers: 1 });
    expect(await toldTo(alice)).toHaveLength(4);
    await changeApp(server.database.db, app, { offers_enabled: false });
    expect(await toldTo(alice)).toMatchObject([
      { type: 'special', entities: ['surveys'], details: { goal_completes: 3 } },
      { type: 'percent', entities: ['surveys'], percentage: 20 },
    ]);
  });
});

describe('the demo', () => {
  const addresses = { publicUrl: 'http://127.0.0.1:4000', sandboxOrigins: ['http://localhost:4100'] };
  const bonusesOf = async (uuid: string) => {
    const { body } = await server.call('app/get-app', { as: `${uuid}:demo-coins` });
    return (body.extra as { bonus: Bonus[] }).bonus;
  };
  const ofEachType = ['special', 'percent', 'offer_engagement'];

  it('SL-09 has a bonus of each type for alice and for bob, and new ones once they have expired', async () => {
    for (const now of [noon, hours(24 * 30)]) {
      at(now);
      await seedDemo(server.database, { now, ...addresses });
      const ofAlice = await bonusesOf('alice');
      expect(ofAlice.map(({ type }) => type)).toEqual(ofEachType);
      expect((await bonusesOf('bob')).map(({ type }) => type)).toEqual(ofEachType);
      if (now === noon) {
        const under_way = { goal_completes_surveys: 5, reached_completes_surveys: 4, is_claimed: false };
        expect(ofAlice[0]).toMatchObject({ details: under_way });
      }
    }
  });
});
