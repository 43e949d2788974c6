// Things of another publisher that a body names: they do not exist for the asker. Those that a path names are in
// console-access.test.ts.
import { randomUUID } from 'node:crypto';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClick } from '#testing/clicks.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { aPostback } from '#testing/postbacks.ts';
import { aSurvey } from '#testing/surveys.ts';
import { aTicket } from '#testing/tickets.ts';
import { aPlan } from './support/console-samples/bonuses.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let own: World;
let other: World;
let owner: SignedInPerson;
const on = () => server.database.db;
const reason = 'Asked for by the tests.';

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  const { publisher_id } = own;
  owner = await aPerson(on(), 'owner', { publisher_id, name: 'Olive', now: server.clock.now });
});
afterAll(() => server.stop());

const ask = (name: ConsoleCallName, asked: Asked) =>
  server.operate(name, { headers: { ...owner.headers }, ...asked });

describe('CO-05 of another publisher', () => {
  it('an app gets no bonus, no estimate and no announcement', async () => {
    const app = other.app.id;
    const words = { texts: { en: { text: 'Hello', label: null } }, link: null, country: null };
    const times = { zone: 'UTC', starts: null, ends: null };
    const asked: [ConsoleCallName, object][] = [
      ['console/bonuses/post-bonuses', { key: randomUUID(), app, ...aPlan }],
      ['console/bonuses/post-bonuses-estimate', { app, ...aPlan }],
      ['console/announcements/post-announcements', { key: randomUUID(), app, ...words, ...times }],
    ];
    for (const [name, body] of asked) expect([name, (await ask(name, { body })).status]).toEqual([name, 404]);
  });

  it('a user is no audience of a bonus', async () => {
    for (const user of [other.user.uuid, other.user.uhash]) {
      const body = { key: randomUUID(), app: own.app.id, ...aPlan, audience: { kind: 'user', user } };
      const answer = await ask('console/bonuses/post-bonuses', { body });
      expect(answer).toMatchObject({ status: 422, body: { errors: { audience: [expect.any(String)] } } });
    }
  });

  it('a ticket or a click is no reason of a credit', async () => {
    const ticket = await aTicket(on(), other.user, 'Where are my points?');
    const cid = await aClick(on(), other.user, await aSurvey(on()));
    const params = { app: own.app.id, uhash: own.user.uhash };
    for (const about of [{ ticket }, { cid }])
      for (const name of ['console/users/post-users-credits', 'console/users/post-users-debits'] as const) {
        const body = { amount: '1', reason, key: randomUUID(), ...about };
        expect((await ask(name, { params, body })).status).toBe(422);
      }
  });

  it('a postback is not sent again, and none of one’s own with it', async () => {
    const ids = [
      await aPostback(on(), own.user, { state: 'dead' }),
      await aPostback(on(), other.user, { state: 'dead' }),
    ];
    const body = { postbacks: ids.map((id) => ({ id, last_attempt_at: null })) };
    expect((await ask('console/postbacks/post-postbacks-resend', { body })).status).toBe(404);
    const { body: shown } = await ask('console/postbacks/get-postbacks-id', { params: { id: ids[0] ?? '' } });
    expect(JSON.stringify(shown)).toContain('"dead"');
  });

  it('nobody is hired, and no app made, for it', async () => {
    const { publisher_id } = other;
    const person = await aPerson(on(), 'analyst', { publisher_id: own.publisher_id, now: server.clock.now });
    const invited = { email: `${randomUUID()}@example.com`, name: 'Grace', role: 'analyst', publisher_id };
    const app = {
      name: 'New',
      currency_name: 'Coins',
      exchange_rate: '1000',
      decimals: 0,
      revenue_share: '70',
    };
    const asked: [ConsoleCallName, Asked][] = [
      ['console/team/post-team-invitations', { body: invited }],
      [
        'console/team/put-team-role',
        { params: { person: person.id }, body: { role: 'owner', publisher_id } },
      ],
      ['console/apps/post-apps', { body: { ...app, allowed_origins: [], publisher_id } }],
    ];
    for (const [name, given] of asked) expect([name, (await ask(name, given)).status]).toEqual([name, 422]);
  });
});
