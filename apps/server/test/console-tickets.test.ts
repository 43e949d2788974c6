// Tickets in the console, over HTTP: the order of the promise, notes that never leave the team, who else is there, threads that
// moved on, saved answers, and the evidence of an attempt.
import { randomUUID } from 'node:crypto';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMails } from '#jobs/send-mails.ts';
import type { Mail, Mailer } from '#ports/mail.ts';
import { createLog } from '#request/log.ts';
import type { UserRecord } from '#store/people/users.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { outbox } from '#store/schema/outbox.ts';
import { ticket_presence } from '#store/schema/ticket-work.ts';
import { tickets } from '#store/schema/tickets.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { anOpenedOffer } from '#testing/offer-clicks.ts';
import { aNetwork, anOffer, quietNetwork } from '#testing/offers.ts';
import { aUser } from '#testing/people.ts';
import { aReport } from '#testing/reports.ts';
import { aSurvey } from '#testing/surveys.ts';
import { aTicket } from '#testing/tickets.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { anAddress, ticketForm } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
let bob: UserRecord;
let [sam, mia, owner]: SignedInPerson[] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];

const sent: Mail[] = [];
/** A mail server that takes all: what it was given is what a user could read. */
const mailer: Mailer = {
  domain: 'panel.example',
  send: async (mail: Mail) => void sent.push(mail),
} as unknown as Mailer;

beforeAll(async () => {
  server = await startServer({ mailer });
});
afterAll(() => server.stop());
beforeEach(async () => {
  app = await anApp(on(), { credit_cap: 5_000n });
  bob = await aUser(on(), app, 'bob-20417');
  sam = await person('support', 'Sam');
  mia = await person('support', 'Mia');
  owner = await person('owner', 'Olive');
});

const on = () => server.database.db;
const person = (role: 'admin' | 'support' | 'owner' | 'developer', name: string) =>
  aPerson(on(), role, { publisher_id: app.publisher_id, name, now: server.clock.now });
const hours = (past: number) => new Date(server.clock.now.getTime() - past * 3_600_000);
const as = (who: SignedInPerson | undefined) => ({ headers: { ...who?.headers } });
const ask = (name: ConsoleCallName, by: SignedInPerson | undefined, given: object) =>
  server.operate(name, { ...as(by), ...given });

interface Shown {
  last: string | null;
  state: string;
  waiting_since: string;
  assignee: { name: string | null; is_me: boolean } | null;
  replies: { id: string; text: string }[];
  notes: { id: string; text: string; by: string; is_mine: boolean }[];
  credits: { amount: string; undone: boolean; by: string | null }[];
}
const read = async (id: string, by = sam) =>
  (await ask('console/tickets/get-tickets-id', by, { params: { id } })).body.ticket as Shown;
const listed = async (query: Record<string, string> = {}, by = sam) => {
  const { body } = await ask('console/tickets/get-tickets', by, { query: { app: app.id, ...query } });
  return body as { tickets: { id: string }[]; next: string | null; open: number; languages: string[] };
};
const idsOf = async (query: Record<string, string> = {}, by = sam) =>
  (await listed(query, by)).tickets.map(({ id }) => id);
const reply = (id: string, body: object, by = sam) => {
  server.clock.forward(1000);
  return ask('console/tickets/post-tickets-replies', by, {
    params: { id },
    body: { text: 'Thank you.', key: randomUUID(), ...body },
  });
};
const note = (id: string, text: string, by = mia, key = randomUUID()) => {
  server.clock.forward(1000);
  return ask('console/tickets/post-tickets-notes', by, { params: { id }, body: { text, key } });
};
const say = (id: string, text: string) => {
  server.clock.forward(1000);
  return server.call('support/post-support-ticket-reply', {
    ...{ as: bob.uhash, params: { id }, body: { text, key: randomUUID() }, headers: anAddress() },
  });
};
const setState = (id: string, state: string) => {
  server.clock.forward(1000);
  return ask('console/tickets/put-tickets-state', sam, { params: { id }, body: { state, reason: 'Done.' } });
};

