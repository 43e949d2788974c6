// The ids under which suppliers and networks know people: stable, not ours, and revocable (decision 0115).
import { reportsUntil } from '@earnwall/domain/ledger/reports-until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OfferNetwork, TrackedClick } from '#ports/offer-network.ts';
import type { Supplier } from '#ports/supplier.ts';
import { type SuppliedOffer, saveOffers } from '#store/offers/offer-catalogue.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { findPersonOwner, personAt } from '#store/suppliers/people.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aNetwork, anOffer, type OfferRecord } from '#testing/offers.ts';
import { aSurvey } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { follow, offerFor, network as sandbox } from './support/offers.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { balancesOf, clickOf, go, post, qualify } from './support/survey-clicks.ts';
import { storeSuppliers, tellingSupplier, toldIn } from './support/telling-supplier.ts';

const first = tellingSupplier('first-supplier', {
  rules: { reports: { kind: 'month_day', months: 1, day: 25 }, returns: null },
});
const second = tellingSupplier('second-supplier');
const suppliers = new Map<string, Supplier>([first, second].map((one) => [one.id, one]));

const host = 'people.test';
/** A network that names a person and an offer, and never our click. */
const aPeoplesNetwork = (id: string): OfferNetwork => ({
  ...sandbox,
  id,
  redirectHosts: [host],
  trackingLink: (click) => {
    const link = new URL(click.link ?? `https://${host}/none`);
    link.searchParams.set('told', JSON.stringify(click));
    return link.href;
  },
  verifyEvent: ({ body }) => {
    const [transaction = '', person = '', offerRef = ''] = Buffer.from(body).toString().split(' ');
    const content = { ...{ transaction, event_ref: 'level', occurred_at: noon, reverses: null } };
    const item = { kind: 'readable', content: { ...content, click: { person, offerRef } } } as const;
    return { kind: 'genuine', items: [item] };
  },
});
const networks = new Map(
  ['peoples-network', 'other-network'].map((id) => [id, aPeoplesNetwork(id)] as const),
);

const aSuppliedOffer = (): Omit<SuppliedOffer, 'link'> => ({
  ...{ id: 'offer-of-a-catalogue', network_ref: 'of-a-catalogue', name: 'Isles', title: 'Isles' },
  ...{ icon_url: null, image_url: null, platforms: ['android'], countries: [], translations: {} },
  ...{ description: '', steps: '', category: 'game', popularity: 0, active_earners: 0, rank: 1 },
  time_limit_minutes: null,
  rewards: [
    {
      ...{ id: 'reward-of-a-catalogue', event_ref: 'level', required_event_count: 1, position: 0 },
      ...{ name: 'Level 1', names: {}, payout_micros: 100_000n, hold_days: 0 },
      ...{ progress_layout: 'text', is_highlighted: false },
    },
  ],
});

let server: TestServer;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startServer({ suppliers, networks });
  await storeSuppliers(server, [...suppliers.values()]);
  for (const id of networks.keys())
    await aNetwork(server.database.db, { id, name: id, redirect_hosts: [host] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app);
});

const surveyOf = ({ id }: Supplier) => aSurvey(server.database.db, { supplier_id: id });
const enteredAs = async (supplier: Supplier, person = alice) =>
  toldIn((await go(server, await qualify(person, await surveyOf(supplier)))).location).person;
const revoke = (person: Person, body: { supplier?: string; reason: string }) =>
  server.operate('console/users/post-users-supplier-ids-revoke', {
    params: { app: person.user.app_id, uhash: person.uhash },
    body,
  });

describe('a person at a supplier', () => {
  it('SV-06 has one id in all its surveys, another one elsewhere, and neither is ours', async () => {
    const id = await enteredAs(first);
    expect(id).toMatch(/^[0-9a-z]{32,}$/);
    expect(await enteredAs(first)).toBe(id);
    const elsewhere = await enteredAs(second);
    const bobs = await enteredAs(first, await aPerson(server, app));
    expect(new Set([id, elsewhere, bobs, alice.uhash, alice.user.uuid]).size).toBe(5);
  });

  it('SV-06 two apps with the same name for somebody are two people', async () => {
    const elsewhere = await anApp(server.database.db, { requires_security_hash: false });
    const namesake = await aPerson(server, elsewhere, alice.user.uuid);
    expect(await enteredAs(first, namesake)).not.toBe(await enteredAs(first));
  });

  it('SV-06 ten who give the id at once on two nodes agree', async () => {
    const other = await joinServer(server, { suppliers });
    const given = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? server : other).database.transaction((tx) =>
          personAt(tx, alice.user, first.id, noon),
        ),
      ),
    );
    expect(new Set(given).size).toBe(1);
    expect(await enteredAs(first)).toBe(given[0]);
    await other.stop();
  });

  it('SV-04 starts with the supplier’s rule for reports, frozen as a moment', async () => {
    const [ours, theirs] = [
      await qualify(alice, await surveyOf(first)),
      await qualify(alice, await surveyOf(second)),
    ];
    for (const cid of [ours, theirs]) await go(server, cid);
    const [one, other] = [await clickOf(server, ours), await clickOf(server, theirs)];
    const until = ({ rules }: Supplier) => reportsUntil(rules.reports, one?.started_at ?? noon);
    expect(one).toMatchObject({ state: 'started', reports_until: until(first) });
    expect(other).toMatchObject({ state: 'started', reports_until: until(second) });
    expect(until(first)).not.toEqual(until(second));
  });
});

