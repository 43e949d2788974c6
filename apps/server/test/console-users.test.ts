// The list of users and the page of one, over HTTP: any id finds its person, the stream has it all, and an undo restores
// what was there.
import { randomUUID } from 'node:crypto';
import type { ConsoleAnswerOf, ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit_events } from '#store/schema/audit-events.ts';
import { users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { bookProblems } from '#testing/books.ts';
import { aClick } from '#testing/clicks.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { aReport } from '#testing/reports.ts';
import { aSurvey } from '#testing/surveys.ts';
import { aTicket } from '#testing/tickets.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { listen } from './support/listeners.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let own: World;
let other: World;
let team: Team;
const on = () => server.database.db;
beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
});
afterAll(async () => {
  expect(await bookProblems(on())).toEqual([]);
  await server.stop();
});

async function ask<N extends ConsoleCallName>(
  name: N,
  who: TeamMember,
  asked: {
    params?: Record<string, string>;
    query?: Partial<Record<keyof ConsoleQueryOf<N>, string>>;
    body?: unknown;
  } = {},
) {
  const answered = await server.operate(name, { headers: { ...team[who].headers }, ...asked } as never);
  return { status: answered.status, body: answered.body as ConsoleAnswerOf<N>, error: answered.body };
}
const about = ({ app_id, uhash }: { app_id: string; uhash: string }) => ({ app: app_id, uhash });

type ListQuery = Partial<Record<keyof ConsoleQueryOf<'console/users/get-users'>, string>>;
async function listed(query: ListQuery, who: TeamMember = 'dana') {
  const { status, body } = await ask('console/users/get-users', who, { query });
  expect(status).toBe(200);
  return body;
}
const named = async (query: ListQuery, who?: TeamMember) =>
  (await listed(query, who)).users.map(({ uuid }) => uuid);

/** Somebody with a click, two reports, money and a ticket. */
async function aBusyUser(world: World, uuid: string) {
  const user = await aUser(on(), world.app, uuid);
  const survey = await aSurvey(on());
  const cid = await aClick(on(), user, survey, { state: 'complete', ended_at: noon, opened_at: hours(-3) });
  const report = { cid, supplier_id: survey.supplier_id, received_at: hours(-2) };
  const transaction = `supplier-${uuid}`;
  await aReport(on(), { ...report, transaction, outcome: 'complete', effect: 'nothing', raw_code: '10' });
  await aReport(on(), {
    ...{ ...report, received_at: hours(-1), outcome: 'quality', effect: 'reversed', raw_code: 'rev=7' },
  });
  await creditByOperator(server.database, world.app, user, {
    ...{ kind: 'bonus', reason: 'Thanks', amount: 250n, at: hours(-0.5) },
  });
  const ticket = await aTicket(on(), user, `Where is it, asks ${uuid}`, hours(-0.25));
  const postback = (await postbacksIn(on(), world.app)).find(({ user_id }) => user_id === user.id);
  return { user, survey, cid, transaction, ticket, postback: postback?.transaction_id ?? '' };
}

