// Dynata in the whole product: its queue becomes the list, a person goes through its survey, and its codes settle the click.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dynataKind } from '#adapters/suppliers/dynata/kind.ts';
import { syncInventory } from '#jobs/sync-inventory.ts';
import type { InventorySupplier, Supplier } from '#ports/supplier.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp } from '#testing/apps.ts';
import { noon } from './support/clock.ts';
import { startStandIn } from './support/outside/stand-in.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';
import { balancesOf, clickOf, go, qualify } from './support/survey-clicks.ts';

const suppliers = new Map<string, Supplier>();
let server: TestServer;
let standIn: Awaited<ReturnType<typeof startStandIn>>;
let dynata: InventorySupplier;
let alice: Person;

beforeAll(async () => {
  server = await startServer({ suppliers });
  standIn = await startStandIn('dynata', server.url);
  dynata = dynataKind.open({
    ...{ id: 'dynata', name: 'Dynata' },
    settings: { registry: standIn.url, gateway: standIn.url },
    secrets: {
      ...{ access_key: standIn.key('access_key'), secret_keys: [standIn.key('secret_key')] },
      return_access_key: standIn.key('return_access_key'),
      return_secret_keys: [standIn.key('return_secret_key')],
    },
  });
  suppliers.set('dynata', dynata);
  await sync();
});
afterAll(async () => {
  await standIn.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = noon;
  const app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app);
});

async function sync() {
  const { signal } = new AbortController();
  const changes = await syncInventory(dynata, { database: server.database, now: () => noon, signal });
  await server.inventory.catchUp();
  return changes;
}

async function surveyOf(ref: string) {
  const [survey] = await server.database.db
    .select()
    .from(surveys)
    .where(and(eq(surveys.supplier_id, 'dynata'), eq(surveys.supplier_ref, ref)));
  if (!survey) throw new Error(`No survey ${ref}`);
  return survey;
}

async function listed(person: Person, ref: string): Promise<boolean> {
  const { body } = await server.call('surveys/get-surveys', { as: person.uhash });
  return JSON.stringify(body).includes((await surveyOf(ref)).hash);
}

/** In by our link, out by one of its buttons, back to where Dynata sends the browser. */
async function take(person: Person, ref: string, choice: string) {
  const cid = await qualify(person, await surveyOf(ref));
  const { location } = await go(server, cid);
  const page = await (await fetch(location ?? '')).text();
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const ended = await fetch(new URL(action, standIn.url), {
    ...{ method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' },
  });
  const back = await fetch(ended.headers.get('location') ?? '', { redirect: 'manual' });
  return { cid, back: back.headers.get('location') };
}

const callback = (cid: string, code: string, manner = 'once') =>
  standIn.control('callback', { cid, code, manner });
async function reasonOf(cid: string) {
  const { body } = await server.call('results/get-results', { as: alice.uhash, query: { cid, peek: '1' } });
  return body.reason;
}
const credited = async () => (await balancesOf(server, alice)).user ?? 0n;

describe('Dynata', () => {
  it('SP-01 SV-01 its queue is stored and acknowledged, and then follows changes', async () => {
    expect(await standIn.control('queue', { way: 'count' })).toEqual({ waiting: 0 });
    expect(await listed(alice, '13101')).toBe(true);
    await standIn.control('change', { id: '13101', change: 'close' });
    expect(await sync()).toMatchObject({ closed: 1 });
    expect(await listed(alice, '13101')).toBe(false);
    await standIn.control('change', { id: '13101', change: 'open' });
    await sync();
    expect(await listed(alice, '13101')).toBe(true);
  });

  it('SP-01 SV-04 a complete is paid once, however often it is reported, and never by a stranger', async () => {
    const { cid, back } = await take(alice, '13100', '1.0');
    expect(back).toContain(`cid=${cid}`);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'complete', raw_code: '1.0' });
    const paid = await credited();
    expect(paid).toBeGreaterThan(0n);
    expect(await callback(cid, '1.0', 'twice')).toEqual({ statuses: [200, 200] });
    for (const manner of ['forged', 'unsigned', 'late'])
      expect(await callback(cid, '5.4', manner)).toEqual({ statuses: [401] });
    expect(await credited()).toBe(paid);
  });

  it('SP-01 SV-04 a quality code takes a complete back, and one that comes first lets none be paid', async () => {
    const { cid } = await take(alice, '13100', '1.0');
    await callback(cid, '5.4');
    expect([(await clickOf(server, cid)).state, await credited()]).toEqual(['quality', 0n]);

    const other = await take(alice, '13109', '5.2');
    expect((await clickOf(server, other.cid)).state).toBe('quality');
    await callback(other.cid, '1.0');
    expect([(await clickOf(server, other.cid)).state, await credited()]).toEqual(['quality', 0n]);
  });

  it('SP-01 AH-03 nobody is told that a reward was taken back who never had one', async () => {
    const [never, quality, security] = [
      await take(alice, '13100', '5.4'),
      await take(alice, '13108', '1.0'),
      await take(alice, '13109', '1.0'),
    ];
    await callback(quality.cid, '5.4');
    await callback(security.cid, '5.3');
    expect(await reasonOf(never.cid)).toBe('quality');
    expect(await reasonOf(quality.cid)).toBe('reversed');
    expect(await reasonOf(security.cid)).toBe('reversed');
  });

  it.each([
    ['2.2', 'screen_out'],
    ['3.1', 'quota_full'],
    ['5.3', 'security'],
    ['9.9', 'error'],
  ])('SP-01 SV-01 the code %s ends the click as %s', async (code, state) => {
    const { cid } = await take(alice, '13100', code);
    expect(await clickOf(server, cid)).toMatchObject({ state, raw_code: code });
    expect(await credited()).toBe(0n);
  });

  it('SP-01 SV-01 whoever took part in a project sees nothing more of it', async () => {
    expect([await listed(alice, '13110'), await listed(alice, '13111')]).toEqual([true, true]);
    await take(alice, '13109', '2.1');
    expect([await listed(alice, '13110'), await listed(alice, '13111')]).toEqual([false, false]);
    expect(await listed(alice, '13101')).toBe(true);
  });

  it('SP-01 SV-01 what only Dynata can check is left to it', async () => {
    expect((await alice.begin(await surveyOf('13108'))).body.status).toBe('qualified');
  });

  it('SP-01 SV-01 one of its open quotas has to fit', async () => {
    const survey = await surveyOf('13113');
    const { body } = await alice.begin(survey);
    expect(body).toMatchObject({ status: 'accepted', questions: { current: { id: 'gender' } } });
    expect((await alice.answer(survey, 'gender', ['male'])).body.status).toBe('disqualified');
  });
});
