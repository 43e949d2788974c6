// A person's data is handed out, or erased, and the books stay whole (decision 0088).
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalTables } from '#store/people/personal-tables.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { bookProblems } from '#testing/books.ts';
import { png } from '#testing/crashes/ticket-files.ts';
import { balancesIn } from '#testing/ledger.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { filesOf, ticketsOf } from '#testing/tickets.ts';
import { beginRequest, countWaiting } from './support/holds.ts';
import type { Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  creditedClick,
  enter,
  startSupplierServer,
} from './support/survey-clicks.ts';
import { anAddress, ticketForm } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
let key: string;
beforeAll(async () => {
  server = await startSupplierServer();
  app = await anApp(server.database.db, { requires_security_hash: false });
  key = await anApiKey(server.database.db, app);
});
afterAll(() => server.stop());

const erase = (user_id: string, as = key) =>
  server.publish('publisher/users/post-user-erasure', { as, params: { user_id } });
const exported = (user_id: string, as = key) =>
  server.publish('publisher/users/get-user-export', { as, params: { user_id } });

/** Somebody who has left something everywhere. Every text that is theirs contains `mkq7`. */
async function aBusyPerson(name: string): Promise<Person> {
  const { app: own, alice, survey } = await aScene(server, name);
  app = own;
  key = await anApiKey(server.database.db, app);
  const { uhash, user } = alice;
  await server.call('app/get-app', { as: uhash, headers: anAddress() });
  await creditedClick(server, alice, survey);
  await enter(server, alice, await anExchangeSurvey(server));
  const form = ticketForm(user, { email: 'mkq7@example.com', text: 'mkq7 asks', files: [png(1000)] });
  await server.call('support/post-support-ticket', { as: uhash, form, headers: anAddress() });
  const { app_id, id } = user;
  const { db } = server.database;
  await changeUser(db, user, {
    birthday: '1990-01-02',
    phone_digest: 'mkq7-phone',
    device_model: 'mkq7-phone',
  });
  await db.execute(
    sql`update clicks set subid = '{"subid": "mkq7"}' where app_id = ${app_id} and user_id = ${id}`,
  );
  await db.execute(sql`
    insert into profile_answers (app_id, user_id, question_id, answers, source, answered_at)
    values (${app_id}, ${id}, 'hobby', array['mkq7'], 'review', now())`);
  await db.execute(sql`
    insert into client_signals (app_id, user_id, kind, value) values (${app_id}, ${id}, 'mml', '{"x": "mkq7"}')`);
  await db.execute(sql`
    insert into survey_feedback (app_id, user_id, survey_hash, option, message)
    values (${app_id}, ${id}, 'x', 'other', 'mkq7 says')`);
  const { rowCount } = await db.execute(sql`
    update postback_log set payload = payload || '{"subid": {"subid": "mkq7"}}',
      attempts = '[{"status": 500, "answer": "no mkq7"}, {"status": 200, "answer": "hello mkq7"}]'
    where app_id = ${app_id} and user_id = ${id}`);
  expect(rowCount).toBe(1);
  const [ticket] = await ticketsOf(db, user);
  await server.operate('console/tickets/post-tickets-notes', {
    ...{ params: { id: ticket?.id ?? '' }, body: { text: 'mkq7 looks odd', key: 'one' } },
  });
  await server.operate('console/tickets/post-tickets-replies', {
    ...{ params: { id: ticket?.id ?? '' }, body: { text: 'Dear mkq7', key: 'one' } },
  });
  return alice;
}