describe('CO-02 the list of users', () => {
  it('is sorted by when they were seen, and a page follows the other without gap or repetition', async () => {
    const app = await anApp(on(), { publisher_id: own.publisher_id });
    const people = await on()
      .insert(users)
      .values(
        [...Array(120).keys()].map((index) => ({
          ...{ app_id: app.id, uuid: `p${index}`, uhash: `hash-${app.id}-${index}` },
          // Many at the same moment.
          seen_at: hours(-Math.floor(index / 40)),
        })),
      )
      .returning();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await listed({ app: app.id, ...(after && { after }) });
      expect(page.users.length).toBeLessThanOrEqual(50);
      seen.push(...page.users.map(({ uuid }) => uuid));
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
    expect(seen[0]).toBe(people[39]?.uuid);
    expect(seen.at(-1)).toBe('p80');
    const wrong = await ask('console/users/get-users', 'dana', { query: { after: 'x' } });
    expect(wrong.status).toBe(400);
  });

  it('filters by state as it applies now, country and last visit', async () => {
    const app = await anApp(on(), { publisher_id: own.publisher_id });
    const [alice, bob, carol] = await Promise.all(
      ['alice', 'bob', 'carol'].map((name) => aUser(on(), app, name)),
    );
    if (!alice || !bob || !carol) throw new Error('Somebody is missing');
    await changeUser(on(), alice, { state: 'banned', state_until: hours(1), seen_at: hours(-1) });
    await changeUser(on(), bob, { state: 'banned', state_until: hours(-1), seen_at: hours(-2) });
    await changeUser(on(), carol, { country: 'DE', seen_at: hours(-50) });
    const of = (query: ListQuery) => named({ app: app.id, ...query });
    expect(await of({})).toEqual(['alice', 'bob', 'carol']);
    expect(await of({ state: 'banned' })).toEqual(['alice']);
    expect(await of({ state: 'active' })).toEqual(['bob', 'carol']);
    expect(await of({ country: 'DE' })).toEqual(['carol']);
    expect(await of({ seen_since: hours(-2).toISOString() })).toEqual(['alice', 'bob']);
    expect(await of({ state: 'active', country: 'DE' })).toEqual(['carol']);
  });

  it('finds a person by any id, with balance, completes and reversals', async () => {
    const { user, cid, transaction, ticket, postback } = await aBusyUser(own, 'busy');
    const ids = [user.uuid, user.uhash, cid, transaction, ticket, postback, wireTransactionId(postback)];
    for (const q of ids) expect([q, await named({ q }, 'sam')]).toEqual([q, ['busy']]);
    expect((await listed({ q: ` ${cid} ` })).users[0]).toMatchObject({
      ...{ balance: 250, completes: 1, reversals: 1, state: 'active', app: { id: own.app.id } },
    });
    // Not for another publisher, whatever the id.
    for (const q of ids) expect(await named({ q }, 'otto')).toEqual([]);
    expect(await named({ q: 'nobody' })).toEqual([]);
  });

  it('shows a publisher its own, an analyst nobody', async () => {
    const seen = await named({}, 'otto');
    expect(seen).toContain('user-theirs');
    expect(seen).not.toContain('user-ours');
    expect((await ask('console/users/get-users', 'ana')).status).toBe(403);
    const foreign = await ask('console/users/get-users', 'otto', { query: { app: own.app.id } });
    expect(foreign.status).toBe(404);
  });

  it('CO-06 as CSV it is the same list, safe in a spreadsheet, and in the audit', async () => {
    const app = await anApp(on(), { publisher_id: own.publisher_id, decimals: 2 });
    const user = await aUser(on(), app, '=cmd()');
    await creditByOperator(server.database, app, user, {
      ...{ kind: 'bonus', reason: 'Thanks', amount: 250n, at: noon },
    });
    await aUser(on(), app, 'other');
    const url = `${server.url}/api/console/users?app=${app.id}&q=${encodeURIComponent('=cmd()')}&format=csv`;
    const answer = await fetch(url, { headers: { ...team.olive.headers } });
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${app.id},'=cmd(),`);
    expect(lines[1]).toContain(',2.5,0,Coins,');
    const views = await on()
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.app_id, app.id), eq(audit_events.person_id, team.olive.id)));
    expect(views).toMatchObject([{ kind: 'view', what: 'console/users/get-users' }]);
  });

  it('with the publisher’s id it is that account, as machines ask', async () => {
    const query = { app: own.app.id, uuid: own.user.uuid };
    expect((await listed(query)).user).toMatchObject({ uhash: own.user.uhash });
    expect((await ask('console/users/get-users', 'dana', { query: { uuid: 'x' } })).status).toBe(400);
  });

  it('has one page of many users within a request, also where few fit', { timeout: 120_000 }, async () => {
    const app = await anApp(on(), { publisher_id: own.publisher_id });
    const [count, batch] = [100_000, 5_000];
    for (let first = 1; first <= count; first += batch)
      await on().execute(sql`
        insert into users (app_id, uuid, uhash, country, seen_at, state)
        select ${app.id}, 'many-' || n, ${app.id} || '-many-' || n, case when n = 7 then 'LI' else 'US' end,
          ${noon.toISOString()}::timestamptz - make_interval(secs => n), case when n = ${count} then 'banned' else 'active' end
        from generate_series(${first}::integer, ${first + batch - 1}::integer) as n`);
    await on().execute(sql`analyze users`);
    for (const query of [{}, { country: 'LI' }, { state: 'banned' }, { q: 'many-99999' }] as ListQuery[]) {
      const { users: page } = await listed({ app: app.id, ...query });
      expect([query, page.length]).toEqual([query, Object.keys(query).length === 0 ? 50 : 1]);
    }
  });
});

