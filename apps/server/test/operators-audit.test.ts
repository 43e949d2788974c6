// What operators view is audited, wrong keys are limited and audited, and no audit row can be changed.
import { type ConsoleCallName, consoleCalls } from '@earnwall/contract/console-calls';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { anApp } from '#testing/apps.ts';
import { png } from '#testing/crashes/ticket-files.ts';
import { aNetwork, anOffer, quietNetwork } from '#testing/offers.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint, aPostback } from '#testing/postbacks.ts';
import { aSurvey } from '#testing/surveys.ts';
import { ticketsOf } from '#testing/tickets.ts';
import { operatorKey, startServer, type TestServer } from './support/server.ts';
import { anAddress, ticketForm } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
let user: UserRecord;
let ticket: string;
let postback: string;
let survey: string;
let offer: string;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db);
  user = await aUser(server.database.db, app);
  await anEndpoint(server.database.db, app, { url: 'https://game.example/postbacks' });
  postback = await aPostback(server.database.db, user);
  ({ hash: survey } = await aSurvey(server.database.db));
  await aNetwork(server.database.db, { id: quietNetwork, name: 'A network' });
  ({ id: offer } = await anOffer(server.database.db, { network_id: quietNetwork }));
  const form = ticketForm(user, { files: [png(1000)] });
  await server.call('support/post-support-ticket', { as: user.uhash, form, headers: anAddress() });
  const [sent] = await ticketsOf(server.database.db, user);
  ticket = sent?.id ?? expect.fail();
});
afterAll(() => server.stop());

const looks = () => server.database.db.select().from(audit_events).orderBy(desc(audit_events.id));

describe('CO-06 every look at a person is in the audit', () => {
  const ofPeople: readonly (string | null)[] = ['users:read', 'statements', 'postbacks:read', 'keys', 'team'];
  /** Figures of an app, of nobody. */
  const ofNobody: readonly ConsoleCallName[] = ['console/postbacks/get-apps-recovery'];
  const reads = (Object.keys(consoleCalls) as ConsoleCallName[]).filter(
    (name) =>
      consoleCalls[name].method === 'GET' &&
      ofPeople.includes(consoleCalls[name].capability) &&
      !ofNobody.includes(name),
  );

  /** What a call cannot be asked without. */
  const queries = (): Partial<Record<ConsoleCallName, string>> => ({
    'console/users/get-users': `?app=${app.id}&uuid=${user.uuid}`,
    'console/inventory/get-inventory-surveys-explain': `?user=${user.uhash}`,
    'console/inventory/get-inventory-offers-explain': `?user=${user.uhash}`,
  });

  it.each(reads)('%s', async (name) => {
    const before = (await looks()).length;
    const path = consoleCalls[name].path
      .replace('{app}', app.id)
      .replace('{uhash}', user.uhash)
      .replace('{id}', name === 'console/postbacks/get-postbacks-id' ? postback : ticket)
      .replace('{survey}', survey)
      .replace('{offer}', offer)
      .replace('{position}', '0')
      .replace('{period}', '2026-03');
    const headers = { authorization: `Bearer ${operatorKey}` };
    const answer = await fetch(`${server.url}/api/console${path}${queries()[name] ?? ''}`, { headers });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();

    const [look, ...earlier] = await looks();
    expect(earlier).toHaveLength(before);
    expect(look).toMatchObject({ by: 'operator-key', what: name, at: server.clock.now, network: null });
    const isList = [
      ...['console/tickets/get-tickets', 'console/keys/get-apps-keys', 'console/keys/get-apps-secret'],
      ...['console/statements/get-apps-statement', 'console/endpoint/get-apps-endpoint'],
      ...['console/team/get-team', 'console/postbacks/get-postbacks'],
      ...['console/feedback/get-feedback'],
    ].includes(name);
    expect(look).toMatchObject(isList ? { user_id: null } : { app_id: app.id, user_id: user.id });
    const isTicket = name.startsWith('console/tickets/');
    expect(look?.about.tickets).toEqual(isTicket ? [ticket] : undefined);
    expect(look?.about.file).toBe(name === 'console/tickets/get-tickets-files' ? 0 : undefined);
    expect(JSON.stringify(look)).not.toContain(user.uuid);
  });

  it('nothing was looked at where nothing is', async () => {
    const before = await looks();
    const params = { id: ticket, position: '4' };
    expect((await server.operate('console/tickets/get-tickets-files', { params })).status).toBe(404);
    const future = { app: app.id, period: '2999-01' };
    expect((await server.operate('console/statements/get-apps-statement', { params: future })).status).toBe(
      422,
    );
    const query = { app: app.id, uuid: 'nobody' };
    expect((await server.operate('console/users/get-users', { query })).status).toBe(404);
    expect(await looks()).toEqual(before);
  });
});

