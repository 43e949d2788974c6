// What was said in a ticket: by whom, read by whom, and told to whom.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aPerson } from '#testing/console-people.ts';
import { jpeg, png, sha256 } from '#testing/crashes/ticket-files.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { ticketsOf } from '#testing/tickets.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { startServer, type TestServer } from './support/server.ts';
import { anAddress, type TicketDraft, ticketForm } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db);
});
afterAll(() => server.stop());

const somebody = () => aUser(server.database.db, app);

/** Time goes by, so that what comes later is later. */
const later = (minutes = 1) => server.clock.forward(minutes * 60_000);

async function ask(user: UserRecord, draft: TicketDraft = {}): Promise<string> {
  later();
  const asked = { as: user.uhash, form: ticketForm(user, draft), headers: anAddress() };
  expect((await server.call('support/post-support-ticket', asked)).status).toBe(200);
  return (await ticketsOf(server.database.db, user)).at(-1)?.id ?? expect.fail();
}

const read = (user: UserRecord, id: string) =>
  server.call('support/get-support-ticket', { as: user.uhash, params: { id } });
const list = async (user: UserRecord) =>
  (await server.call('support/get-support-tickets', { as: user.uhash })).body;
const say = (user: UserRecord, id: string, text: string, key = randomHash()) => {
  later();
  return server.call('support/post-support-ticket-reply', {
    ...{ as: user.uhash, params: { id }, body: { text, key }, headers: anAddress() },
  });
};
const answer = (id: string, text: string, key = randomHash()) => {
  later();
  return server.operate('console/tickets/post-tickets-replies', { params: { id }, body: { text, key } });
};
const setState = (id: string, state: string) =>
  server.operate('console/tickets/put-tickets-state', { params: { id }, body: { state, reason: 'Done.' } });
const unread = async (user: UserRecord) => {
  const { body } = await server.call('app/get-app', { as: user.uhash });
  return (body.extra as { unread_replies: number }).unread_replies;
};

