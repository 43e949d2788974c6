// Replies of support as mails, over real SMTP: to the sandbox's mailboxes, and to servers that are down, slow or unwilling.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '#adapters/mail/smtp.ts';
import { readMailConfig } from '#config/mail.ts';
import { sendMails } from '#jobs/send-mails.ts';
import type { Mailer } from '#ports/mail.ts';
import { createLog } from '#request/log.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { outbox } from '#store/schema/outbox.ts';
import { tickets } from '#store/schema/tickets.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { ticketsOf } from '#testing/tickets.ts';
import { type MailServer, startMailServer } from './support/outside/mail-server.ts';
import { type SandboxProcess, startSandbox } from './support/outside/sandbox.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { anAddress, type TicketDraft, ticketForm } from './support/ticket-form.ts';

let sandbox: SandboxProcess;
let mailServer: MailServer;
let server: TestServer;
let app: AppRecord;
/** Of the sandbox, and of the server that does as a test wants: with patience, and with little of it. */
let mailer: Mailer;
let moody: Mailer;
let hasty: Mailer;

const patient = { stepMs: 10_000, wholeMs: 20_000 };

const mailerFor = (MAIL_URL: string, changes = {}, patience = patient): Mailer => {
  const config = readMailConfig({ MAIL_URL, MAIL_FROM: 'support@panel.example' }, []);
  if (!config) throw new Error('No such mailer');
  return smtpMailer({ ...config, ...changes }, patience);
};

beforeAll(async () => {
  [sandbox, mailServer] = await Promise.all([startSandbox(1), startMailServer()]);
  [mailer, moody] = [mailerFor(sandbox.mailUrl), mailerFor(mailServer.url)];
  hasty = mailerFor(mailServer.url, {}, { stepMs: 400, wholeMs: 1_500 });
  server = await startServer({ mailer });
  app = await anApp(server.database.db, { name: 'Coin Harbor' });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([sandbox.stop(), mailServer.stop()]);
});
beforeEach(() => {
  mailServer.answers = {};
  mailServer.heard.length = 0;
});

let people = 0;
const anEmail = () => {
  people += 1;
  return `person-${people}@example.com`;
};

const later = (minutes: number) => server.clock.forward(minutes * 60_000);

async function ask(user: UserRecord, draft: TicketDraft = {}, headers = {}): Promise<string> {
  later(1);
  const asked = { as: user.uhash, form: ticketForm(user, draft), headers: { ...anAddress(), ...headers } };
  expect((await server.call('support/post-support-ticket', asked)).status).toBe(200);
  return (await ticketsOf(server.database.db, user)).at(-1)?.id ?? expect.fail();
}

const answer = (id: string, text = 'It is credited now.', key = randomHash()) => {
  later(1);
  return server.operate('console/tickets/post-tickets-replies', { params: { id }, body: { text, key } });
};

const run = (by: Mailer = mailer, signal = new AbortController().signal, at = server) =>
  sendMails(
    {
      database: at.database,
      mailer: by,
      now: () => server.clock.now,
      log: createLog('info', { write: (line) => server.logged.push(line) }),
    },
    signal,
  );

const mails = () =>
  server.database.db.select().from(outbox).where(eq(outbox.app_id, app.id)).orderBy(outbox.id);
const lastMail = async () => (await mails()).at(-1) ?? expect.fail();

interface Thread {
  state: string;
  replies: { mail: { state: string; attempts: number; failure: string | null } | null }[];
}
const thread = async (id: string) =>
  (await server.operate('console/tickets/get-tickets-id', { params: { id } })).body.ticket as Thread;
const mailOf = async (id: string) => (await thread(id)).replies.at(-1)?.mail;

/** A ticket that an operator has answered; its mail waits. */
async function answered(draft: TicketDraft = {}, text?: string) {
  const email = draft.email ?? anEmail();
  const user = await aUser(server.database.db, app);
  const id = await ask(user, { ...draft, email });
  await answer(id, text);
  return { id, email, user };
}