describe('CO-06 the operators’ key', () => {
  const show = (as: string | null, address: string) =>
    fetch(`${server.url}/api/console/tickets`, {
      headers: { ...(as !== null && { authorization: `Bearer ${as}` }), 'x-forwarded-for': address },
    });
  const statuses = async (count: number, as: string | null, address: (index: number) => string) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await show(as, address(index))).status);
    return all;
  };

  it('is refused ten times a minute, then every request of that network is', async () => {
    const address = '203.0.113.7';
    expect(await statuses(11, 'wrong', () => address)).toEqual([...Array(10).fill(401), 429]);
    const waiting = await show(operatorKey, address);
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '6']);
    expect((await show(operatorKey, '203.0.113.8')).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 6_000);
    expect((await show(operatorKey, address)).status).toBe(200);
  });

  it('an IPv6 customer is one network, however many addresses it has', async () => {
    const host = (index: number) => `2001:db8:1:2::${index + 1}`;
    expect(await statuses(11, 'wrong', host)).toEqual([...Array(10).fill(401), 429]);
    expect((await show('wrong', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('each refusal is in the audit, by a digest of its network and without the key', async () => {
    const before = (await looks()).length;
    await statuses(2, 'a-wrong-key', () => '198.51.100.1');
    const [last, other, ...earlier] = await looks();
    expect(earlier).toHaveLength(before);
    expect(last).toMatchObject({ by: null, what: 'key refused', user_id: null });
    expect(last?.network).toMatch(/^[\w-]{43}$/);
    expect(other?.network).toBe(last?.network);
    expect(JSON.stringify([last, other])).not.toMatch(/a-wrong-key|198\.51/);
  });

  it('who shows none is refused and not counted: any page can make an operator’s browser ask', async () => {
    const before = (await looks()).length;
    expect(await statuses(12, null, () => '198.51.100.2')).toEqual(Array(12).fill(401));
    expect((await show(operatorKey, '198.51.100.2')).status).toBe(200);
    expect(await looks()).toHaveLength(before + 1);
  });

  it('a flood from many networks does not fill the audit', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const before = (await looks()).length;
    await statuses(130, 'wrong', (index) => `198.18.0.${index}`);
    expect((await looks()).length - before).toBe(120);
  });
});

describe('CO-06 an audit only grows', () => {
  it.each(['audit_events'])('%s', async (table) => {
    const name = sql.identifier(table);
    const count = async () => (await server.database.db.execute(sql`select count(*) from ${name}`)).rows;
    const params = { app: app.id, uhash: user.uhash };
    const body = { country: 'DE', reason: 'Moved.' };
    await server.operate('console/users/put-users-country', { params, body });
    const before = await count();
    for (const change of [
      sql`update ${name} set "by" = 'x'`,
      sql`delete from ${name}`,
      sql`truncate ${name}`,
    ])
      await expect(server.database.db.execute(change)).rejects.toThrow(/audit and only grows/);
    expect(await count()).toEqual(before);
    expect(before).not.toEqual([{ count: '0' }]);
  });
});