describe('the inbox', () => {
  it('CO-02 is in the order of the oldest message without an answer, a page at a time', async () => {
    const [first, second, third] = [
      await aTicket(on(), bob, 'One', hours(20)),
      await aTicket(on(), bob, 'Two', hours(10)),
      await aTicket(on(), bob, 'Three', hours(5)),
    ];
    // Whoever writes again while waiting does not lose their place.
    await say(first, 'Still there?');
    expect(await idsOf()).toEqual([first, second, third]);
    await reply(first, {});
    expect(await idsOf()).toEqual([second, third]);
    // After an answer the promise begins anew.
    await say(first, 'It is not there yet.');
    expect(await idsOf()).toEqual([second, third, first]);
    expect((await read(first)).waiting_since).toBe(server.clock.now.toISOString());
    const page = await listed({ limit: '2' });
    expect(page).toMatchObject({ tickets: [{ id: second }, { id: third }], open: 3 });
    expect(await idsOf({ limit: '2', after: page.next ?? '' })).toEqual([first]);
  });

  it('CO-02 closing stops the clock, and its undo lets it run on as if nothing had been', async () => {
    const id = await aTicket(on(), bob, 'One', hours(20));
    await setState(id, 'closed');
    expect(await idsOf()).toEqual([]);
    expect(await idsOf({ state: 'closed' })).toEqual([id]);
    await setState(id, 'open');
    expect((await read(id)).waiting_since).toBe(hours(20 + 2 / 3600).toISOString());
    await reply(id, {});
    await setState(id, 'closed');
    await setState(id, 'open');
    expect((await read(id)).waiting_since).toBe(server.clock.now.toISOString());
  });

  it('CO-02 by language and by who has taken it', async () => {
    const arabic = await aTicket(on(), bob, 'لم تصل النقاط', hours(2), { language: 'ar' });
    const english = await aTicket(on(), bob, 'One', hours(1));
    expect(await listed()).toMatchObject({ languages: ['ar', 'en'], open: 2 });
    expect(await idsOf({ language: 'ar' })).toEqual([arabic]);
    expect(await idsOf({ mine: '1' })).toEqual([]);
    await ask('console/tickets/put-tickets-assignee', sam, {
      params: { id: english },
      body: { person: sam?.id },
    });
    expect(await idsOf({ mine: '1' })).toEqual([english]);
    expect(await idsOf({ mine: '1' }, mia)).toEqual([]);
    // The operators' key is nobody who takes a ticket.
    const { body } = await server.operate('console/tickets/get-tickets', {
      query: { app: app.id, mine: '1' },
    });
    expect(body).toMatchObject({ tickets: [] });
  });

  it('CO-02 CO-06 as CSV: the same filters, all pages, formula-safe, in the audit', async () => {
    await aTicket(on(), bob, '=HYPERLINK("https://evil.example")', hours(2), { language: 'de' });
    await aTicket(on(), bob, 'Not this one', hours(1));
    const address = `${server.url}/api/console/tickets?app=${app.id}&language=de&format=csv`;
    const file = await fetch(address, { headers: { ...sam?.headers } });
    expect(file.headers.get('content-type')).toContain('text/csv');
    const [head, ...rows] = (await file.text()).trim().split('\r\n');
    expect(head).toContain('waiting_since');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('bob-20417');
    expect(rows[0]).not.toMatch(/(^|,)"?=/);
    const views = await on()
      .select()
      .from(audit_events)
      .where(eq(audit_events.person_id, sam?.id ?? ''));
    expect(views.at(-1)).toMatchObject({ kind: 'view', what: 'console/tickets/get-tickets', app_id: app.id });
  });
});

describe('notes', () => {
  it('CO-02 never leave the team: not in the panel, not by mail, not as news, and the ticket still waits', async () => {
    const secret = 'Looks like fraud to me.';
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    const panel = await listen(server, `notifications-${bob.uhash}`, bob.uhash);
    const key = randomUUID();
    expect((await note(id, secret, mia, key)).status).toBe(200);
    expect((await note(id, secret, mia, key)).status).toBe(200);
    const shown = await read(id);
    expect(shown.notes).toMatchObject([{ text: secret, by: 'Mia', is_mine: false }]);
    expect(shown).toMatchObject({ state: 'open', waiting_since: hours(2 + 2 / 3600).toISOString() });
    expect((await read(id, mia)).notes).toMatchObject([{ is_mine: true }]);
    expect(await receivedBy(panel)).toEqual([]);
    panel.end();

    for (const call of ['support/get-support-tickets', 'support/get-support-ticket'] as const) {
      const { body } = await server.call(call, { as: bob.uhash, params: { id } });
      expect(JSON.stringify(body)).not.toContain(secret);
      expect(JSON.stringify(body)).not.toContain('Mia');
    }
    await reply(id, { text: 'We look into it.' });
    const log = createLog('info', { write: () => {} });
    const tools = { database: server.database, mailer, now: () => server.clock.now, log };
    await sendMails(tools, new AbortController().signal);
    expect(sent.filter(({ text }) => text.includes('We look into it.'))).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain(secret);
    expect(await on().$count(outbox, eq(outbox.app_id, app.id))).toBe(1);
    expect(await on().$count(tickets, eq(tickets.state, 'answered'))).toBeGreaterThan(0);
  });
});

describe('a thread that moved on', () => {
  it('CO-02 CO-06 refuses a reply to what is no longer the end, names what came, and takes it when that was seen', async () => {
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    const { last } = await read(id);
    expect(last).toBeNull();
    expect((await reply(id, { seen: null, text: 'From Mia' }, mia)).status).toBe(200);
    const refused = await reply(id, { seen: null, text: 'From Sam' });
    const [came] = (await read(id)).replies;
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', errors: { since: [came?.id] } } });
    await note(id, 'Mine is enough.');
    const { last: now, notes } = await read(id);
    expect(now).toBe(notes[0]?.id);
    expect((await reply(id, { seen: came?.id })).body).toMatchObject({ errors: { since: [now] } });
    expect((await reply(id, { seen: now, text: 'From Sam' })).status).toBe(200);
    expect((await read(id)).replies.map(({ text }) => text)).toEqual(['From Mia', 'From Sam']);
  });

  it('CO-02 two supporters at the same moment: one reply goes out, on whichever node', async () => {
    const other = await joinServer(server);
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    const both = [
      [server, sam],
      [other, mia],
    ] as const;
    const answers = await Promise.all(
      both.map(([at, who]) =>
        at.operate('console/tickets/post-tickets-replies', {
          ...{ ...as(who), params: { id }, body: { text: 'Here.', key: randomUUID(), seen: null } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).replies).toHaveLength(1);
    await other.stop();
  });

  it('CO-02 a repeated request is the first reply, whatever came after it', async () => {
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    const body = { key: randomUUID(), seen: null, text: 'Once' };
    await reply(id, body);
    await say(id, 'Thanks!');
    expect((await reply(id, body)).status).toBe(200);
    expect((await read(id)).replies.map(({ text }) => text)).toEqual(['Once', 'Thanks!']);
  });

  it('CO-02 a reply can close the ticket with it', async () => {
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    expect((await reply(id, { close: true })).body).toMatchObject({ ticket: { state: 'closed' } });
    const params = { app: app.id, uhash: bob.uhash };
    const { body } = await server.operate('console/users/get-users-events', { params });
    const done = (body.events as { what: string }[]).map(({ what }) => what);
    expect(done).toEqual([`ticket ${id} closed`, `ticket ${id} answered`]);
  });
});

describe('presence', () => {
  const present = async (id: string, by: SignedInPerson | undefined, doing: string, at = server) => {
    const asked = { ...as(by), params: { id }, body: { doing } };
    return (await at.operate('console/tickets/put-tickets-presence', asked)).body as {
      others: { name: string | null; doing: string }[];
      last: string | null;
    };
  };

  it('CO-02 is seen by others on any node, ends by itself and when somebody leaves', async () => {
    const other = await joinServer(server);
    other.clock.now = server.clock.now;
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    expect((await present(id, sam, 'looking')).others).toEqual([]);
    expect((await present(id, mia, 'note', other)).others).toEqual([{ name: 'Sam', doing: 'looking' }]);
    expect((await present(id, sam, 'reply')).others).toEqual([{ name: 'Mia', doing: 'note' }]);
    server.clock.forward(12_001);
    other.clock.now = server.clock.now;
    expect((await present(id, sam, 'reply')).others).toEqual([]);
    await present(id, mia, 'looking', other);
    await present(id, mia, 'gone', other);
    expect((await present(id, sam, 'looking')).others).toEqual([]);
    await other.stop();
    // What has ended is swept when somebody leaves.
    server.clock.forward(60_000);
    await present(id, sam, 'gone');
    expect(await on().$count(ticket_presence, eq(ticket_presence.ticket_id, id))).toBe(0);
  });

  it('CO-02 names nobody across teams, and is no view in the audit', async () => {
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    await present(id, mia, 'reply');
    expect((await present(id, owner, 'looking')).others).toEqual([{ name: null, doing: 'reply' }]);
    expect((await present(id, sam, 'looking')).others).toEqual([
      { name: 'Mia', doing: 'reply' },
      { name: 'Olive', doing: 'looking' },
    ]);
    expect(await on().$count(audit_events, eq(audit_events.person_id, owner?.id ?? ''))).toBe(0);
    const stranger = await aPerson(on(), 'owner', { now: server.clock.now });
    const asked = { ...as(stranger), params: { id }, body: { doing: 'looking' } };
    expect((await server.operate('console/tickets/put-tickets-presence', asked)).status).toBe(404);
  });

  it('CO-02 says when the thread has moved on', async () => {
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    expect((await present(id, sam, 'looking')).last).toBeNull();
    await note(id, 'A note');
    expect((await present(id, sam, 'looking')).last).toBe((await read(id)).last);
  });
});

describe('an appeal', () => {
  it('CO-02 is answered and closed by another person than the one who set the state, and says so', async () => {
    const params = { app: app.id, uhash: bob.uhash };
    const banned = { state: 'banned', reason: 'Seen twice.' };
    expect((await ask('console/users/put-users-state', sam, { params, body: banned })).status).toBe(200);
    server.clock.forward(1000);
    const form = ticketForm(bob, { kind: 'appeal', key: randomUUID() });
    await server.call('support/post-support-ticket', { as: bob.uhash, form, headers: anAddress() });
    const [ticket] = await idsOf();
    const id = ticket ?? expect.fail('no ticket');
    expect(await read(id)).toMatchObject({ kind: 'appeal', may_answer: false });
    expect(await read(id, mia)).toMatchObject({ kind: 'appeal', may_answer: true });
    expect((await reply(id, {})).status).toBe(403);
    expect((await setState(id, 'closed')).status).toBe(403);
    expect((await note(id, 'I set it, please look.', sam)).status).toBe(200);
    expect((await reply(id, {}, mia)).status).toBe(200);
  });
});

describe('taking a ticket', () => {
  const take = (id: string, by: SignedInPerson | undefined, to: string | null) =>
    ask('console/tickets/put-tickets-assignee', by, { params: { id }, body: { person: to } });

  it('CO-02 CO-06 is on the ticket until it is released; another team’s name stays with that team', async () => {
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    expect((await take(id, sam, sam?.id ?? '')).body).toMatchObject({
      ticket: { assignee: { name: 'Sam', is_me: true } },
    });
    expect((await read(id, mia)).assignee).toMatchObject({ name: 'Sam', is_me: false });
    expect((await read(id, owner)).assignee).toEqual({ id: null, name: null, is_me: false });
    await take(id, owner, null);
    expect((await read(id)).assignee).toBeNull();
    const params = { app: app.id, uhash: bob.uhash };
    const { body } = await server.operate('console/users/get-users-events', { params });
    expect(body.events).toMatchObject([
      { what: `ticket ${id} released` },
      { what: `ticket ${id} taken`, by: 'Sam' },
    ]);
  });

  it('CO-02 by nobody who could not see and answer it', async () => {
    const id = await aTicket(on(), bob, 'Where are my coins?', hours(2));
    const reader = await person('developer', 'Dev');
    const stranger = await aPerson(on(), 'owner', { name: 'Otto', now: server.clock.now });
    for (const [by, to] of [
      [sam, reader.id],
      [sam, stranger.id],
      [owner, sam?.id ?? ''],
      [sam, 'x'],
    ] as const)
      expect((await take(id, by, to)).status).toBe(422);
    expect((await read(id)).assignee).toBeNull();
  });
});

describe('saved answers', () => {
  const save = (name: string, by: SignedInPerson | undefined) =>
    ask('console/tickets/post-saved-answers', by, { body: { name, text: 'Hi {user}, thank you.' } });
  const names = async (by: SignedInPerson | undefined) => {
    const { body } = await ask('console/tickets/get-saved-answers', by, {});
    return (body.answers as { name: string }[]).map(({ name }) => name);
  };

  it('CO-02 CO-06 each team has its own: renamed, deleted, and saved again', async () => {
    const of = randomUUID();
    const { body } = await save(`Thanks ${of}`, owner);
    expect((await save(`Thanks ${of}`, owner)).status).toBe(422);
    expect((await save(`Thanks ${of}`, sam)).status).toBe(200);
    expect(await names(owner)).toEqual([`Thanks ${of}`]);
    const neighbour = await aPerson(on(), 'owner', { now: server.clock.now });
    expect(await names(neighbour)).toEqual([]);
    const { id } = body.answer as { id: string };
    const renamed = { params: { id }, body: { name: `Sorry ${of}`, text: 'Sorry.' } };
    expect((await ask('console/tickets/put-saved-answers', neighbour, renamed)).status).toBe(404);
    expect((await ask('console/tickets/put-saved-answers', owner, renamed)).status).toBe(200);
    await save(`Other ${of}`, owner);
    const taken = { ...renamed, body: { name: `Other ${of}`, text: 'Sorry.' } };
    expect((await ask('console/tickets/put-saved-answers', owner, taken)).status).toBe(422);
    const gone = { params: { id }, body: {} };
    expect((await ask('console/tickets/post-saved-answers-delete', neighbour, gone)).status).toBe(404);
    expect((await ask('console/tickets/post-saved-answers-delete', owner, gone)).body).toMatchObject({
      answer: { name: `Sorry ${of}`, text: 'Sorry.' },
    });
    expect(await names(owner)).toEqual([`Other ${of}`]);
    const events = await on()
      .select()
      .from(audit_events)
      .where(eq(audit_events.person_id, owner?.id ?? ''));
    expect(events.filter(({ kind }) => kind === 'change').map(({ what }) => what)).toEqual([
      `saved answer “Thanks ${of}” added`,
      `saved answer “Thanks ${of}” changed`,
      `saved answer “Other ${of}” added`,
      `saved answer “Sorry ${of}” deleted`,
    ]);
  });
});

describe('the evidence', () => {
  const evidence = async (id: string, query: Record<string, string> = {}, by = sam) =>
    await ask('console/tickets/get-tickets-evidence', by, { params: { id }, query });

  it('CO-02 CO-06 has the attempt from the click to the postback, and what was credited for it by hand', async () => {
    const survey = await aSurvey(on());
    const cid = await aClick(on(), bob, survey, {
      ...{ state: 'started', opened_at: hours(5), started_at: hours(4.9), country: 'DE' },
      ...{
        returned_at: hours(4.5),
        returned_code: '7012',
        device_manufacturer: 'Google',
        device_model: 'Pixel',
      },
    });
    await aReport(on(), {
      ...{
        cid,
        supplier_id: survey.supplier_id,
        outcome: 'error',
        effect: 'review',
        received_at: hours(4.4),
      },
      ...{ raw_code: '7012', reason: 'unknown_code' },
    });
    const before = await aTicket(on(), bob, 'Earlier', hours(100));
    await reply(before, {});
    const id = await aTicket(on(), bob, 'My coins did not move', hours(3), { cid });
    const { body } = await evidence(id);
    expect(body).toMatchObject({
      user: { uuid: 'bob-20417', balance: 0, pending: 0 },
      attempt: {
        ...{ id: cid, reward: 500, missing: 500, device: 'Google Pixel', country: 'DE', test: false },
        steps: [
          { kind: 'opened' },
          { kind: 'started' },
          { kind: 'returned', raw_code: '7012' },
          { kind: 'report', raw_code: '7012', outcome: 'error', reason: 'unknown_code', effect: 'review' },
        ],
      },
      attempts: [{ id: cid }],
      earlier: [{ id: before, answered_seconds: expect.any(Number) }],
      earlier_count: 1,
    });

    // What Bob would quote: the name in his own history.
    const history = await server.call('activities/get-activities', {
      ...{ as: bob.uhash, params: { tab: 'surveys' } },
    });
    expect(history.body).toMatchObject([{ name: (body.attempt as { name: string }).name }]);
    expect(body).toMatchObject({ attempts: [{ name: expect.stringMatching(/^Survey \d{6}$/) }] });

    const credited = await ask('console/users/post-users-credits', sam, {
      params: { app: app.id, uhash: bob.uhash },
      body: { amount: '500', reason: 'Unknown code', key: randomUUID(), ticket: id, cid },
    });
    expect(credited.status).toBe(200);
    const after = (await evidence(id)).body as {
      attempt: { missing: number; steps: object[] };
      user: object;
    };
    expect(after).toMatchObject({ user: { balance: 500 }, attempt: { missing: 0 } });
    expect(after.attempt.steps.at(-1)).toMatchObject({
      ...{ kind: 'booked', amount: 500, by_hand: true, postback: { state: 'unsent' } },
    });
    expect((await read(id)).credits).toMatchObject([{ by: 'Sam', undone: false }]);
    expect((await read(id, owner)).credits).toMatchObject([{ by: 'Earnwall' }]);
    const views = await on()
      .select()
      .from(audit_events)
      .where(eq(audit_events.person_id, sam?.id ?? ''));
    expect(views.filter(({ what }) => what === 'console/tickets/get-tickets-evidence')).toHaveLength(2);
  });

  it('CO-02 has the offers that were opened, each milestone with its events and its points', async () => {
    await aNetwork(on(), { id: quietNetwork, name: 'A network' });
    const offer = await anOffer(on(), { network_id: quietNetwork, name: 'Castle' }, [{}, {}, {}]);
    const reached = { event_count: 1, reached_at: hours(2) };
    const click = await anOpenedOffer(
      ...([on(), bob, offer] as const),
      [
        { ...reached, credited: 500n },
        { ...reached, pending: 500n, pending_until: hours(-24) },
      ],
      { platform: 'android', opened_at: hours(5) },
    );
    await anOpenedOffer(on(), await aUser(on(), app), offer);
    const id = await aTicket(on(), bob, 'I reached level 3', hours(1));
    const { body } = await evidence(id);
    expect(body.offers).toMatchObject([
      {
        ...{ offer: offer.id, name: 'Castle', network: 'A network', platform: 'android', test: false },
        ...{ opened_at: hours(5).toISOString(), ends_at: null, finished_at: null },
        milestones: [
          { events: 1, required: 1, reached_at: hours(2).toISOString(), credited: 500, pending: 0 },
          { credited: 0, pending: 500, pending_until: hours(-24).toISOString() },
          { events: 0, reached_at: null, reward: 500, credited: 0, pending: 0, pending_until: null },
        ],
      },
    ]);
    // The id of the click gives access to it.
    expect(JSON.stringify(body)).not.toContain(click);
  });

  it('CO-02 without an attempt: the latest ones to choose from, and of nobody else', async () => {
    const survey = await aSurvey(on());
    const own = await aClick(on(), bob, survey);
    const neighbour = await aUser(on(), app);
    const foreign = await aClick(on(), neighbour, survey);
    const id = await aTicket(on(), bob, 'Something is wrong', hours(3));
    expect((await evidence(id)).body).toMatchObject({ attempt: null, attempts: [{ id: own }] });
    expect((await evidence(id, { cid: own })).body).toMatchObject({ attempt: { id: own } });
    expect((await evidence(id, { cid: foreign })).status).toBe(404);
  });
});
