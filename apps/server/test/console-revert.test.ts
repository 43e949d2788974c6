// Reverting changes of the audit: by the way they were made, once, and never over what somebody has changed since (CO-06).
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { machine, recordChange } from '#store/console/audit.ts';
import { findAppById } from '#store/publishers/apps.ts';
import { offers } from '#store/schema/offers.ts';
import { surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';
import { aMove } from '#testing/audit-events.ts';
import { aNetwork, anOffer, quietNetwork } from '#testing/offers.ts';
import { aUser } from '#testing/people.ts';
import { endpointOf } from '#testing/postbacks.ts';
import { aSurvey } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { handMade } from './support/hand-made-supplier.ts';
import { startServer, type TestServer } from './support/server.ts';

type Event = ConsoleAnswerOf<'console/audit/get-audit'>['events'][number];

let server: TestServer;
let own: World;
let team: Team;
let user: { id: number; uhash: string; app_id: string };
const on = () => server.database.db;
const reason = 'A mistake of the tests';

beforeAll(async () => {
  server = await startServer({ builtIn: { suppliers: [handMade('reverted-supplier')], networks: [] } });
  own = await makeWorld(on(), 'ours');
  team = await makeTeam(on(), own, await makeWorld(on(), 'theirs'), noon);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  user = await aUser(on(), own.app);
});

const ask = async (who: TeamMember, name: ConsoleCallName, params: Record<string, string>, body: object) => {
  const { status, body: answer } = await server.operate(name, {
    ...{ headers: { ...team[who].headers }, params, body },
  });
  return { status, body: answer };
};
const lastEvent = async (who: TeamMember = 'dana'): Promise<Event> => {
  const query = { kind: 'change' };
  const { body } = await server.operate('console/audit/get-audit', {
    headers: { ...team[who].headers },
    query,
  });
  const [last] = (body as { events: Event[] }).events;
  if (!last) throw new Error('The audit is empty');
  return last;
};
const revert = (id: number, who: TeamMember = 'dana') =>
  ask(who, 'console/audit/post-audit-revert', { event: String(id) }, { reason });
const account = async () => {
  const [found] = await on().select().from(users).where(eq(users.id, user.id));
  if (!found) throw new Error('There is no such user');
  return found;
};
const setState = (body: object, who: TeamMember = 'dana') =>
  ask(who, 'console/users/put-users-state', { app: own.app.id, uhash: user.uhash }, { reason, ...body });
const ofApp = () => ({ app: own.app.id });

describe('accounts', () => {
  it('CO-06 a ban is reverted as a whole, by an event that names it; reverting that bans again', async () => {
    await setState({ state: 'on_hold', until: hours(48).toISOString() });
    const held = await account();
    server.clock.now = hours(1);
    const banned = await setState({ state: 'banned', scope: 'surveys', reasons: [{ family: 'too_fast' }] });
    expect(banned.status).toBe(200);
    const ban = await lastEvent();
    expect(ban).toMatchObject({ revertible: true, reverts: null, reverted_by: null });
    const { status, body } = await revert(ban.id);
    expect(status).toBe(200);
    const made = body.event as Event;
    expect(made).toMatchObject({ reverts: ban.id, reason, user: user.uhash, by: 'dana', revertible: true });
    expect(await account()).toMatchObject({
      ...{ state: 'on_hold', state_scope: 'all', state_until: held.state_until },
      ...{ state_set_at: held.state_set_at, state_reasons: held.state_reasons },
    });
    const twice = await revert(ban.id);
    expect([twice.status, String(twice.body.message)]).toEqual([
      409,
      `It was reverted already, by event ${made.id}.`,
    ]);
    expect((await revert(made.id)).status).toBe(200);
    expect(await account()).toMatchObject({ state: 'banned', state_scope: 'surveys' });
  });

  it('CO-06 two presses revert once', async () => {
    const { country } = await account();
    const event = await aMove(on(), user, 'FR');
    const statuses = await Promise.all([revert(event), revert(event)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await account()).country).toBe(country);
  });

  it('CO-06 what has changed since is named with its present value, and left alone', async () => {
    await ask(
      'dana',
      'console/users/put-users-country',
      { app: own.app.id, uhash: user.uhash },
      { country: 'DE', reason },
    );
    const move = await lastEvent();
    await ask(
      'dana',
      'console/users/put-users-country',
      { app: own.app.id, uhash: user.uhash },
      { country: 'FR', reason },
    );
    const { status, body } = await revert(move.id);
    expect([status, body.message]).toEqual([409, 'Changed since: country is now "FR".']);
    expect(body.errors).toEqual({ country: ['Now "FR".'] });
    expect((await account()).country).toBe('FR');
  });

  it('CO-06 a wish for a profile review is reverted', async () => {
    const params = { app: own.app.id, uhash: user.uhash };
    await ask('dana', 'console/users/put-users-profile-review', params, { wanted: true, reason });
    expect((await revert((await lastEvent()).id)).status).toBe(200);
    expect((await account()).update_profile).toBe(false);
  });

  it('CO-06 nothing is put back to a person who was erased', async () => {
    const event = await aMove(on(), user, 'FR');
    await on()
      .update(users)
      .set({ uuid: `erased-${user.id}` })
      .where(eq(users.id, user.id));
    expect((await revert(event)).status).toBe(422);
  });
});

describe('apps, suppliers, endpoints', () => {
  it('CO-06 settings go back by the rules of settings, their state by who governs the app', async () => {
    const app = await findAppById(on(), own.app.id);
    const before = app?.name;
    await ask('olive', 'console/apps/put-apps-id', ofApp(), { version: app?.version, name: 'Renamed' });
    expect((await revert((await lastEvent('olive')).id, 'olive')).status).toBe(200);
    expect((await findAppById(on(), own.app.id))?.name).toBe(before);
    await ask('olive', 'console/apps/put-apps-state', ofApp(), { state: 'off', reason });
    expect((await revert((await lastEvent()).id)).status).toBe(200);
    expect((await findAppById(on(), own.app.id))?.status).toBe('open');
  });

  it('CO-06 maintenance goes back to what it was; one that is over by now does not', async () => {
    const set = (body: object) =>
      ask('dana', 'console/apps/put-apps-maintenance', ofApp(), { reason, ...body });
    await set({ on: true, until: hours(2).toISOString() });
    const began = await lastEvent();
    await set({ on: false });
    const ended = await lastEvent();
    expect((await revert(began.id)).status).toBe(409);
    expect((await revert(ended.id)).status).toBe(200);
    expect(await findAppById(on(), own.app.id)).toMatchObject({
      maintenance: true,
      maintenance_until: hours(2),
    });
    await set({ on: false });
    const again = await lastEvent();
    server.clock.now = hours(3);
    expect((await revert(again.id)).status).toBe(409);
    expect((await findAppById(on(), own.app.id))?.maintenance).toBe(false);
  });

  it('CO-06 a pause of postbacks goes back; where deliveries had stopped it, there is no inverse', async () => {
    const set = (state: string) =>
      ask('dana', 'console/endpoint/put-apps-endpoint-state', ofApp(), { state, reason });
    await set('paused');
    expect((await revert((await lastEvent('olive')).id, 'olive')).status).toBe(200);
    expect((await endpointOf(on(), own.app))?.state).toBe('on');
    await set('on');
    expect(await lastEvent()).toMatchObject({ revertible: false });
  });

  it('CO-06 a pause of a supplier goes back, by operators alone', async () => {
    const params = { id: 'reverted-supplier' };
    const paused = await ask('dana', 'console/suppliers/put-suppliers-pause', params, {
      paused: true,
      reason,
    });
    expect(paused.status).toBe(200);
    const event = await lastEvent();
    expect(event).toMatchObject({ about: { supplier: 'reverted-supplier' }, revertible: true });
    expect((await revert(event.id, 'olive')).status).toBe(404);
    const { body } = await revert(event.id);
    expect((body.event as Event).changes).toContainEqual({ field: 'status', old: 'paused', new: 'live' });
  });
});

describe('inventory', () => {
  const change = async (kind: 'surveys' | 'offers', changes: object[]) => {
    const { status } = await ask('dana', `console/inventory/put-inventory-${kind}`, {}, { changes });
    expect(status).toBe(200);
    return await lastEvent();
  };

  it('CO-06 flags, the place and the pause of a survey go back, by operators alone', async () => {
    const survey = await aSurvey(on(), { country: 'IT', featured: true });
    const now = async () => (await on().select().from(surveys).where(eq(surveys.id, survey.id)))[0];
    const set = { survey: survey.hash, hot: true, featured: false, paused: true, rank: 'top' };
    const event = await change('surveys', [set]);
    expect(event).toMatchObject({ about: { survey: survey.hash }, revertible: true });
    expect((await revert(event.id, 'olive')).status).toBe(404);
    const { status, body } = await revert(event.id);
    expect([status, (body.event as Event).reason]).toEqual([200, reason]);
    const before = { status: 'open', hot: false, featured: true, placed_rank: null };
    expect(await now()).toMatchObject(before);
    expect((await revert((body.event as Event).id)).status).toBe(200);
    expect(await now()).toMatchObject({ status: 'paused', hot: true, featured: false });
  });

  it('CO-06 those of an offer, but not over what somebody has set since', async () => {
    await aNetwork(on(), { id: quietNetwork, name: 'A network' });
    const offer = await anOffer(on(), { network_id: quietNetwork });
    const first = await change('offers', [{ offer: offer.id, featured: true, rank: 40 }]);
    const second = await change('offers', [{ offer: offer.id, rank: 12 }]);
    const { status, body } = await revert(first.id);
    expect([status, body.message]).toEqual([409, 'Changed since: rank is now 12.']);
    expect((await revert(second.id)).status).toBe(200);
    expect((await revert(first.id)).status).toBe(200);
    const [now] = await on().select().from(offers).where(eq(offers.id, offer.id));
    expect(now).toMatchObject({ featured: false, placed_rank: null });
  });
});

it('CO-06 what has no inverse says what to do instead, and another’s event does not exist', async () => {
  await server.database.transaction((tx) =>
    recordChange(tx, { by: machine('Dana'), what: 'credited 500', app_id: own.app.id, at: noon }),
  );
  const event = await lastEvent();
  const { status, body } = await revert(event.id);
  expect([event.revertible, status]).toEqual([false, 422]);
  expect(String(body.message)).toContain('undo the credit');
  expect((await revert(event.id, 'otto')).status).toBe(404);
  expect((await revert(event.id, 'sam')).status).toBe(403);
  expect((await revert(2 ** 40)).status).toBe(404);
});