/** Every row of every table that contains the text, by the table's name. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await server.database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await server.database.db.execute(
      sql`select from ${sql.identifier(name)} as held where strpos(to_jsonb(held)::text, ${text}) > 0`,
    );
    if (rowCount) found.push(name);
  }
  return found;
}

describe('PB-04 every table that names a user says what an erasure does to it', () => {
  it('as the database lists them', async () => {
    const { rows } = await server.database.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`);
    const known = personalTables.map(({ table }) => table);
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('PB-04 a publisher erases a person', () => {
  it('and nothing that is theirs is left, but the books', async () => {
    const mona = await aBusyPerson('mona-mkq7');
    const { db } = server.database;
    const before = await tablesWith('mkq7');
    for (const table of ['users', 'clicks', 'tickets', 'ticket_replies', 'profile_answers', 'postback_log'])
      expect(before).toContain(table);
    const [ticket] = await ticketsOf(db, mona.user);
    const files = await filesOf(db, { id: ticket?.id ?? '' });
    expect(files).toHaveLength(1);
    const balances = await balancesIn(db, mona.user);

    const { status, body } = await erase('mona-mkq7');
    expect({ status, body }).toEqual({ status: 200, body: { erased_at: server.clock.now.toISOString() } });

    expect(await tablesWith('mkq7')).toEqual([]);
    for (const table of ['ip_logs', 'ticket_files', 'client_signals', 'phone_codes'])
      expect((await db.execute(sql`select from ${sql.identifier(table)}`)).rowCount, table).toBe(0);
    expect(await balancesIn(db, mona.user)).toEqual(balances);
    expect(await bookProblems(db)).toEqual([]);
    expect(
      (await server.publish('publisher/users/get-user', { as: key, params: { user_id: 'mona-mkq7' } }))
        .status,
    ).toBe(404);
    const file = { params: { id: ticket?.id ?? '', position: '0' } };
    expect((await server.operate('console/tickets/get-tickets-files', file)).status).toBe(404);
    const { rows } = await db.execute(
      sql`select attempts, payload from postback_log where app_id = ${app.id}`,
    );
    const attempts = [
      { status: 500, answer: null },
      { status: 200, answer: null },
    ];
    expect(rows).toMatchObject([{ attempts, payload: { amount: 500, subid: {}, country: null } }]);
  });

  it('who is logged out on every node, and not created again', async () => {
    const nina = await aBusyPerson('nina');
    const node = await joinServer(server);
    expect((await node.call('surveys/get-surveys', { as: nina.uhash })).status).toBe(200);
    await erase('nina');
    const refused = await node.call('surveys/get-surveys', { as: nina.uhash });
    await node.stop();
    expect(refused).toMatchObject({ status: 401, body: { code: 2 } });
    const back = await server.call('app/get-app', { as: `nina:${app.id}`, headers: anAddress() });
    expect(back).toMatchObject({ status: 401, body: { code: 5 } });
  });

  it('once: repeated and at the same time it gives the same answer', async () => {
    await aUser(server.database.db, app, 'olga');
    const answers = await Promise.all([...Array(5).keys()].map(() => erase('olga')));
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    for (const { status, body } of [...answers, await erase('olga')])
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    const { rows } = await server.database.db.execute(
      sql`select "by", reason from audit_events where kind = 'change' and app_id = ${app.id} and what = 'erased'`,
    );
    expect(rows).toContainEqual({ by: `api:${key.slice(0, 12)}`, reason: null });
  });

  it('who is doing something at that moment: first one, then the other', async () => {
    const rosa = await aUser(server.database.db, app, 'rosa');
    const request = await beginRequest(server.connectionString, rosa);
    const erasing = erase('rosa');
    await expect.poll(() => countWaiting(server.database)).toBe(1);
    await request.finish();
    expect((await erasing).status).toBe(200);
    const { rowCount } = await server.database.db.execute(
      sql`select from client_signals where app_id = ${app.id} and user_id = ${rosa.id}`,
    );
    expect(rowCount).toBe(0);
  });

  it('by a request that says JSON and has no body, as the curl of the guide sends it', async () => {
    await aUser(server.database.db, app, 'sara');
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const sara = `${server.url}/api/publisher/users/sara`;
    // A call that needs one is refused.
    expect((await fetch(`${sara}/state`, { method: 'PUT', headers })).status).toBe(400);
    expect((await fetch(`${sara}/erasure`, { method: 'POST', headers })).status).toBe(200);
  });

  it('nobody of another app, and nobody unknown', async () => {
    const other = await anApiKey(server.database.db, await anApp(server.database.db));
    await aUser(server.database.db, app, 'pete');
    expect((await erase('pete', other)).status).toBe(404);
    expect((await erase('nobody')).status).toBe(404);
    expect((await exported('pete')).status).toBe(200);
  });
});

it('PB-04 a key that reads and changes users neither exports nor erases them', async () => {
  await aUser(server.database.db, app, 'tom');
  const as = await anApiKey(server.database.db, app, { scopes: ['users:read', 'users:write'] });
  expect([(await exported('tom', as)).status, (await erase('tom', as)).status]).toEqual([403, 403]);
});

describe('PB-04 a publisher exports what is stored about a person', () => {
  it('all of it, but secrets', async () => {
    const quin = await aBusyPerson('quin');
    const { body } = await exported('quin');
    const data = body.data as Record<string, Record<string, unknown>[]>;
    expect(body.user).toMatchObject({ user_id: 'quin', balance: 500 });
    expect(data.users).toMatchObject([{ uuid: 'quin', birthday: '1990-01-02' }]);
    expect(data.profile_answers).toMatchObject([{ question_id: 'hobby', answers: ['mkq7'] }]);
    expect(data.tickets).toMatchObject([{ email: 'mkq7@example.com', text: 'mkq7 asks' }]);
    expect(data.ticket_replies).toMatchObject([{ text: 'Dear mkq7', author: 'operator' }]);
    expect(data.ticket_files).toMatchObject([{ type: 'image/png' }]);
    // What the team wrote for itself is erased with the rest, and told to nobody.
    expect(JSON.stringify(data)).not.toContain('looks odd');
    expect(data.ledger).toMatchObject([{ amount: 500, balance: 500, type: 'credit' }]);
    expect(data.clicks).toHaveLength(2);
    expect(data.ip_logs).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/digest|file_key|"app_id"|"user_id":\d|payout/);
    expect(JSON.stringify(body)).not.toContain(quin.uhash);
  });

  it('and that it was handed out is in the audit', async () => {
    const { rows } = await server.database.db.execute(
      sql`select "by", app_id from audit_events where what = 'publisher/users/get-user-export' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ by: `api:${key.slice(0, 12)}`, app_id: app.id }]);
  });

  it('not to another app', async () => {
    const other = await anApiKey(server.database.db, await anApp(server.database.db));
    expect((await exported('quin', other)).status).toBe(404);
  });
});
