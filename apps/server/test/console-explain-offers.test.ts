// Whether somebody would see an offer, over HTTP: what is explained is what GET /offers lists.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit_events } from '#store/schema/audit-events.ts';
import { type AppRecord, anApp, changeApp } from '#testing/apps.ts';
import { anOpenedOffer } from '#testing/offer-clicks.ts';
import { aNetwork, anOffer, type NewOffer, quietNetwork } from '#testing/offers.ts';
import { aUser, changeUser, type UserRecord } from '#testing/people.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

type Verdict = ConsoleAnswerOf<'console/inventory/get-inventory-offers-explain'>;

const what = 'console/inventory/get-inventory-offers-explain';
const german = { 'x-forwarded-for': '91.0.0.1' };
let server: TestServer;
let team: Team;
let app: AppRecord;
let bob: UserRecord;
const on = () => server.database.db;
const offers = new Map<string, { id: string }>();

async function given(name: string, offer: NewOffer = {}, isOpen = true): Promise<{ id: string }> {
  const made = await anOffer(on(), { network_id: quietNetwork, name, ...offer }, [{ is_open: isOpen }]);
  offers.set(name, made);
  return made;
}
const idOf = (name: string) => offers.get(name)?.id ?? expect.fail(`no offer ${name}`);

beforeAll(async () => {
  server = await startServer();
  const [own, other] = [await makeWorld(on(), 'ours'), await makeWorld(on(), 'theirs')];
  team = await makeTeam(on(), own, other, noon);
  app = await anApp(on(), { publisher_id: own.publisher_id, requires_security_hash: false, name: 'Pixel' });
  bob = await aUser(on(), app, 'bob-20417');
  await changeUser(on(), bob, { country: 'DE' });
  await aNetwork(on(), { id: quietNetwork, name: 'A network' });
  await aNetwork(on(), { id: 'asleep', name: 'Asleep', status: 'paused' });
  await given('plain');
  await given('german', { countries: ['AT', 'DE'] });
  await given('french', { countries: ['FR'] });
  await given('paused', { status: 'paused' });
  await given('gone', { status: 'closed', closed_at: noon });
  await given('asleep', { network_id: 'asleep' });
  await given('empty', {}, false);
  await anOpenedOffer(on(), bob, await given('begun'));
  await anOpenedOffer(on(), bob, await given('finished'), [{ reached_at: noon }], { finished_at: noon });
  await anOpenedOffer(on(), bob, await given('late'), [{ ends_at: hours(-1) }]);
});
afterAll(() => server.stop());

const ask = (name: string, query: Record<string, string> = {}, who: TeamMember = 'sam') =>
  server.operate(what, {
    headers: { ...team[who].headers },
    params: { offer: idOf(name) },
    query: { user: 'bob-20417', ...query },
  });

async function verdict(name: string, query: Record<string, string> = {}) {
  const { status, body } = await ask(name, query);
  expect({ status, body }).toMatchObject({ status: 200 });
  const { shown, clauses } = (body as Verdict).verdict ?? expect.fail('no verdict');
  return { shown, failed: clauses.flatMap(({ asks, has, fit }) => (fit === 'fails' ? [[asks, has]] : [])) };
}

async function listed(): Promise<string[]> {
  const { body } = await server.call('offers/get-offers', { as: bob.uhash, headers: german });
  return (body as { offers?: { id: string }[] }).offers?.map(({ id }) => id) ?? [];
}

describe('CO-07 would this person see the offer?', () => {
  const isOpen = 'The offer and its network are open';
  const isNotOver = 'Not finished, and not over';
  it.each([
    ['french', 'In France', 'Germany'],
    ['paused', isOpen, 'An operator has paused it'],
    ['gone', isOpen, 'The network has closed it'],
    ['asleep', isOpen, 'The network is paused'],
    ['empty', isOpen, 'No milestone of it is open'],
    ['finished', isNotOver, 'Finished'],
    ['late', isNotOver, 'Its time ran out'],
  ])('%s: %s, %s', async (name, asks, has) => {
    expect(await verdict(name)).toEqual({ shown: false, failed: [[asks, has]] });
  });

  it('agrees with the list about every offer', async () => {
    const shown = await listed();
    expect(shown).toHaveLength(3);
    for (const [name, { id }] of offers)
      expect([name, (await verdict(name)).shown]).toEqual([name, shown.includes(id)]);
  });

  it('another country is asked about without being there', async () => {
    expect((await verdict('german', { country: 'AT' })).failed).not.toContainEqual([
      'In Austria, Germany',
      'Austria',
    ]);
    expect((await verdict('french', { country: 'FR' })).failed).not.toContainEqual(['In France', 'France']);
  });

  it('a ban from offers and an app without offers hide all; a ban from surveys hides none', async () => {
    await changeUser(on(), bob, { state: 'banned', state_scope: 'surveys' });
    expect([(await verdict('plain')).shown, (await listed()).length]).toEqual([true, 3]);
    await changeUser(on(), bob, { state: 'banned', state_scope: 'offers' });
    expect(await listed()).toEqual([]);
    expect(await verdict('plain')).toEqual({
      shown: false,
      failed: [['Nothing that replaces the whole list', 'Banned for good']],
    });
    await changeUser(on(), bob, { state: 'active', state_scope: 'all' });
    await changeApp(on(), app, { offers_enabled: false });
    expect(await listed()).toEqual([]);
    expect(await verdict('plain')).toEqual({ shown: false, failed: [['The app shows offers', 'Off']] });
    await changeApp(on(), app, { offers_enabled: true });
    expect((await verdict('plain')).shown).toBe(true);
  });

  it('is a view of the person; unknown ones are not found, nor is another publisher’s', async () => {
    const views = async () =>
      (await on().select().from(audit_events).where(eq(audit_events.what, what))).length;
    const before = await views();
    expect((await ask('plain', { user: bob.uhash }, 'olive')).status).toBe(200);
    expect(await views()).toBe(before + 1);
    expect((await ask('plain', { user: 'nobody' })).status).toBe(404);
    expect((await ask('plain', {}, 'otto')).status).toBe(404);
    expect((await ask('plain', {}, 'ana')).status).toBe(403);
    const missing = {
      headers: { ...team.sam.headers },
      params: { offer: 'none' },
      query: { user: bob.uhash },
    };
    expect((await server.operate(what, missing)).body).toMatchObject({ message: 'There is no such offer.' });
    await aUser(on(), await anApp(on(), { publisher_id: app.publisher_id, name: 'Second' }), 'bob-20417');
    expect((await ask('plain')).body).toMatchObject({ verdict: null });
    expect((await ask('plain', { app: app.id })).body).toMatchObject({ verdict: { shown: true } });
  });
});
