// Somebody takes a survey of Prodege's stand-in: out by the entry link, back by a signed redirect that pays, and what
// reconciliations change afterwards.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prodegeKind } from '#adapters/suppliers/prodege/kind.ts';
import type { InventorySupplier, Supplier } from '#ports/supplier.ts';
import { checkBooks } from '#store/money/books.ts';
import { anApp } from '#testing/apps.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { type StandInProcess, startStandIn } from './support/outside/stand-in.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';
import { balancesOf, clickOf, go, qualify, visit } from './support/survey-clicks.ts';
import { storeSuppliers } from './support/telling-supplier.ts';

const suppliers = new Map<string, Supplier>();
const listed = new Map<string, SurveyRecord>();
const minuteMs = 60_000;

let server: TestServer;
let standIn: StandInProcess;
let supplier: InventorySupplier;
let alice: Person;
beforeAll(async () => {
  server = await startServer({ suppliers });
  standIn = await startStandIn('prodege', server.url);
  supplier = prodegeKind.open({
    ...{ id: 'prodege', name: 'Prodege' },
    settings: { base: standIn.url, entry_hosts: [standIn.host] },
    secrets: { api_key: standIn.key('api'), secret_keys: [standIn.key('secret')] },
  });
  suppliers.set(supplier.id, supplier);
  await storeSuppliers(server, [supplier]);
  await saveList();
});
afterAll(async () => {
  await standIn.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = noon;
  alice = await aPerson(server, await anApp(server.database.db, { requires_security_hash: false }));
});
afterEach(async () => {
  expect(await checkBooks(server.database.db)).toEqual([]);
});

/** Surveys of its list, stored with their links. */
async function saveList(): Promise<void> {
  const { surveys } = await supplier.feed.read(null, new AbortController().signal);
  for (const { ref, entry_link } of surveys) {
    const stored = { supplier_id: supplier.id, supplier_ref: ref, ...(entry_link && { entry_link }) };
    listed.set(ref, await aSurvey(server.database.db, stored));
  }
}

/** Alice qualifies for the survey, and is sent to the stand-in. */
async function entered(ref: string): Promise<{ cid: string; link: string }> {
  const survey = listed.get(ref);
  if (!survey) throw new Error(`There is no survey ${ref}`);
  const cid = await qualify(alice, survey);
  const { location } = await go(server, cid);
  return { cid, link: location ?? '' };
}

/** Ends the survey there, and comes back some minutes later. */
async function ended(link: string, choice: string, minutes = 5): Promise<string> {
  const page = await (await fetch(link)).text();
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const end = await fetch(new URL(action, standIn.url), {
    ...{ method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' },
  });
  const back = end.headers.get('location') ?? '';
  server.clock.forward(minutes * minuteMs);
  await visit(server, back.slice(server.url.length));
  return new URL(back).searchParams.get('transid') ?? '';
}

const reconcile = (transids: string, newstatus: string) =>
  standIn.control('reconcile', { transids, newstatus });

describe('a survey of Prodege', () => {
  it('SP-01 SV-06 pays by its signed return, and is taken back by a reconciliation, once', async () => {
    const { cid, link } = await entered('53160001');
    const transid = await ended(link, '1');
    expect(await clickOf(server, cid)).toMatchObject({ state: 'complete', credited: 500n });
    expect(await balancesOf(server, alice)).toMatchObject({ user: 500n });
    expect(await reconcile(transid, '4')).toMatchObject({ status: 200 });
    expect(await standIn.control('repeat')).toMatchObject({ status: 200 });
    expect(await standIn.control('forge')).toMatchObject({ status: 401 });
    expect(await clickOf(server, cid)).toMatchObject({ state: 'quality', credited: 0n });
    expect(await balancesOf(server, alice)).toMatchObject({ user: 0n });
  });

  it('SP-01 SV-06 that ended without pay is made good, and taken back again', async () => {
    const { cid, link } = await entered('53160001');
    const transid = await ended(link, '3.17');
    expect(await clickOf(server, cid)).toMatchObject({ state: 'duplicate', raw_code: '3.17', credited: 0n });
    await reconcile(transid, '1');
    expect(await clickOf(server, cid)).toMatchObject({ state: 'complete', credited: 500n });
    await reconcile(transid, '4');
    expect(await clickOf(server, cid)).toMatchObject({ state: 'quality', credited: 0n });
  });

  it('SP-01 SV-04 several at once are settled each', async () => {
    const ways = [await entered('53160001'), await entered('53160002')];
    const transids = [];
    for (const { link } of ways) transids.push(await ended(link, '1'));
    expect(await balancesOf(server, alice)).toMatchObject({ user: 1_000n });
    expect(await reconcile(transids.join(','), '3')).toMatchObject({ status: 200 });
    expect(await balancesOf(server, alice)).toMatchObject({ user: 0n });
  });

  it('SP-01 SV-06 pays nobody who is back too soon', async () => {
    const { cid, link } = await entered('53160001');
    await ended(link, '1', 0);
    expect(await clickOf(server, cid)).toMatchObject({ credited: 0n });
    expect(await balancesOf(server, alice)).toEqual({});
  });

  it('SP-01 SV-06 pays no click that was exchanged on the way in', async () => {
    const [cheap, dear] = [await entered('53160001'), await entered('53160002')];
    await ended(cheap.link.replace(`cid=${cheap.cid}`, `cid=${dear.cid}`), '1');
    expect(await clickOf(server, dear.cid)).toMatchObject({ state: 'started', credited: 0n });
    expect(await balancesOf(server, alice)).toEqual({});
  });
});
