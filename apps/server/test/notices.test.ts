// Every notice by its real cause (NO-02): what operators set, where a visit comes from, and what is asked of an account.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { offer_networks } from '#store/schema/offers.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aBonus } from '#testing/bonuses.ts';
import { anOffer } from '#testing/offers.ts';
import { aUser, changeUser } from '#testing/people.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { follow, network, offerFor } from './support/offers.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import { anExchangeSurvey, exchange, go, qualify, startSupplierServer } from './support/survey-clicks.ts';

const reason = 'Asked for by the tests.';

let server: TestServer;
let other: TestServer;
let app: AppRecord;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  const networks = new Map([[network.id, network]]);
  server = await startSupplierServer({ networks });
  other = await joinServer(server, { networks });
  const { id, name } = network;
  await server.database.db.insert(offer_networks).values({ id, name, redirect_hosts: ['network.test'] });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = other.clock.now = noon;
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app);
  survey = await anExchangeSurvey(server);
});

/** From where it is asked; the machine itself counts as US, as the account does. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const home = { headers: {} };
type Place = typeof home | ReturnType<typeof from>;

const setState = (body: object, node = server) =>
  node.operate('console/users/put-users-state', {
    params: { app: app.id, uhash: alice.uhash },
    body: { reason, ...body },
  });
const rest = (body: object, node = server) =>
  node.operate('console/apps/put-apps-maintenance', { params: { app: app.id }, body: { reason, ...body } });

const surveysFor = (place: Place = home, node = server) =>
  node.call('surveys/get-surveys', { as: alice.uhash, ...place });
const offersFor = (place: Place = home, node = server) =>
  node.call('offers/get-offers', { as: alice.uhash, ...place });

/** Nothing stands in place of the list, though it may be empty: the surveys of these tests are for the US. */
const isUndisturbed = ({ body }: { body: Record<string, unknown> }) =>
  body.result === 'success' || body.type === 'no_surveys';

interface Cause {
  raise(): Promise<unknown>;
  place?: Place;
  type: string;
  data?: object;
  /** What makes the list come back. */
  mend(): Promise<unknown>;
  /** The place it comes back at. */
  mendedPlace?: Place;
}

const nothing = async () => {};
/** What every ban, hold and review says beside its end; the account is not proven. */
const unexplained = { since: noon.toISOString(), reasons: [], appeal: null };
const causes: [string, Cause][] = [
  [
    'maintenance until an operator ends it',
    { raise: () => rest({ on: true }), type: 'maintenance', mend: () => rest({ on: false }) },
  ],
  [
    'maintenance until a moment',
    {
      raise: () => rest({ on: true, until: hours(1).toISOString() }),
      type: 'maintenance',
      mend: async () => {
        server.clock.now = other.clock.now = hours(1);
      },
    },
  ],
  [
    'a ban forever',
    {
      raise: () => setState({ state: 'banned' }),
      type: 'banned',
      data: { banned_until: null, ...unexplained },
      mend: () => setState({ state: 'active' }),
    },
  ],
  [
    'a ban until a date',
    {
      raise: () => setState({ state: 'banned', until: hours(50).toISOString() }),
      type: 'banned',
      data: { banned_until: hours(50).toISOString(), ...unexplained },
      mend: async () => {
        server.clock.now = other.clock.now = hours(50);
      },
    },
  ],
  [
    'a hold until a date',
    {
      raise: () => setState({ state: 'on_hold', until: hours(3).toISOString() }),
      type: 'on_hold',
      data: { banned_until: hours(3).toISOString(), ...unexplained },
      mend: async () => {
        server.clock.now = other.clock.now = hours(3);
      },
    },
  ],
  [
    'a review, for a day at most',
    {
      raise: () => setState({ state: 'on_review', until: hours(1000).toISOString() }),
      type: 'on_review',
      data: { banned_until: hours(24).toISOString(), ...unexplained },
      mend: async () => {
        server.clock.now = other.clock.now = hours(24);
      },
    },
  ],
  [
    'a visit from another country than the account’s, until an operator moves it',
    {
      raise: nothing,
      place: from('91.0.0.1'),
      type: 'location_error',
      data: { country: 'US' },
      mend: () =>
        server.operate('console/users/put-users-country', {
          params: { app: app.id, uhash: alice.uhash },
          body: { country: 'DE', reason },
        }),
      mendedPlace: from('91.0.0.1'),
    },
  ],
  [
    'a VPN, until it is turned off',
    { raise: nothing, place: from('192.0.2.70'), type: 'vpn_detected', mend: nothing },
  ],
  [
    'a proxy in a data centre',
    { raise: nothing, place: from('192.0.2.130'), type: 'vpn_detected', mend: nothing },
  ],
  [
    'a private relay, until it is turned off',
    { raise: nothing, place: from('192.0.2.7'), type: 'icloud_private_relay', mend: nothing },
  ],
  [
    'an unverified phone',
    {
      raise: () => changeApp(server.database.db, app, { requires_phone: true }),
      type: 'sms_verification',
      mend: () => changeUser(server.database.db, alice.user, { phone_verified_at: noon }),
    },
  ],
];