describe('CO-02 the page of a user', () => {
  it('has the facts, and CO-06 looking is in the audit', async () => {
    const { user } = await aBusyUser(own, 'facts');
    await changeUser(on(), user, { phone_verified_at: noon });
    const { body } = await ask('console/users/get-users-id', 'sam', { params: about(user) });
    expect(body).toMatchObject({
      ...{ balance: 250, pending: 0, test_balance: 0, completes: 1, reversals: 1, erased_at: null },
      user: { uuid: 'facts', state: 'active', phone_verified_at: noon.toISOString() },
      ...{ tickets: { all: 1, open: 1 }, app: { currency: 'Coins', decimals: 0 } },
    });
    const [view] = await on()
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.user_id, user.id), eq(audit_events.kind, 'view')));
    expect(view).toMatchObject({ what: 'console/users/get-users-id', person_id: team.sam.id });
    expect((await ask('console/users/get-users-id', 'otto', { params: about(user) })).status).toBe(404);
  });

  it('has one stream of everything, by kind and page by page', async () => {
    const { user, cid, survey } = await aBusyUser(own, 'stream');
    const params = about(user);
    await ask('console/users/put-users-state', 'sam', {
      ...{ params, body: { state: 'on_hold', reason: 'To be sure' } },
    });
    // Said by the page's own view.
    await ask('console/inventory/get-users-explain', 'sam', { params });
    const { body } = await ask('console/users/get-users-timeline', 'sam', { params });
    expect(body.items.map(({ kind }) => kind)).toEqual([
      ...['operator', 'ticket', 'money', 'report', 'report', 'click'],
    ]);
    expect(body.next).toBeNull();
    const [act, ticket, money, back, done, click] = body.items;
    expect(act).toMatchObject({ by: 'sam', what: 'on_hold (all)', reason: 'To be sure', is_view: false });
    expect(ticket).toMatchObject({ author: 'user', excerpt: 'Where is it, asks stream' });
    expect(money).toMatchObject({
      amount: 250,
      reason: 'Thanks',
      postback: { state: 'waiting' },
      by_hand: null,
    });
    expect(back).toMatchObject({ raw_code: 'rev=7', outcome: 'quality', effect: 'reversed' });
    expect(done).toMatchObject({ raw_code: '10', supplier: survey.supplier_id });
    expect(click).toMatchObject({ list: 'surveys', state: 'complete', click: cid.slice(0, 12), reward: 500 });
    expect(JSON.stringify(body)).not.toContain(cid);
    for (const kind of ['click', 'report', 'money', 'ticket', 'operator'] as const) {
      const some = await ask('console/users/get-users-timeline', 'sam', { params, query: { kind } });
      expect(new Set(some.body.items.map((item) => item.kind))).toEqual(new Set([kind]));
    }
  });

  it('pages through events of one moment, and begins at the thing that was asked for', async () => {
    const user = await aUser(on(), own.app, 'long');
    const survey = await aSurvey(on());
    const ids: string[] = [];
    for (let index = 0; index < 70; index += 1)
      ids.push(
        await aClick(on(), user, survey, { ended_at: noon, opened_at: hours(-Math.floor(index / 60)) }),
      );
    const params = about(user);
    const first = await ask('console/users/get-users-timeline', 'sam', { params });
    const second = await ask('console/users/get-users-timeline', 'sam', {
      ...{ params, query: { after: first.body.next ?? '' } },
    });
    const keys = [...first.body.items, ...second.body.items].map(({ key }) => key);
    expect([keys.length, new Set(keys).size, second.body.next]).toEqual([70, 70, null]);
    // ⌘K leads to the item, wherever it is.
    const { found } = (await ask('console/find/get-find', 'sam', { query: { q: ids[65] ?? '' } })).body;
    const [path = '', item = ''] = (found[0]?.path ?? '').split('?item=');
    expect(path).toBe(`/users/${own.app.id}/${user.uhash}`);
    const there = await ask('console/users/get-users-timeline', 'sam', { params, query: { item } });
    expect(there.body.items[0]).toMatchObject({ is_meant: true, click: ids[65]?.slice(0, 12) });
    expect(there.body.items.filter(({ is_meant }) => is_meant)).toHaveLength(1);
  });

  it('has the ledger with both sides, running balance and proof, also as CSV', async () => {
    const user = await aUser(on(), own.app, 'ledger');
    for (const amount of [100n, 250n, -50n])
      await creditByOperator(server.database, own.app, user, {
        ...{ kind: 'adjustment', reason: `By ${amount}`, amount, at: noon },
      });
    const params = about(user);
    const { body } = await ask('console/users/get-users-ledger', 'olive', { params });
    expect(body.lines.map(({ amount, counter, balance }) => [amount, counter, balance])).toEqual([
      [-50, 50, 300],
      [250, -250, 350],
      [100, -100, 100],
    ]);
    expect(body.lines[0]?.counter_accounts).toEqual(['publisher']);
    expect(body.proof).toEqual({ movements: 3, unbalanced: 0, balances_match: true });
    const url = `${server.url}/api/console/users/${own.app.id}/${user.uhash}/ledger?format=csv`;
    const csv = await (await fetch(url, { headers: { ...team.olive.headers } })).text();
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(csv).toContain(",By -50,'-50,0,50,publisher,no,300,");
  });

  it('has the profile with where each answer came from, and the tickets', async () => {
    const { user, ticket } = await aBusyUser(own, 'profile');
    const [question] = (
      await on().execute<{ id: string }>(
        sql`select id from profile_questions where type like 'input%' and onboarding_order is null limit 1`,
      )
    ).rows;
    await on().execute(sql`
      insert into profile_answers (app_id, user_id, question_id, answers, source, answered_at)
      values (${user.app_id}, ${user.id}, ${question?.id ?? ''}, array['42'], 'publisher', ${noon.toISOString()})`);
    const params = about(user);
    const profile = await ask('console/users/get-users-profile', 'dev', { params });
    expect(profile.body.answers).toMatchObject([{ answers: ['42'], source: 'publisher' }]);
    expect(profile.body.open.length).toBeGreaterThan(0);
    const { body: page } = await ask('console/users/get-users-id', 'dev', { params });
    expect(page.profile).toEqual({ answered: 1, asked: 1 + profile.body.open.length });
    const { body: explained } = await ask('console/inventory/get-users-explain', 'dev', { params });
    expect(explained.person).toMatchObject({ answered: 1, questions: page.profile.asked });
    const { tickets } = (await ask('console/users/get-users-tickets', 'dev', { params })).body;
    expect(tickets).toMatchObject([{ id: ticket, state: 'open', replies: 0 }]);
    const views = await on()
      .select({ what: audit_events.what })
      .from(audit_events)
      .where(and(eq(audit_events.user_id, user.id), eq(audit_events.kind, 'view')));
    expect(views.map(({ what }) => what)).toContain('console/users/get-users-profile');
  });
});

