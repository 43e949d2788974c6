// A state that Earnwall's operators have set is theirs: no person of a publisher lifts, changes, undoes or reverts it
// (decisions 0127 and 0132).
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#store/schema/users.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

type Event = ConsoleAnswerOf<'console/audit/get-audit'>['events'][number];

let server: TestServer;
let own: World;
let team: Team;
let user: Awaited<ReturnType<typeof aUser>>;
const on = () => server.database.db;
const reason = 'A reason of the tests';
const refusal = 'Set by Earnwall’s operators; ask support.';

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  team = await makeTeam(on(), own, await makeWorld(on(), 'theirs'), noon);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  user = await aUser(on(), own.app);
});

const ask = async (who: TeamMember, name: ConsoleCallName, asked: object) => {
  server.clock.forward(1_000);
  return await server.operate(name, { headers: { ...team[who].headers }, ...asked });
};
const params = () => ({ app: own.app.id, uhash: user.uhash });
const set = (who: TeamMember, state: string, more: object = {}) =>
  ask(who, 'console/users/put-users-state', { params: params(), body: { state, reason, ...more } });
const account = async () => {
  const [found] = await on().select().from(users).where(eq(users.id, user.id));
  if (!found) throw new Error('There is no such user');
  return found;
};
const undo = async (who: TeamMember) => {
  const set_at = (await account()).state_set_at?.toISOString();
  return await ask(who, 'console/users/post-users-state-undo', { params: params(), body: { set_at } });
};
const events = async (who: TeamMember): Promise<Event[]> => {
  const { body } = await ask(who, 'console/audit/get-audit', { query: { user: user.uhash, kind: 'change' } });
  return body.events as Event[];
};
const lastEvent = async (who: TeamMember): Promise<Event> => {
  const [last] = await events(who);
  if (!last) throw new Error('The audit is empty');
  return last;
};
const revert = (who: TeamMember, { id }: Event) =>
  ask(who, 'console/audit/post-audit-revert', { params: { event: String(id) }, body: { reason } });
const page = async (who: TeamMember) =>
  (await ask(who, 'console/users/get-users-id', { params: params() }))
    .body as ConsoleAnswerOf<'console/users/get-users-id'>;

describe('CO-05 a ban of the operators', () => {
  beforeEach(async () => {
    expect((await set('dana', 'banned', { reasons: [{ family: 'too_fast' }] })).status).toBe(200);
  });

  it.each(['active', 'banned', 'on_hold', 'on_review', 'closed'])(
    'is not made %s by an owner',
    async (state) => {
      const before = await account();
      const { status, body } = await set('olive', state);
      expect([status, body.message]).toEqual([409, refusal]);
      expect(await account()).toEqual(before);
    },
  );

  it('keeps its reasons', async () => {
    const body = { family: 'too_fast', lifted: true, reason };
    const lifted = (who: TeamMember) =>
      ask(who, 'console/users/put-users-state-reasons', { params: params(), body });
    expect((await lifted('olive')).status).toBe(409);
    expect((await lifted('sam')).status).toBe(200);
  });

  it('is not undone by an owner, and by an operator', async () => {
    const { status, body } = await undo('olive');
    expect([status, body.message]).toEqual([409, refusal]);
    expect((await account()).state).toBe('banned');
    expect((await undo('sam')).status).toBe(200);
    expect((await account()).state).toBe('active');
  });

  it('is not reverted by an owner, who is told why, and by an operator', async () => {
    const ban = await lastEvent('olive');
    expect(ban).toMatchObject({ revertible: false, revert_refused: refusal });
    const { status, body } = await revert('olive', ban);
    expect([status, body.message]).toEqual([409, refusal]);
    expect((await account()).state).toBe('banned');
    expect(await lastEvent('dana')).toMatchObject({ id: ban.id, revertible: true, revert_refused: null });
    expect((await revert('dana', ban)).status).toBe(200);
  });

  it('says on the person’s page whose it is, to those who may not change it', async () => {
    expect((await page('olive')).state_refused).toBe(refusal);
    expect((await page('sam')).state_refused).toBeNull();
    await set('dana', 'active');
    expect((await page('olive')).state_refused).toBeNull();
  });

  it('leaves the owner the rest: when it is over, states are the owner’s again', async () => {
    await set('dana', 'on_hold', { until: hours(2).toISOString() });
    expect((await set('olive', 'active')).status).toBe(409);
    server.clock.now = hours(3);
    expect((await set('olive', 'banned')).status).toBe(200);
    expect((await undo('olive')).status).toBe(200);
    expect((await page('olive')).user.state).toBe('active');
  });

  it('that was lifted by an operator is not put back by an owner’s undo or revert', async () => {
    await set('dana', 'active');
    expect((await undo('olive')).status).toBe(409);
    const lift = await lastEvent('olive');
    expect(lift.revertible).toBe(false);
    expect((await revert('olive', lift)).status).toBe(409);
    expect((await account()).state).toBe('active');
  });

  it('that an operator has put back by reverting is theirs, whoever banned in between', async () => {
    await set('dana', 'active');
    const lift = await lastEvent('dana');
    await set('olive', 'banned');
    const ban = await lastEvent('dana');
    expect((await revert('dana', ban)).status).toBe(200);
    expect((await revert('dana', lift)).status).toBe(200);
    expect((await account()).state).toBe('banned');
    expect((await set('olive', 'active')).status).toBe(409);
  });
});

describe('CO-05 a state of the publisher’s own', () => {
  it('is lifted, undone and reverted by an owner, also a closed one', async () => {
    for (const state of ['banned', 'closed']) {
      expect((await set('olive', state)).status).toBe(200);
      expect((await page('olive')).state_refused).toBeNull();
      expect((await undo('olive')).status).toBe(200);
      expect((await set('olive', state)).status).toBe(200);
      const made = await lastEvent('olive');
      expect(made).toMatchObject({ revertible: true, revert_refused: null });
      expect((await revert('olive', made)).status).toBe(200);
      expect((await account()).state).toBe('active');
    }
  });

  it('becomes the operators’ when they set it anew', async () => {
    await set('olive', 'banned');
    await set('sam', 'banned');
    expect((await set('olive', 'active')).status).toBe(409);
  });

  it('that nobody is on record for is the operators’', async () => {
    await changeUser(on(), user, { state: 'banned', state_set_at: noon });
    expect((await set('olive', 'active')).status).toBe(409);
  });

  it('does not keep an owner from reverting an operator’s move to another country', async () => {
    await ask('sam', 'console/users/put-users-country', {
      params: params(),
      body: { country: 'FR', reason },
    });
    expect((await revert('olive', await lastEvent('olive'))).status).toBe(200);
  });
});