describe('NO-02 stands in place of both lists, on every node, and goes as it came', () => {
  it.each(causes)('%s', async (_what, { raise, place = home, type, data = {}, mend, mendedPlace = home }) => {
    const notice = { result: 'error', type, data };
    expect((await surveysFor(home, other)).body.result).toBe('success');
    await raise();
    for (const node of [server, other]) {
      expect((await surveysFor(place, node)).body).toEqual(notice);
      expect((await offersFor(place, node)).body).toEqual(notice);
    }
    await mend();
    for (const node of [server, other]) {
      expect(isUndisturbed(await surveysFor(mendedPlace, node))).toBe(true);
      expect((await offersFor(mendedPlace, node)).body.result).toBe('success');
    }
  });
});

describe('NO-02 refuses what would earn, for the same causes', () => {
  it.each(causes)('%s', async (_what, { raise, place = home, type, mend, mendedPlace = home }) => {
    const cid = await qualify(alice, survey);
    const offer = await anOffer(server.database.db);
    const { tracking_url } = await offerFor(server, alice, offer);
    await aBonus(server.database, app, noon, { type: 'special', user_reward: 750n });
    await raise();

    const another = await anExchangeSurvey(server);
    const begun = await alice.begin(another, place);
    expect(begun).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(String(begun.body.message)).toContain(type);
    expect((await go(server, cid, place)).location).toBe('/');
    expect((await follow(server, tracking_url, place.headers)).location).toBe('/');
    const claim = () => server.call('bonuses/post-bonus-claim', { as: alice.uhash, ...place });
    expect(await claim()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await alice.clicks()).toHaveLength(1);

    await mend();
    const passed = await follow(server, tracking_url, mendedPlace.headers);
    expect(passed.location).toContain('https://network.test/');
    const claimed = await server.call('bonuses/post-bonus-claim', { as: alice.uhash, ...mendedPlace });
    expect(claimed.body).toEqual({ result: true, user_reward: 750 });
  });
});

describe('NO-02 a state of one list', () => {
  it.each([
    ['surveys', 'banned', 'success'],
    ['offers', 'success', 'banned'],
  ] as const)('a ban from %s leaves the other one', async (scope, inSurveys, inOffers) => {
    await setState({ state: 'banned', scope });
    const shown = ({ body }: { body: Record<string, unknown> }) => body.type ?? body.result;
    expect(shown(await surveysFor())).toBe(inSurveys);
    expect(shown(await offersFor())).toBe(inOffers);
    const cid = (await alice.begin(survey)).body.cid;
    expect(cid !== undefined).toBe(scope === 'offers');
    if (cid) expect((await go(server, String(cid))).location).toContain(exchange.entryUrl);
  });
});

describe('NO-02 an app may look away', () => {
  it.each([
    ['checks_location', '91.0.0.1'],
    ['checks_vpn', '192.0.2.70'],
    ['checks_vpn', '192.0.2.130'],
    ['checks_relay', '192.0.2.7'],
  ] as const)('without %s, %s is welcome', async (check, address) => {
    await changeApp(server.database.db, app, { [check]: false });
    expect(isUndisturbed(await surveysFor(from(address)))).toBe(true);
  });
});

describe('NO-02 a visitor behind a VPN is not asked to write a ticket', () => {
  // Both belong to another country than the account; an app may look away from the network, but not from that.
  it.each([
    ['2001:db8:2::7', 'vpn_detected'],
    ['2001:db8:1::7', 'icloud_private_relay'],
  ])('from %s: %s', async (address, type) => {
    for (const checks of [true, false]) {
      await changeApp(server.database.db, app, { checks_vpn: checks, checks_relay: checks });
      expect((await surveysFor(from(address))).body).toEqual({ result: 'error', type, data: {} });
      expect((await offersFor(from(address))).body).toMatchObject({ type });
    }
    await changeApp(server.database.db, app, { checks_location: false });
    expect(isUndisturbed(await surveysFor(from(address)))).toBe(true);
  });
});