describe('CO-02 a state is undone', () => {
  const reason = 'Two accounts';
  let user: Awaited<ReturnType<typeof aUser>>;
  beforeEach(async () => {
    user = await aUser(on(), own.app, randomUUID());
  });
  const set = async (body: object) =>
    (await ask('console/users/put-users-state', 'sam', { params: about(user), body: { reason, ...body } }))
      .body.user;
  const undo = (set_at: string | null) =>
    ask('console/users/post-users-state-undo', 'sam', {
      params: about(user),
      body: { set_at: set_at ?? '' },
    });

  it('and all of the one before is there again, told to the panel, both in the audit', async () => {
    const until = hours(100).toISOString();
    const held = await set({ state: 'on_hold', scope: 'offers', until, reasons: [{ family: 'too_fast' }] });
    server.clock.forward(60_000);
    const banned = await set({ state: 'banned', until: hours(24 * 7).toISOString() });
    const panel = await listen(server, `notifications-${user.uhash}`, user.uhash);
    server.clock.forward(5_000);
    const undone = await undo(banned.set_at);
    expect(undone).toMatchObject({ status: 200, body: { user: held } });
    expect(await panel.next()).toMatchObject({ event: 'account-changed' });
    panel.end();
    expect((await undo(banned.set_at)).status).toBe(409);
    const { body } = await ask('console/users/get-users-events', 'sam', { params: about(user) });
    expect(body.events.slice(0, 2).map(({ what }) => what)).toEqual([
      'change of state undone',
      `banned (all) until ${hours(24 * 7).toISOString()}`,
    ]);
  });

  it('back to free', async () => {
    const banned = await set({ state: 'banned' });
    expect((await undo(banned.set_at)).body.user).toMatchObject({
      state: 'active',
      reason: null,
      set_at: null,
    });
  });

  it('not when it has changed since', async () => {
    const banned = await set({ state: 'banned' });
    server.clock.forward(1_000);
    await set({ state: 'active' });
    expect((await undo(banned.set_at)).status).toBe(409);
    expect((await undo(hours(-1).toISOString())).status).toBe(409);
  });
});

