import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseDue } from '#jobs/release-points.ts';
import { checkBooks } from '#store/money/books.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { offer_networks } from '#store/schema/offers.ts';
import { anOffer } from '#testing/offers.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { randomHash } from '#testing/random-hash.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { follow, network, offerFor, openOfferOf, sendEvent } from './support/offers.ts';
import type { Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  balancesOf,
  clickOf,
  enter,
  exchange,
  go,
  qualify,
  report,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

let server: TestServer;
let app: AppRecord;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer({
    suppliers: new Map([[supplierId, exchange]]),
    networks: new Map([[network.id, network]]),
  });
  const { id, name } = network;
  await server.database.db.insert(offer_networks).values({ id, name, redirect_hosts: ['network.test'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  ({ app, alice, survey } = await aScene(server));
});
afterEach(async () => {
  expect(await checkBooks(server.database.db)).toEqual([]);
});

type Barred = 'banned' | 'closed';
const barred: readonly Barred[] = ['banned', 'closed'];

async function setState(state: Barred | 'active'): Promise<void> {
  const { status } = await server.operate('console/users/put-users-state', {
    params: { app: app.id, uhash: alice.uhash },
    body: { state, scope: 'all', until: null, reason: 'For the tests' },
  });
  expect(status).toBe(200);
}
const messages = async () => {
  const rows = await postbacksIn(server.database.db, app);
  return rows.map(({ user_id, type, payload }) => [user_id, type, payload.amount]);
};
const release = () =>
  releaseDue(
    { database: server.database, realtime: server.realtime, now: () => server.clock.now },
    new AbortController().signal,
  );

describe.each(barred)('an account that is %s', (state) => {
  it('SV-04 is credited for a survey it was in, and the publisher gets a message', async () => {
    const cid = await enter(server, alice, survey);
    await setState(state);
    const transaction = randomHash();
    expect((await report(server, cid, { code: '10', transaction })).status).toBe(200);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'complete', credited: 500n });
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
    expect(await messages()).toEqual([[alice.user.id, 'credit', 500]]);

    await report(server, cid, { code: '90', reverses: transaction });
    expect(await balancesOf(server, alice)).toEqual({ user: 0n });
    await report(server, cid, { code: '10' });

    await setState('active');
    const { body } = await server.call('app/get-app', { as: alice.uhash });
    expect(body).toMatchObject({ earned_today: 500 });
  });

  it('SV-04 is credited for an offer it has opened, and its points are released', async () => {
    const offer = await anOffer(server.database.db, {}, [{}, { event_ref: 'order', hold_days: 7 }]);
    const click = await openOfferOf(server, alice, offer);
    await setState(state);
    for (const event of ['level', 'order'])
      expect((await sendEvent(server, click, { event })).status).toBe(200);
    expect(await balancesOf(server, alice)).toEqual({ user: 50n, user_pending: 50n });
    server.clock.forward(7 * 86_400_000);
    await release();
    expect(await balancesOf(server, alice)).toEqual({ user: 100n, user_pending: 0n });
    expect(await messages()).toEqual([
      [alice.user.id, 'credit', 50],
      [alice.user.id, 'pending', 0],
      [alice.user.id, 'release', 50],
    ]);
  });

  it('SV-04 earns nothing anew', async () => {
    const qualified = await qualify(alice, survey);
    const { tracking_url } = await offerFor(server, alice, await anOffer(server.database.db));
    await setState(state);
    expect((await go(server, qualified)).location).toBe('/');
    expect((await follow(server, tracking_url)).location).toBe('/');
    const asked = { as: alice.uhash };
    const begun = await alice.begin(await anExchangeSurvey(server));
    const claimed = await server.call('bonuses/post-bonus-claim', asked);
    const shut = state === 'closed' ? [401, 11] : [403, 'forbidden'];
    expect([begun, claimed].map(({ status, body }) => [status, body.code])).toEqual([shut, shut]);

    // Never sent there, so whatever is reported about it waits for a person.
    expect((await report(server, qualified, { code: '10' })).status).toBe(200);
    expect(await clickOf(server, qualified)).toMatchObject({ state: 'opened', credited: 0n });
    expect(await balancesOf(server, alice)).toEqual({});
  });
});

describe('a closed account', () => {
  it('ID-04 sees nothing of what is credited, until it is opened again', async () => {
    const cid = await enter(server, alice, survey);
    await setState('closed');
    await report(server, cid, { code: '10' });
    const asked = { as: alice.uhash };
    for (const call of ['app/get-app', 'surveys/get-surveys'] as const)
      expect(await server.call(call, asked)).toMatchObject({ status: 401, body: { code: 11 } });
    expect((await server.call('results/get-results', { ...asked, query: { cid } })).status).toBe(401);
    await setState('active');
    expect((await server.call('results/get-results', { ...asked, query: { cid } })).body).toMatchObject({
      ...{ result: 'complete', user_reward: 500 },
    });
  });
});