describe('a reply', () => {
  it('TK-01 goes to the address of its ticket, in the language of whoever asked', async () => {
    const user = await aUser(server.database.db, app);
    const email = anEmail();
    const id = await ask(user, { email, text: 'words of a stranger' }, { 'x-user-locale': 'de' });
    await answer(id, 'Ist jetzt gutgeschrieben.\nSchönen Tag!');
    expect(await mailOf(id)).toEqual({ state: 'due', attempts: 0, failure: null, settled_at: null });
    await run();
    const [letter, ...more] = await sandbox.lettersTo(email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      subject: 'Coin Harbor: Antwort vom Support',
      text: expect.stringContaining('> Ist jetzt gutgeschrieben.\n> Schönen Tag!'),
      html: expect.stringContaining('Ist jetzt gutgeschrieben.<br>\nSchönen Tag!'),
      headers: {
        from: 'Coin Harbor <support@panel.example>',
        to: email,
        'auto-submitted': 'auto-generated',
        'x-auto-response-suppress': 'OOF, AutoReply',
        'list-id': expect.stringContaining('<support.panel.example>'),
        'content-language': 'de',
        'in-reply-to': `<${id}@panel.example>`,
      },
    });
    expect(JSON.stringify(letter)).not.toContain('words of a stranger');
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 1, failure: null });
    await run();
    expect(await sandbox.lettersTo(email)).toHaveLength(1);
  });

  it('has one mail, however often it is sent, and each reply has its own', async () => {
    const { id, email } = await answered();
    await answer(id, 'Twice', 'the same key');
    await answer(id, 'Twice', 'the same key');
    await run();
    const letters = await sandbox.lettersTo(email);
    expect(letters.map(({ text }) => /> (.*)/.exec(text)?.[1]).sort()).toEqual([
      'It is credited now.',
      'Twice',
    ]);
    expect(new Set(letters.map(({ message_id }) => message_id)).size).toBe(2);
    expect(new Set(letters.map(({ headers }) => headers.references))).toEqual(
      new Set([`<${id}@panel.example>`]),
    );
  });

  it('is the only thing that is ever mailed: what people send themselves brings nobody a mail', async () => {
    const email = anEmail();
    const user = await aUser(server.database.db, app);
    const before = (await mails()).length;
    const id = await ask(user, { email });
    const said = { params: { id }, body: { text: 'More', key: 'k' }, headers: anAddress() };
    expect((await server.call('support/post-support-ticket-reply', { as: user.uhash, ...said })).status).toBe(
      200,
    );
    expect(await mails()).toHaveLength(before);
  });

  it('stays in the panel where there is no mail server, and the panel says so', async () => {
    const silent = await joinServer(server, { mailer: null });
    const { id, user } = await answered();
    silent.clock.now = new Date(server.clock.now.getTime() + 1);
    const before = (await mails()).length;
    const ticketsAt = (at: TestServer) => at.call('support/get-support-tickets', { as: user.uhash });
    expect((await ticketsAt(server)).body).toMatchObject({ readable: true, mailed: true });
    expect((await ticketsAt(silent)).body).toMatchObject({ readable: true, mailed: false });
    const body = { text: 'Read it there', key: randomHash() };
    const { body: answer } = await silent.operate('console/tickets/post-tickets-replies', {
      params: { id },
      body,
    });
    expect((answer.ticket as Thread).replies.at(-1)?.mail).toBeNull();
    expect(await mails()).toHaveLength(before);
    await silent.stop();
  });
});