describe('CO-02 export and erasure', () => {
  it('an owner takes everything out, and erases with the id typed; support may neither', async () => {
    const { user, cid } = await aBusyUser(own, 'erase-me');
    const params = about(user);
    const exported = await ask('console/users/get-users-export', 'olive', { params });
    expect(exported.body.data).toMatchObject({ clicks: [{ cid }], ledger: [{ amount: 250 }] });
    const body = { uuid: 'erase-me', reason: 'They asked' };
    for (const name of ['console/users/get-users-export', 'console/users/post-users-erasure'] as const)
      expect(
        (await ask(name, 'sam', { params, body: name.includes('post') ? body : undefined })).status,
      ).toBe(403);
    const wrong = await ask('console/users/post-users-erasure', 'olive', {
      params,
      body: { ...body, uuid: 'x' },
    });
    expect(wrong.status).toBe(422);
    const erased = await ask('console/users/post-users-erasure', 'olive', { params, body });
    expect(erased.status).toBe(200);
    const gone = await ask('console/users/get-users-id', 'olive', { params });
    expect([gone.status, gone.error.message]).toEqual([
      404,
      `This person was erased on ${server.clock.now.toISOString().slice(0, 10)}.`,
    ]);
    for (const q of [user.uuid, user.uhash]) {
      const found = await listed({ q }, 'olive');
      expect(found).toMatchObject({ users: [], erased_at: server.clock.now.toISOString() });
      expect((await listed({ q }, 'otto')).erased_at).toBeNull();
    }
    expect((await named({ app: own.app.id }, 'olive')).filter((uuid) => uuid.startsWith('erased-'))).toEqual(
      [],
    );
    // What is left of them is found by the click, under a random name, and says so.
    const [left] = (await listed({ q: cid })).users;
    const page = await ask('console/users/get-users-id', 'dana', {
      params: { app: own.app.id, uhash: left?.uhash ?? '' },
    });
    expect(page.body).toMatchObject({ erased_at: server.clock.now.toISOString(), balance: 250 });
  });

  it('an unknown person is not one that was erased', async () => {
    const params = { app: own.app.id, uhash: 'nobody' };
    const answer = await ask('console/users/get-users-id', 'dana', { params });
    expect([answer.status, answer.error.message]).toEqual([404, 'There is no such user.']);
  });
});