describe('NO-02 no_surveys is what the server says of an empty list', () => {
  const notice = { result: 'error', type: 'no_surveys', data: {} };
  /** Iceland has no surveys; no country is known for the other. */
  const [iceland, nowhere] = [from('85.220.0.1'), from('192.0.2.70')];
  beforeEach(() => changeApp(server.database.db, app, { checks_location: false, checks_vpn: false }));

  it('in the call, and in the first paint', async () => {
    for (const place of [iceland, nowhere]) {
      expect((await surveysFor(place)).body).toEqual(notice);
      const headers = { accept: 'text/html', ...place.headers };
      const page = await fetch(`${server.url}/?uh=${alice.uhash}`, { headers });
      expect(await page.text()).toContain(`"surveys":${JSON.stringify(notice)}`);
    }
  });

  it('until there is one: what the panel has is known by its etag', async () => {
    const { headers } = await surveysFor(iceland);
    const again = { headers: { ...iceland.headers, 'if-none-match': headers.get('etag') ?? '' } };
    expect((await surveysFor(again)).status).toBe(304);
    const { hash } = await anExchangeSurvey(server, { country: 'IS' });
    await expect.poll(async () => (await surveysFor(again)).body).toMatchObject({ surveys: [{ hash }] });
  });

  it('and only if nothing else stands in its place', async () => {
    await setState({ state: 'banned' });
    expect((await surveysFor(iceland)).body).toMatchObject({ type: 'banned' });
  });
});

describe('NO-02 a panel that has its list', () => {
  it('gets the notice in place of a 304, and the list again afterwards', async () => {
    const { headers } = await surveysFor(home, other);
    const etag = headers.get('etag') ?? expect.fail('no etag');
    const again = (address?: string) => ({
      headers: { 'if-none-match': etag, ...(address && from(address).headers) },
    });
    expect((await surveysFor(again(), other)).status).toBe(304);
    await setState({ state: 'banned' });
    expect((await surveysFor(again(), other)).body).toMatchObject({ type: 'banned' });
    await setState({ state: 'active' });
    expect((await surveysFor(again(), other)).status).toBe(304);
    expect((await surveysFor(again('192.0.2.70'), other)).body).toMatchObject({ type: 'vpn_detected' });
  });

  it('is painted with the notice', async () => {
    await setState({ state: 'on_hold', until: hours(3).toISOString() });
    const page = await (
      await fetch(`${server.url}/?uh=${alice.uhash}`, { headers: { accept: 'text/html' } })
    ).text();
    expect(page).toContain('"type":"on_hold"');
  });
});

describe('NO-02 open panels are notified at once, on whichever node they listen', () => {
  const channelOf = ({ uhash }: { uhash: string }) => `notifications-${uhash}`;
  const accountChanged = (who: { uhash: string }) => ({
    ...{ type: 'event', channel: channelOf(who), event: 'account-changed', data: {} },
  });

  it('of a state and of a move, and nobody else is', async () => {
    const bob = await aUser(server.database.db, app);
    const hers = await listen(other, channelOf(alice), alice.uhash);
    const his = await listen(other, channelOf(bob), bob.uhash);
    await setState({ state: 'banned' });
    expect(await hers.next()).toEqual(accountChanged(alice));
    await server.operate('console/users/put-users-country', {
      params: { app: app.id, uhash: alice.uhash },
      body: { country: 'DE', reason },
    });
    expect(await hers.next()).toEqual(accountChanged(alice));
    expect(await receivedBy(his)).toEqual([]);
  });

  it('of a maintenance, all of the app and nobody of another', async () => {
    const bob = await aUser(server.database.db, app);
    const elsewhere = await aUser(server.database.db, await anApp(server.database.db));
    const hers = await listen(server, channelOf(alice), alice.uhash);
    const hersThere = await listen(other, channelOf(alice), alice.uhash);
    const his = await listen(other, channelOf(bob), bob.uhash);
    const strangers = await listen(other, channelOf(elsewhere), elsewhere.uhash);
    const feedback = await listen(other, `feedback-${bob.uhash}`, bob.uhash);
    await rest({ on: true });
    expect(await hers.next()).toEqual(accountChanged(alice));
    expect(await hersThere.next()).toEqual(accountChanged(alice));
    expect(await his.next()).toEqual(accountChanged(bob));
    for (const socket of [hers, his, strangers, feedback]) expect(await receivedBy(socket)).toEqual([]);
    his.say({ type: 'unsubscribe', channel: channelOf(bob) });
    expect(await receivedBy(his)).toEqual([]);
    await rest({ on: false });
    expect(await hersThere.next()).toEqual(accountChanged(alice));
    expect(await receivedBy(his)).toEqual([]);
  });
});