describe('nothing is lost', () => {
  it('when the node dies between the reply and its mail: another one sends it, under the same id', async () => {
    const node = await joinServer(server, { mailer });
    const email = anEmail();
    const user = await aUser(server.database.db, app);
    const id = await ask(user, { email });
    const body = { text: 'Before the end', key: randomHash() };
    await node.operate('console/tickets/post-tickets-replies', { params: { id }, body });
    await node.stop();
    const { message_id } = (await lastMail()).payload;
    await run(mailerFor(sandbox.mailUrl, { from: { name: null, address: 'other@elsewhere.example' } }));
    expect(await sandbox.lettersTo(email)).toMatchObject([{ message_id: `<${message_id}>` }]);
  });

  it('when it dies after the mail was taken: the mail comes again as what it is', async () => {
    const { id, email } = await answered();
    const stopping = new AbortController();
    const dying: Mailer = {
      domain: mailer.domain,
      send: async (mail, signal) => {
        await mailer.send(mail, signal);
        stopping.abort();
        signal.throwIfAborted();
      },
    };
    await run(dying, stopping.signal);
    expect(await mailOf(id)).toMatchObject({ state: 'due', attempts: 1 });
    await run();
    expect(await sandbox.lettersTo(email)).toHaveLength(1);
    later(3);
    await run();
    const letters = await sandbox.lettersTo(email);
    expect(letters).toHaveLength(2);
    expect(new Set(letters.map(({ message_id, text }) => `${message_id} ${text}`)).size).toBe(1);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('when two nodes look at once: each mail is sent by one of them', async () => {
    const node = await joinServer(server, { mailer });
    const all = await Promise.all(Array.from({ length: 8 }, () => answered()));
    await Promise.all([run(), run(mailer, undefined, node), run(), run(mailer, undefined, node)]);
    for (const { email } of all) expect(await sandbox.lettersTo(email)).toHaveLength(1);
    await node.stop();
  });

  it('when the mail server is down: tried again after a minute, then less and less often', async () => {
    const down = await startMailServer();
    await down.stop();
    const nobody = mailerFor(down.url);
    const { id, email } = await answered();
    await run(nobody);
    expect(await mailOf(id)).toMatchObject({
      state: 'due',
      attempts: 1,
      failure: expect.stringMatching(/REFUSED/),
    });
    await run();
    expect(await sandbox.lettersTo(email)).toEqual([]);
    later(1);
    await run(nobody);
    later(3);
    await run();
    expect(await sandbox.lettersTo(email)).toEqual([]);
    later(1);
    await run();
    expect(await sandbox.lettersTo(email)).toHaveLength(1);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 3, failure: null });
  });

  it.each([
    ['says nothing', { connect: null }],
    ['falls silent in the middle', { RCPT: null }],
    ['takes the mail and says nothing', { mail: null }],
    ['is busy', { RCPT: '451 later, please' }],
    ['does not know us', { MAIL: '550 who are you' }],
    ['speaks another language', { connect: 'HTTP/1.1 400 Bad Request' }],
    ['talks without end', { connect: `220-${'x'.repeat(100_000)}` }],
  ])('when the mail server %s', async (_, answers) => {
    const { id } = await answered();
    mailServer.answers = answers;
    await run(hasty);
    expect(await mailOf(id)).toMatchObject({ state: 'due', attempts: 1, failure: expect.any(String) });
    mailServer.answers = {};
    later(1);
    await run(moody);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('when one mail is slow: those beside it arrive', async () => {
    const [first, second] = [await answered(), await answered()];
    const slow: Mailer = {
      domain: mailer.domain,
      send: (mail, signal) => (mail.to === first.email ? hasty : mailer).send(mail, signal),
    };
    mailServer.answers = { EHLO: null };
    await run(slow);
    expect(await sandbox.lettersTo(second.email)).toHaveLength(1);
    expect(await mailOf(first.id)).toMatchObject({ state: 'due' });
  });
});

describe('a mail that nobody takes', () => {
  const inbox = async (state: string) => {
    const query = { app: app.id, state, limit: '200' };
    const { body } = await server.operate('console/tickets/get-tickets', { query });
    return body.tickets as { id: string; unread: boolean; mail_failed: boolean }[];
  };

  it('is given up at once when the address is refused, and its ticket waits for an operator again', async () => {
    const { id } = await answered({ email: 'nobody@example.com' });
    expect((await thread(id)).state).toBe('answered');
    await run();
    expect(await mailOf(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      failure: expect.stringMatching(/no such mailbox/),
    });
    expect((await thread(id)).state).toBe('open');
    await answer(id, 'Once more');
    expect((await inbox('answered')).find((line) => line.id === id)).toMatchObject({ mail_failed: true });
    const lines = server.logged.filter((line) => line.includes('given up'));
    expect(lines).not.toEqual([]);
    expect(lines.join()).not.toContain('nobody@example.com');
  });

  it('shows in the inbox as something new', async () => {
    const { id } = await answered({ email: 'nobody@example.com' });
    await thread(id);
    await run();
    expect((await inbox('open')).find((line) => line.id === id)).toMatchObject({
      unread: true,
      mail_failed: true,
    });
  });

  it('changes nothing for who has read the reply in the panel, or has closed the matter', async () => {
    const [read, closed] = [
      await answered({ email: 'nobody@example.com' }),
      await answered({ email: 'nobody@example.com' }),
    ];
    await server.call('support/get-support-ticket', { as: read.user.uhash, params: { id: read.id } });
    const body = { state: 'closed', reason: 'Done.' };
    await server.operate('console/tickets/put-tickets-state', { params: { id: closed.id }, body });
    await run();
    expect(await thread(read.id)).toMatchObject({
      state: 'answered',
      replies: [{ mail: { state: 'failed' } }],
    });
    expect(await thread(closed.id)).toMatchObject({
      state: 'closed',
      replies: [{ mail: { state: 'failed' } }],
    });
  });

  it('is given up after three days', async () => {
    const { id } = await answered();
    mailServer.answers = { RCPT: '451 later, please' };
    for (let hour = 0; hour < 75; hour += 1) {
      await run(moody);
      later(60);
    }
    expect(await mailOf(id)).toMatchObject({
      state: 'failed',
      attempts: 11,
      failure: expect.stringMatching(/later, please/),
    });
    expect((await thread(id)).state).toBe('open');
  });
});

describe('whoever means harm', () => {
  it.each([
    'Line\r\nBcc: everybody@example.com\r\n\r\nBody',
    '.\r\nMAIL FROM:<x@example.com>\r\n.',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '\u202eright to left\u0007',
  ])('writes a reply like %j and nothing but a reply arrives', async (text) => {
    const { email } = await answered({}, text);
    await run();
    const [letter, ...more] = await sandbox.lettersTo(email);
    expect(more).toEqual([]);
    expect(letter?.headers).not.toHaveProperty('bcc');
    expect(letter?.html).not.toMatch(/<script|<img/);
    expect(await sandbox.lettersTo('everybody@example.com')).toEqual([]);
  });

  it('names an app so that it would write headers of its own', async () => {
    const evil = await anApp(server.database.db, {
      name: 'Evil\r\nBcc: everybody@example.com\r\n"<x@y.zz>, ',
    });
    const user = await aUser(server.database.db, evil);
    const email = anEmail();
    await answer(await ask(user, { email }));
    await run();
    const [letter] = await sandbox.lettersTo(email);
    expect(letter?.headers).not.toHaveProperty('bcc');
    expect(letter?.headers.from).toMatch(/<support@panel\.example>$/);
    expect(await sandbox.lettersTo('everybody@example.com')).toEqual([]);
  });

  it.each([
    'victim@example.com\r\nRCPT TO:<other@example.com>',
    'victim@example.com>\r\nDATA',
    'a@example.com, b@example.com',
    'Group: a@example.com, b@example.com;',
    '"a@example.com"@elsewhere.example',
    '<victim@example.com>',
    '',
  ])('has %j as an address: nobody gets a mail', async (email) => {
    const { id } = await answered();
    await server.database.db.update(tickets).set({ email }).where(eq(tickets.id, id));
    await run(moody);
    expect(mailServer.heard.filter((line) => /^(RCPT|MAIL|DATA)/i.test(line))).toEqual([]);
    expect(await mailOf(id)).toMatchObject({ state: 'failed' });
  });

  it('listens on the way: without encryption neither the password nor the mail is sent', async () => {
    const { id } = await answered();
    const login = { user: 'us', password: 'the secret' };
    await run(mailerFor(mailServer.url, { encryption: 'starttls', login }));
    expect(mailServer.heard.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
    expect(await mailOf(id)).toMatchObject({ state: 'due', failure: expect.stringMatching(/TLS/i) });
    mailServer.answers = { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong' };
    later(1);
    await run(mailerFor(mailServer.url, { login }));
    expect(await mailOf(id)).toMatchObject({
      state: 'due',
      attempts: 2,
      failure: expect.stringMatching(/wrong/),
    });
  });
});