describe('whoever asked', () => {
  it('sees their tickets, the last one to change first, and what is in them', async () => {
    const user = await somebody();
    const cid = randomHash();
    await aClick(server.database.db, user, await aSurvey(server.database.db), { cid });
    const first = await ask(user, { text: 'One\nand more', attempt: cid, files: [png(400), jpeg(500)] });
    const second = await ask(user, { text: 'Two' });
    expect(await list(user)).toMatchObject({
      ...{ readable: true, mailed: false },
      tickets: [
        { id: second, excerpt: 'Two', files: 0, replies: 0, unread: false },
        { id: first, excerpt: 'One and more', state: 'open', files: 2 },
      ],
    });
    const { body } = await read(user, first);
    expect(body).toMatchObject({
      ...{ id: first, state: 'open', email: 'ada@example.com', text: 'One\nand more', replies: [] },
      attempt: { id: cid, name: expect.stringMatching(/^Survey \d{6}$/) },
      files: [
        { name: 'screen.png', type: 'image/png', bytes: 400 },
        { name: 'photo.jpg', type: 'image/jpeg', bytes: 500 },
      ],
    });
    await answer(first, 'Yes.');
    expect(await list(user)).toMatchObject({
      tickets: [{ id: first, unread: true, replies: 1 }, { id: second }],
    });
  });

  it('learns that an answer waits until it is opened, and again when there is one more', async () => {
    const user = await somebody();
    const [one, two] = [await ask(user), await ask(user)];
    expect(await unread(user)).toBe(0);
    await answer(one, 'First answer');
    await answer(one, 'Second answer');
    await answer(two, 'Another one');
    expect(await unread(user)).toBe(3);
    const { body } = await read(user, one);
    expect(body).toMatchObject({
      state: 'answered',
      replies: [{ author: 'operator', text: 'First answer' }, {}],
    });
    expect(JSON.stringify(body)).not.toContain('operator-key');
    expect(await unread(user)).toBe(1);
    await answer(one, 'Third answer');
    expect(await unread(user)).toBe(2);
  });

  it('says more, once for each key, and the ticket is open again', async () => {
    const user = await somebody();
    const id = await ask(user);
    await answer(id, 'Which survey?');
    const [first, again] = [await say(user, id, ' The blue one. ', 'k'), await say(user, id, 'Other', 'k')];
    expect(first.body).toMatchObject({
      state: 'open',
      replies: [{ author: 'operator' }, { author: 'user', text: 'The blue one.' }],
    });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await say(user, id, ' \n ')).toMatchObject({
      status: 422,
      body: { errors: { text: ['ticket_message-validation'] } },
    });
  });

  it('says nothing more in a closed ticket; what was said before it was closed stays said', async () => {
    const user = await somebody();
    const id = await ask(user);
    await say(user, id, 'More', 'k');
    expect((await setState(id, 'closed')).body).toMatchObject({ ticket: { state: 'closed' } });
    expect(await say(user, id, 'Still there?')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await say(user, id, 'More', 'k')).toMatchObject({ status: 200, body: { state: 'closed' } });
    await answer(id, 'One more thing.');
    expect((await say(user, id, 'Thanks.')).status).toBe(200);
  });

  it('says thirty things an hour at most', async () => {
    const user = await somebody();
    const id = await ask(user);
    const statuses: number[] = [];
    const at = server.clock.now;
    for (let nth = 0; nth < 31; nth += 1) {
      server.clock.now = at;
      statuses.push((await say(user, id, 'Hello?')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('nobody else', () => {
  it('O7 finds the ticket: of the same app, of another app, or with an id that is none', async () => {
    const [user, neighbour] = [await somebody(), await somebody()];
    const stranger = await aUser(server.database.db, await anApp(server.database.db));
    const id = await ask(user, { text: 'private words' });
    for (const other of [neighbour, stranger]) {
      expect(await read(other, id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await say(other, id, 'Let me in')).toMatchObject({ status: 404 });
      expect(await list(other)).toMatchObject({ tickets: [] });
    }
    for (const none of ['x', '00000000-0000-4000-8000-000000000000', `${id}'--`])
      expect(await read(user, none)).toMatchObject({ status: 404 });
    expect((await read(user, id)).body.replies).toEqual([]);
  });

  it('reads anything back who cannot prove who they are (decision 0003)', async () => {
    const open = await anApp(server.database.db, { requires_security_hash: false });
    const user = await aUser(server.database.db, open);
    const id = await ask(user);
    await answer(id, 'An answer with an address.');
    expect(await list(user)).toEqual({ readable: false, mailed: false, tickets: [] });
    expect(await read(user, id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await say(user, id, 'More')).toMatchObject({ status: 403 });
    expect(await unread(user)).toBe(0);
  });
});

describe('operators', () => {
  it('who may only read leave a ticket unread for those who answer', async () => {
    const { db } = server.database;
    const own = await anApp(db);
    const id = await ask(await aUser(db, own));
    const given = { publisher_id: own.publisher_id, now: server.clock.now };
    const reader = await aPerson(db, 'developer', given);
    const supporter = await aPerson(db, 'owner', given);
    const isUnread = async () => {
      const { body } = await server.operate('console/tickets/get-tickets', { query: { app: own.id } });
      return (body as { tickets: { unread: boolean }[] }).tickets[0]?.unread;
    };
    for (const [{ headers }, left] of [
      [reader, true],
      [supporter, false],
    ] as const) {
      const asked = { params: { id }, headers: { ...headers } };
      expect((await server.operate('console/tickets/get-tickets-id', asked)).status).toBe(200);
      expect(await isUnread()).toBe(left);
    }
  });

  it('have an inbox: who waits longest first, a page at a time, by app and state', async () => {
    const own = await anApp(server.database.db);
    const user = await aUser(server.database.db, own);
    const ids = [await ask(user), await ask(user), await ask(user)];
    const inbox = async (query: Record<string, string>) => {
      const { body } = await server.operate('console/tickets/get-tickets', {
        query: { app: own.id, ...query },
      });
      return body as { tickets: { id: string; unread: boolean }[]; next: string | null };
    };
    const first = await inbox({ limit: '2' });
    expect(first.tickets).toMatchObject([
      {
        id: ids[0],
        app: own.id,
        uhash: user.uhash,
        unread: true,
        state: 'open',
        language: expect.any(String),
      },
      { id: ids[1] },
    ]);
    const second = await inbox({ limit: '2', after: first.next ?? '' });
    expect(second).toMatchObject({ tickets: [{ id: ids[2] }], next: null });

    await answer(ids[0] ?? '', 'Done');
    await answer(ids[2] ?? '', 'Done');
    expect((await inbox({})).tickets.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await inbox({ state: 'answered' })).tickets.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    const page = await inbox({ state: 'answered', limit: '1' });
    const next = await inbox({ state: 'answered', limit: '1', after: page.next ?? '' });
    expect(next.tickets.map(({ id }) => id)).toEqual([ids[0]]);
    await say(user, ids[0] ?? '', 'And now?');
    expect((await inbox({})).tickets.map(({ id }) => id)).toEqual([ids[1], ids[0]]);

    for (const after of ['nowhere', `999999999999999_${ids[0]}`])
      expect((await server.operate('console/tickets/get-tickets', { query: { after } })).status).toBe(400);
  });

  it('open a ticket with all that is known, and have then seen it', async () => {
    const user = await somebody();
    const sent = png(700);
    const id = await ask(user, { files: [sent] });
    await say(user, id, 'More');
    const open = () => server.operate('console/tickets/get-tickets-id', { params: { id } });
    expect((await open()).body).toMatchObject({
      ticket: {
        ...{ id, app: app.id, uhash: user.uhash, uuid: user.uuid, email: 'ada@example.com', attempt: null },
        files: [{ position: 0, name: 'screen.png', sha256: sha256(sent.bytes), bytes: 700 }],
        replies: [{ author: 'user', by: null, text: 'More' }],
      },
    });
    const line = async () => {
      const { body } = await server.operate('console/tickets/get-tickets', {
        query: { app: app.id, limit: '200' },
      });
      return (body as { tickets: { id: string; unread: boolean }[] }).tickets.find(
        (ticket) => ticket.id === id,
      );
    };
    expect(await line()).toMatchObject({ unread: false });
    await say(user, id, 'Even more');
    expect(await line()).toMatchObject({ unread: true });
    for (const none of ['x', '00000000-0000-4000-8000-000000000000'])
      expect(await server.operate('console/tickets/get-tickets-id', { params: { id: none } })).toMatchObject({
        status: 404,
      });
  });

  it('have not seen what was said before they looked, but written down after', async () => {
    const own = await anApp(server.database.db);
    const user = await aUser(server.database.db, own);
    const id = await ask(user);
    await server.operate('console/tickets/get-tickets-id', { params: { id } });
    const looked = server.clock.now;
    later(5);
    await server.operate('console/tickets/get-tickets-id', { params: { id } });
    server.clock.now = looked;
    await say(user, id, 'On its way while they looked');
    const { body } = await server.operate('console/tickets/get-tickets', { query: { app: own.id } });
    expect(body).toMatchObject({ tickets: [{ id, unread: true }] });
  });

  it('answer once for each key; the person is notified and the audit has it', async () => {
    const user = await somebody();
    const id = await ask(user);
    const panel = await listen(server, `notifications-${user.uhash}`, user.uhash);
    const [one, two] = [await answer(id, 'Here you are', 'k'), await answer(id, 'Here you are', 'k')];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toMatchObject({ ticket: { state: 'answered', replies: [{ author: 'operator' }] } });
    expect(await panel.next()).toMatchObject({ event: 'ticket-answered', data: { ticket_id: id } });
    expect(await receivedBy(panel)).toEqual([]);
    panel.end();
    const params = { app: app.id, uhash: user.uhash };
    const { body } = await server.operate('console/users/get-users-events', { params });
    expect(body).toMatchObject({ events: [{ what: `ticket ${id} answered`, by: 'operator-key' }] });
    expect(await answer(id, '  ')).toMatchObject({ status: 400 });
    expect(await answer('00000000-0000-4000-8000-000000000000', 'x')).toMatchObject({ status: 404 });
  });

  it('get a file as nothing but a file', async () => {
    const user = await somebody();
    const sent = { ...png(5000), name: 'шот "1" (it’s *\'mine\').png' };
    const id = await ask(user, { files: [sent] });
    const address = `${server.url}/api/console/tickets/${id}/files`;
    const headers = { authorization: 'Bearer the-key-of-the-operators-of-the-tests' };
    const file = await fetch(`${address}/0`, { headers });
    expect(file.status).toBe(200);
    expect(sha256(Buffer.from(await file.arrayBuffer()))).toBe(sha256(sent.bytes));
    const said = (name: string) => file.headers.get(name);
    expect(said('content-type')).toBe('image/png');
    expect(said('content-length')).toBe('5000');
    expect(said('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('шот "1" ')}%28it%E2%80%99s%20%2A%27mine%27%29.png`,
    );
    expect(said('content-security-policy')).toContain('sandbox');
    expect(said('x-content-type-options')).toBe('nosniff');
    expect(said('cache-control')).toContain('no-store');
    for (const position of ['1', '-1', 'x', '00', '9'])
      expect((await fetch(`${address}/${position}`, { headers })).status).toBe(404);
    const asUser = { authorization: `Bearer ${user.uhash}` };
    expect((await fetch(`${address}/0`, { headers: asUser })).status).toBe(401);
    expect((await fetch(`${server.url}/api/support-tickets/${id}/files/0`, { headers: asUser })).status).toBe(
      404,
    );
  });
});
