// Somebody takes an offer of Lootably's stand-in: out by the offer's link, and what postbacks say afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lootablyKind } from '#adapters/suppliers/lootably/kind.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import { saveOffers } from '#store/offers/offer-catalogue.ts';
import { anApp } from '#testing/apps.ts';
import { aNetwork } from '#testing/offers.ts';
import { noon } from './support/clock.ts';
import { follow, offerFor } from './support/offers.ts';
import { type StandInProcess, startStandIn } from './support/outside/stand-in.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';
import { balancesOf } from './support/survey-clicks.ts';

const networks = new Map<string, OfferNetwork>();

let server: TestServer;
let standIn: StandInProcess;
let alice: Person;
beforeAll(async () => {
  server = await startServer({ networks });
  standIn = await startStandIn('lootably', server.url);
  const lootably = lootablyKind.open({
    ...{ id: 'lootably', name: 'Lootably' },
    settings: {
      ...{ base: `${standIn.url}/api/v2`, placement_id: 'stand-in', link_hosts: [standIn.host] },
    },
    secrets: { api_key: standIn.key('api'), postback_secrets: [standIn.key('postback')] },
  });
  networks.set(lootably.id, lootably);
  await aNetwork(server.database.db, { ...lootably, redirect_hosts: [standIn.host] });
  await saveCatalogue(lootably);
});
afterAll(async () => {
  await standIn.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = noon;
  alice = await aPerson(server, await anApp(server.database.db, { requires_security_hash: false }));
});

async function saveCatalogue(network: OfferNetwork): Promise<void> {
  const { offers } = await network.readCatalogue(null, new AbortController().signal);
  const supplied = offers.map(({ ref, link = null, milestones, ...offer }) => ({
    ...{ ...offer, id: ref, network_ref: ref, link, rank: 1, countries: [] },
    platforms: [...offer.platforms],
    rewards: milestones.map((milestone, position) => ({
      ...{ ...milestone, id: `${ref}-${milestone.event_ref}`, position },
    })),
  }));
  await server.database.transaction((tx) => saveOffers(tx, network.id, supplied, noon));
}

/** Alice opens the offer; resolves to her address there. */
async function opened(id: string): Promise<string> {
  const { tracking_url } = await offerFor(server, alice, { id });
  return (await follow(server, tracking_url)).location ?? '';
}

const reach = (address: string, goal: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ choice: goal }), redirect: 'manual' });

async function lastTransaction(): Promise<string> {
  const conversions = (await standIn.control('conversions')) as { transactionID: string }[];
  return conversions.at(-1)?.transactionID ?? '';
}

describe('an offer of Lootably', () => {
  it('SP-01 SV-04 pays a goal once, however often it is told, and takes it back', async () => {
    await reach(await opened('LOOT-2'), 'level-10');
    const earned = await balancesOf(server, alice);
    expect(earned).toMatchObject({ user: 375n });
    const transaction = await lastTransaction();
    server.clock.forward(60_000);
    expect(await standIn.control('repeat', { transaction })).toEqual({ status: 200, answer: '1' });
    expect(await standIn.control('forge', { transaction })).toMatchObject({ status: 401 });
    expect(await balancesOf(server, alice)).toEqual(earned);
    expect(await standIn.control('chargeback', { transaction })).toEqual({ status: 200, answer: '1' });
    expect(await standIn.control('chargeback', { transaction })).toEqual({ status: 200, answer: '1' });
    expect(await balancesOf(server, alice)).toMatchObject({ user: 0n });
  });

  it('SP-01 SV-04 without goals pays as a whole', async () => {
    await reach(await opened('LOOT-1'), '');
    expect(await balancesOf(server, alice)).toMatchObject({ user: 625n });
  });
});