describe('a revoked id', () => {
  it('CO-06 is replaced with the next entry, by somebody who says why', async () => {
    const [atFirst, atSecond] = [await enteredAs(first), await enteredAs(second)];
    const reason = 'The supplier leaked its ids';
    const { status, body } = await revoke(alice, { supplier: first.id, reason });
    expect([status, body]).toEqual([200, { suppliers: [first.id] }]);
    const replaced = await enteredAs(first);
    expect(replaced).not.toBe(atFirst);
    expect(await enteredAs(first)).toBe(replaced);
    expect(await enteredAs(second)).toBe(atSecond);

    const { db } = server.database;
    const { app_id, id } = alice.user;
    expect(await findPersonOwner(db, first.id, atFirst)).toEqual({ app_id, id });
    const params = { app: app.id, uhash: alice.uhash };
    const { body: audit } = await server.operate('console/users/get-users-events', { params });
    expect(audit.events).toEqual([
      expect.objectContaining({ what: `supplier ids revoked: ${first.id}`, reason, by: 'operator-key' }),
    ]);
  });

  it('CO-06 without a supplier they are revoked everywhere; a second time there is nothing left', async () => {
    const before = [await enteredAs(first), await enteredAs(second)];
    const all = { suppliers: [first.id, second.id] };
    expect((await revoke(alice, { reason: 'Asked for' })).body).toEqual(all);
    expect((await revoke(alice, { reason: 'Asked for' })).body).toEqual({ suppliers: [] });
    const after = [await enteredAs(first), await enteredAs(second)];
    expect(new Set([...before, ...after]).size).toBe(4);
  });

  it('CO-06 nobody’s ids are not found', async () => {
    const stranger = { ...alice, uhash: 'nobody' };
    expect((await revoke(stranger, { reason: 'Asked for' })).status).toBe(404);
  });

  it('an erasure revokes them all, and what is reported still finds the books', async () => {
    const before = await enteredAs(first);
    const as = await anApiKey(server.database.db, app);
    const params = { user_id: alice.user.uuid };
    expect((await server.publish('publisher/users/post-user-erasure', { as, params })).status).toBe(200);
    expect(await findPersonOwner(server.database.db, first.id, before)).not.toBeNull();
    const { database } = server;
    const after = await database.transaction((tx) => personAt(tx, alice.user, first.id, noon));
    expect(after).not.toBe(before);
  });
});

describe('a network that knows people and offers only', () => {
  const id = 'peoples-network';
  let events = 0;
  const anOfferThere = () =>
    anOffer(server.database.db, { network_id: id, link: `https://${host}/offers/17?from=us` });
  const opened = async (offer: { id: string }): Promise<TrackedClick> => {
    const { tracking_url } = await offerFor(server, alice, offer);
    const { location } = await follow(server, tracking_url);
    expect(location).toContain(`https://${host}/offers/17?from=us&`);
    return JSON.parse(new URL(String(location)).searchParams.get('told') ?? '') as TrackedClick;
  };
  const happened = (person: string, offer: OfferRecord, at = id) =>
    post(server, `t-${++events} ${person} ${offer.network_ref}`, {}, at);

  it('SV-04 leads to the link of the offer, and its events reach the person’s click', async () => {
    const offer = await anOfferThere();
    const told = await opened(offer);
    expect(told).toMatchObject({
      ...{ offerRef: offer.network_ref, link: offer.link, platform: 'android' },
      person: expect.stringMatching(/^[0-9a-z]{32,}$/),
    });
    expect((await happened(told.person, offer)).status).toBe(200);
    expect(await balancesOf(server, alice)).toMatchObject({ user: 50n });
  });

  it('SV-01 the link follows the catalogue, and one that stays as it is changes nothing', async () => {
    const { rewards, ...supplied } = aSuppliedOffer();
    const save = (link: string | null) =>
      server.database.transaction((tx) => saveOffers(tx, id, [{ ...supplied, rewards, link }], noon));
    const told = async () => (await opened(supplied)).link;
    await save(`https://${host}/offers/17?from=us`);
    expect(await save(`https://${host}/offers/17?from=us`)).toBe(0);
    expect(await told()).toBe(`https://${host}/offers/17?from=us`);
    expect(await save(`https://${host}/offers/17?from=us&new=1`)).toBe(1);
    expect(await told()).toBe(`https://${host}/offers/17?from=us&new=1`);
  });

  it('SV-04 counts what it says about an id that was revoked since', async () => {
    const offer = await anOfferThere();
    const { person } = await opened(offer);
    await revoke(alice, { reason: 'Asked for' });
    expect((await opened(await anOfferThere())).person).not.toBe(person);
    expect((await happened(person, offer)).status).toBe(200);
    expect(await balancesOf(server, alice)).toMatchObject({ user: 50n });
  });

  it('SV-04 nothing is paid for a person or an offer that it was not given', async () => {
    const [offer, unopened] = [await anOfferThere(), await anOfferThere()];
    const { person } = await opened(offer);
    const before = await balancesOf(server, alice);
    for (const answer of [
      await happened('0'.repeat(32), offer),
      await happened(person, unopened),
      await happened(person, offer, 'other-network'),
    ])
      expect(answer.status).not.toBe(200);
    expect(await balancesOf(server, alice)).toEqual(before);
  });

  it('SV-04 a click in test mode counts only while there is no other', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const offer = await anOfferThere();
    const { person } = await opened(offer);
    expect((await happened(person, offer)).status).toBe(200);
    const tested = await balancesOf(server, alice);
    await changeApp(server.database.db, app, { test_mode: false });
    expect((await opened(offer)).person).toBe(person);
    expect((await happened(person, offer)).status).toBe(200);
    expect(await balancesOf(server, alice)).not.toEqual(tested);
  });
});
