// Why an account is banned, held or under review, as its user is told, and the appeal against it (NO-01, decision 0108).
import type { NoticeData } from '@earnwall/contract/notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { ticketsOf } from '#testing/tickets.ts';
import { listen } from './support/listeners.ts';
import { startServer, type TestServer } from './support/server.ts';
import { anAddress, type TicketDraft, ticketForm } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db);
});
afterAll(() => server.stop());

const internal = 'Seen in a forum under another name.';
const later = () => server.clock.forward(60_000);
const somebody = () => aUser(server.database.db, app);
const about = ({ app_id, uhash }: UserRecord) => ({ app: app_id, uhash });
/** By a person, or by the operators' key. */
const by = (person?: SignedInPerson) => (person ? { headers: { ...person.headers } } : {});
const person = (name: string) => aPerson(server.database.db, 'support', { name, now: server.clock.now });

function setState(user: UserRecord, body: object, who?: SignedInPerson) {
  later();
  return server.operate('console/users/put-users-state', {
    ...{ params: about(user), body: { reason: internal, ...body }, ...by(who) },
  });
}
const lift = (user: UserRecord, family: string, lifted = true) =>
  server.operate('console/users/put-users-state-reasons', {
    ...{ params: about(user), body: { family, lifted, reason: 'A mistake of ours.' } },
  });
async function noticeOf({ uhash }: UserRecord): Promise<NoticeData | undefined> {
  const { body } = await server.call('surveys/get-surveys', { as: uhash });
  return body.data as NoticeData | undefined;
}
function appeal(user: UserRecord, draft: TicketDraft = {}) {
  later();
  const form = ticketForm(user, { kind: 'appeal', key: randomHash(), ...draft });
  return server.call('support/post-support-ticket', { as: user.uhash, form, headers: anAddress() });
}
const attached = async ({ uhash }: UserRecord) =>
  (await server.call('support/get-support-appeal', { as: uhash })).body.attached;
const ticketOf = async (user: UserRecord) =>
  (await ticketsOf(server.database.db, user)).at(-1) ?? expect.fail('no ticket');
function answer(id: string, who?: SignedInPerson) {
  later();
  const body = { text: 'We have looked again.', key: randomHash() };
  return server.operate('console/tickets/post-tickets-replies', { params: { id }, body, ...by(who) });
}

describe('NO-01 the reasons of a state', () => {
  it('are shown to the user by family, and the operator’s words never', async () => {
    const user = await somebody();
    const reasons = [{ family: 'too_fast', count: 4 }, { family: 'reversed_surveys' }];
    const { body } = await setState(user, { state: 'on_review', reasons });
    const shown = [
      { family: 'too_fast', count: 4, lifted: false },
      { family: 'reversed_surveys', count: null, lifted: false },
    ];
    expect(body.user).toMatchObject({ reason: internal, reasons: shown, appeal: null });
    const notice = await noticeOf(user);
    expect(notice).toMatchObject({ since: server.clock.now.toISOString(), reasons: shown, appeal: null });
    expect(JSON.stringify(notice)).not.toContain('forum');
  });

  it('are none where none was given, and none of an earlier state', async () => {
    const user = await somebody();
    await setState(user, { state: 'banned', reasons: [{ family: 'other' }] });
    await setState(user, { state: 'on_hold' });
    expect(await noticeOf(user)).toMatchObject({ reasons: [] });
  });

  it('are lifted one by one, at once in open panels; the state stays', async () => {
    const user = await somebody();
    await setState(user, { state: 'banned', reasons: [{ family: 'too_fast' }, { family: 'other' }] });
    const panel = await listen(server, `notifications-${user.uhash}`, user.uhash);
    expect((await lift(user, 'too_fast')).status).toBe(200);
    expect(await panel.next()).toMatchObject({ event: 'account-changed' });
    const lifted = async () => (await noticeOf(user))?.reasons?.map((reason) => reason.lifted);
    expect(await lifted()).toEqual([true, false]);
    await lift(user, 'too_fast', false);
    expect(await lifted()).toEqual([false, false]);
    expect((await lift(user, 'several_accounts')).status).toBe(409);
    const { body } = await server.operate('console/users/get-users-events', { params: about(user) });
    expect(JSON.stringify(body)).toContain('reason too_fast lifted');
  });

  it.each([
    ['a state without a notice', { state: 'active', reasons: [{ family: 'other' }] }, 422],
    ['an unknown family', { state: 'banned', reasons: [{ family: 'ugly' }] }, 400],
    ['a figure of nothing', { state: 'banned', reasons: [{ family: 'other', count: 0 }] }, 400],
  ])('%s takes none', async (_, body, status) => {
    expect((await setState(await somebody(), body)).status).toBe(status);
  });
});

describe('NO-01 an appeal', () => {
  it('has the state, its reasons and the last attempts attached, as its sender was shown', async () => {
    const user = await somebody();
    const survey = await aSurvey(server.database.db);
    const cid = await aClick(server.database.db, user, survey);
    await setState(user, { state: 'banned', reasons: [{ family: 'too_fast', count: 4 }] });
    const since = server.clock.now.toISOString();
    const reasons = [{ family: 'too_fast', count: 4, lifted: false }];
    const state = { state: 'banned', scope: 'all', since, until: null, reasons };
    expect(await attached(user)).toEqual({ ...state, attempts: 1 });

    expect((await appeal(user)).body).toEqual({ result: true });
    const { id } = await ticketOf(user);
    const thread = await server.call('support/get-support-ticket', { as: user.uhash, params: { id } });
    const evidence = { ...state, attempts: [cid] };
    expect(thread.body).toMatchObject({ kind: 'appeal', appeal: evidence });
    const operated = await server.operate('console/tickets/get-tickets-id', { params: { id } });
    expect(operated.body.ticket).toMatchObject({ kind: 'appeal', appeal: evidence });
    const inbox = await server.operate('console/tickets/get-tickets', { query: { app: app.id } });
    expect(inbox.body.tickets).toContainEqual(
      expect.objectContaining({ id, kind: 'appeal', appeal: evidence }),
    );
    const found = await server.operate('console/users/get-users', {
      query: { app: app.id, uuid: user.uuid },
    });
    expect(found.body.user).toMatchObject({ appeal: id });
  });

  it('is one for each time a state is set; sent again it is the same', async () => {
    const user = await somebody();
    await setState(user, { state: 'banned' });
    const key = randomHash();
    for (const _ of [1, 2]) expect((await appeal(user, { key })).status).toBe(200);
    expect((await appeal(user)).status).toBe(409);
    expect(await attached(user)).toBeNull();
    expect(await ticketsOf(server.database.db, user)).toHaveLength(1);

    await setState(user, { state: 'active' });
    expect((await appeal(user)).status).toBe(409);
    expect((await appeal(user, { key })).status).toBe(200);
    await setState(user, { state: 'banned' });
    expect(await noticeOf(user)).toMatchObject({ appeal: null });
    expect((await appeal(user)).status).toBe(200);
    expect(await ticketsOf(server.database.db, user)).toHaveLength(2);
  });

  it('of two that are sent at the same moment one is stored', async () => {
    const user = await somebody();
    await setState(user, { state: 'on_hold' });
    const statuses = (await Promise.all([appeal(user), appeal(user)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('shows how far it is, live: sent, read, answered, said more, closed', async () => {
    const user = await somebody();
    await setState(user, { state: 'banned' });
    await appeal(user);
    const { id, created_at } = await ticketOf(user);
    const how = async () => (await noticeOf(user))?.appeal;
    const sent = { id, sent_at: created_at.toISOString(), answered_at: null, another_reader: false };
    expect(await how()).toEqual({ ...sent, status: 'sent' });

    const panel = await listen(server, `notifications-${user.uhash}`, user.uhash);
    await server.operate('console/tickets/get-tickets-id', { params: { id } });
    expect(await panel.next()).toMatchObject({ event: 'account-changed' });
    expect(await how()).toEqual({ ...sent, status: 'read' });

    await answer(id);
    expect(await panel.next()).toMatchObject({ event: 'ticket-answered' });
    const answered_at = server.clock.now.toISOString();
    expect(await how()).toEqual({ ...sent, status: 'answered', answered_at });

    later();
    const more = {
      params: { id },
      body: { text: 'One more thing', key: randomHash() },
      headers: anAddress(),
    };
    await server.call('support/post-support-ticket-reply', { as: user.uhash, ...more });
    expect(await how()).toEqual({ ...sent, status: 'sent', answered_at });

    const closing = { params: { id }, body: { state: 'closed', reason: 'Done.' } };
    await server.operate('console/tickets/put-tickets-state', closing);
    expect(await panel.next()).toMatchObject({ event: 'account-changed' });
    expect(await how()).toMatchObject({ status: 'closed' });
  });

  it('of somebody else is nobody’s to read: 404', async () => {
    const [user, other] = [await somebody(), await somebody()];
    await setState(user, { state: 'banned' });
    await appeal(user);
    const { id } = await ticketOf(user);
    const asked = { as: other.uhash, params: { id } };
    expect((await server.call('support/get-support-ticket', asked)).status).toBe(404);
    expect((await appeal(other)).status).toBe(409);
  });

  it('without proof shows that it was sent, and nothing else', async () => {
    const open = await anApp(server.database.db, { requires_security_hash: false });
    const user = await aUser(server.database.db, open);
    await setState(user, { state: 'banned', reasons: [{ family: 'too_fast' }] });
    expect(await noticeOf(user)).toMatchObject({ reasons: [], appeal: null });
    expect(await attached(user)).toMatchObject({ state: 'banned', reasons: [], attempts: 0 });
    expect((await appeal(user)).status).toBe(200);
    const { id, appeal: stored } = await ticketOf(user);
    expect(stored?.reasons).toHaveLength(1);
    await answer(id);
    expect(await noticeOf(user)).toMatchObject({ appeal: { id: null, status: 'sent', answered_at: null } });
  });
});

describe('NO-01 who answers an appeal', () => {
  it('is another person than the one who set the state, and no key in their place', async () => {
    const [ann, bo] = [await person('Ann'), await person('Bo')];
    const user = await somebody();
    await setState(user, { state: 'banned' }, ann);
    await appeal(user);
    expect(await noticeOf(user)).toMatchObject({ appeal: { another_reader: true } });
    const { id } = await ticketOf(user);
    const close = { params: { id }, body: { state: 'closed', reason: 'Enough.' } };
    for (const who of [ann, undefined]) {
      expect((await answer(id, who)).status).toBe(403);
      expect(
        (await server.operate('console/tickets/put-tickets-state', { ...close, ...by(who) })).status,
      ).toBe(403);
    }
    expect((await answer(id, bo)).status).toBe(200);
    // What was a mistake may be mended by whoever made it.
    expect((await setState(user, { state: 'active' }, ann)).status).toBe(200);
  });

  it('is another person also where time passes while the state is set', async () => {
    const [ann] = [await person('Ann'), await person('Bo')];
    const user = await somebody();
    const start = later().getTime();
    let reads = 0;
    Object.defineProperty(server.clock, 'now', {
      configurable: true,
      get: () => new Date(start + reads++),
    });
    const banned = { params: about(user), body: { state: 'banned', reason: internal }, ...by(ann) };
    await server.operate('console/users/put-users-state', banned);
    Object.defineProperty(server.clock, 'now', { value: new Date(start + reads), writable: true });
    await appeal(user);
    expect((await answer((await ticketOf(user)).id, ann)).status).toBe(403);
  });

  it('is anybody where a machine has set it', async () => {
    const user = await somebody();
    await setState(user, { state: 'banned' });
    await appeal(user);
    expect(await noticeOf(user)).toMatchObject({ appeal: { another_reader: false } });
    expect((await answer((await ticketOf(user)).id)).status).toBe(200);
  });

  it('is shown again when a maintenance is over', async () => {
    const user = await somebody();
    await setState(user, { state: 'on_hold' });
    await appeal(user);
    await changeApp(server.database.db, app, { maintenance: true });
    expect(await noticeOf(user)).toEqual({});
    await changeApp(server.database.db, app, { maintenance: false });
    expect(await noticeOf(user)).toMatchObject({ appeal: { status: 'sent' } });
  });
});
