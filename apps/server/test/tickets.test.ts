import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '#adapters/files/disk.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { bytesOf, filesIn } from '#testing/crashes/stored-files.ts';
import {
  impostors,
  jpeg,
  kinds,
  megabyte,
  mp4,
  png,
  type Sample,
  sha256,
  webm,
} from '#testing/crashes/ticket-files.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { filesOf, ticketsOf } from '#testing/tickets.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { anAddress, type TicketDraft, ticketForm } from './support/ticket-form.ts';

const folder = join(tmpdir(), `earnwall-tickets-${randomHash()}`);
const files = diskFiles(folder);
let server: TestServer;
let app: AppRecord;
beforeAll(async () => {
  server = await startServer({ files });
  app = await anApp(server.database.db);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const somebody = () => aUser(server.database.db, app);

function send(user: UserRecord, draft: TicketDraft = {}, on = server) {
  const form = ticketForm(user, draft);
  return on.call('support/post-support-ticket', { as: user.uhash, form, headers: anAddress() });
}

/** Sends, and sees to it that nothing of it stays. */
async function refused(user: UserRecord, draft: TicketDraft) {
  const before = await filesIn(folder);
  const { status, body } = await send(user, draft);
  expect(await ticketsOf(server.database.db, user)).toEqual([]);
  expect(await filesIn(folder)).toEqual(before);
  return { status, code: body.code, errors: body.errors };
}

const unprocessable = (errors: Record<string, string[]>) => ({ status: 422, code: 'unprocessable', errors });
const wrongType = 'ticket_wrong-file-type_updated';
const wrongSize = 'ticket_wrong-file-size_updated';

describe('a ticket that is taken', () => {
  it('TK-04 is there with five files of mixed types up to the limits, byte for byte', async () => {
    const user = await somebody();
    const sent: Sample[] = [
      { ...png(megabyte), name: 'スクリーン ☃.png' },
      jpeg(megabyte),
      mp4(10 * megabyte),
      webm(10 * megabyte),
      png(100),
    ];
    const { status, body } = await send(user, { text: ' First line\nSecond ', files: sent });
    expect({ status, body }).toEqual({ status: 200, body: { result: true } });

    const [ticket, ...others] = await ticketsOf(server.database.db, user);
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({ email: 'ada@example.com', text: 'First line\nSecond', state: 'open' });
    const kept = await filesOf(server.database.db, ticket ?? expect.fail());
    expect(kept.map(({ name, type, bytes, sha256 }) => ({ name, type, bytes, sha256 }))).toEqual(
      sent.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.length, sha256: sha256(bytes) })),
    );
    for (const [position, { file_key }] of kept.entries())
      expect(sha256(await bytesOf(files, file_key))).toBe(sha256(sent[position]?.bytes ?? Buffer.alloc(0)));
    expect(await filesIn(join(folder, 'arriving'))).toEqual([]);
  });

  it('TK-02 needs no files, and keeps the type of the content, not of the name', async () => {
    const user = await somebody();
    const files = [{ ...jpeg(2000), name: '../../evil\\../shot\u202e.png', type: 'image/png' }];
    expect((await send(user)).body).toEqual({ result: true });
    expect((await send(user, { files })).body).toEqual({ result: true });
    const [, ticket] = await ticketsOf(server.database.db, user);
    expect(await filesOf(server.database.db, ticket ?? expect.fail())).toMatchObject([
      { name: 'shot.png.jpg', type: 'image/jpeg', bytes: 2000 },
    ]);
  });

  it('is about an attempt of its sender, and of nobody else', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const cid = randomHash();
    await aClick(server.database.db, user, await aSurvey(server.database.db), { cid });
    expect(await refused(other, { attempt: cid })).toMatchObject({ status: 404 });
    expect(await refused(user, { attempt: 'x' })).toMatchObject({ status: 404 });
    expect((await send(user, { attempt: cid })).status).toBe(200);
    expect(await ticketsOf(server.database.db, user)).toMatchObject([{ cid }]);
  });
});

describe('what a rule refuses', () => {
  it.each([
    [{ email: null }, { email: ['ticket_email-invalid'] }],
    [{ email: 'ada@example' }, { email: ['ticket_email-invalid'] }],
    [{ text: null }, { text: ['ticket_message-validation'] }],
    [{ text: ' \n ' }, { text: ['ticket_message-validation'] }],
    [
      { email: '', text: '' },
      { email: ['ticket_email-invalid'], text: ['ticket_message-validation'] },
    ],
  ])('TK-02 %j is told with its key', async (draft, errors) => {
    expect(await refused(await somebody(), { ...draft, files: [png(500)] })).toEqual(unprocessable(errors));
  });

  it.each(impostors)('TK-02 %s is no picture and no video, whatever it is called', async (_what, file) => {
    const errors = { 'files.1': [wrongType] };
    expect(await refused(await somebody(), { files: [png(500), file] })).toEqual(unprocessable(errors));
  });

  it.each(Object.entries(kinds))('TK-02 one byte more than a %s may have', async (_kind, { make, most }) => {
    const errors = { 'files.0': [wrongSize] };
    expect(await refused(await somebody(), { files: [make(most + 1)] })).toEqual(unprocessable(errors));
  });

  it('TK-02 six files, and all that is wrong at once', async () => {
    const user = await somebody();
    const six = Array.from({ length: 6 }, () => png(300));
    expect(await refused(user, { files: six })).toEqual(
      unprocessable({ files: ['ticket_wrong-file-quantity'] }),
    );
    const gif = { ...png(300), bytes: Buffer.from('GIF89a') };
    const all = [png(300), gif, png(megabyte + 1), mp4(300), webm(300), jpeg(300), gif];
    expect(await refused(user, { email: 'no', files: all })).toEqual(
      unprocessable({
        email: ['ticket_email-invalid'],
        files: ['ticket_wrong-file-quantity'],
        'files.1': [wrongType],
        'files.2': [wrongSize],
      }),
    );
  });
});

describe('what is no ticket of the sender', () => {
  it('TK-02 another user in the form is nobody, and a missing one no form', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const draft = { uhash: other.uhash, files: [png(500)] };
    expect(await refused(user, draft)).toMatchObject({ status: 404, code: 'not-found' });
    expect(await refused(user, { uhash: null })).toMatchObject({ status: 400, code: 'bad-request' });
    expect(await ticketsOf(server.database.db, other)).toEqual([]);
  });

  it('AP-06 unknown, repeated and endless fields are 400, and leave nothing', async () => {
    const user = await somebody();
    const strange: ((form: FormData) => void)[] = [
      (form) => form.append('surprise', '1'),
      (form) => form.append('email', 'second@example.com'),
      (form) => form.append('picture', new Blob([png(500).bytes]), 'a.png'),
      (form) => form.set('text', 'x'.repeat(10_001)),
      (form) => form.set('text', 'nul\0'),
      (form) => form.set('__proto__', 'x'),
    ];
    for (const spoil of strange) {
      const form = ticketForm(user, { files: [png(500)] });
      spoil(form);
      const { status } = await server.call('support/post-support-ticket', {
        ...{ as: user.uhash, form, headers: anAddress() },
      });
      expect({ spoil: String(spoil), status }).toEqual({ spoil: String(spoil), status: 400 });
    }
    const tooLong = ticketForm(user, { text: 'x'.repeat(70_000) });
    const asked = { as: user.uhash, form: tooLong, headers: anAddress() };
    expect((await server.call('support/post-support-ticket', asked)).status).toBe(400);
    expect(await ticketsOf(server.database.db, user)).toEqual([]);
    expect(await filesIn(join(folder, 'arriving'))).toEqual([]);
  });

  it('AP-06 JSON is no form', async () => {
    const user = await somebody();
    const body = { email: 'ada@example.com', text: 'Hello', uhash: user.uhash };
    const asked = { as: user.uhash, body, headers: anAddress() };
    expect((await server.call('support/post-support-ticket', asked)).status).toBe(415);
  });

  it('nobody sends one without a bearer', async () => {
    const form = ticketForm(await somebody(), { files: [mp4(megabyte)] });
    const { status } = await server.call('support/post-support-ticket', { form, headers: anAddress() });
    expect(status).toBe(401);
  });
});

describe('a ticket sent again', () => {
  it('with its key is one ticket, on two nodes at once', async () => {
    const second = await joinServer(server, { files });
    const user = await somebody();
    const draft = { key: 'one-and-the-same', files: [png(900)] };
    const before = (await filesIn(join(folder, 'kept'))).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => send(user, draft, nth % 2 ? server : second)),
    );
    await second.stop();
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ result: true })));
    expect(await ticketsOf(server.database.db, user)).toHaveLength(1);
    expect(await filesIn(join(folder, 'kept'))).toHaveLength(before + 1);
  });

  it('is ten an hour at most, over two nodes racing, and the eleventh gets the time to come again', async () => {
    const second = await joinServer(server, { files });
    const user = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => send(user, {}, nth % 2 ? server : second)),
    );
    await second.stop();
    const counts = [200, 429].map((code) => answers.filter(({ status }) => status === code).length);
    expect(counts).toEqual([10, 10]);
    const late = answers.find(({ status }) => status === 429);
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await ticketsOf(server.database.db, user)).toHaveLength(10);

    server.clock.forward(3_601_000);
    expect((await send(user)).status).toBe(200);
  });

  it('one address sends thirty a minute, whoever it says it is', async () => {
    const headers = anAddress();
    const statuses: number[] = [];
    for (let nth = 0; nth < 31; nth += 1) {
      const user = await somebody();
      const asked = { as: user.uhash, form: ticketForm(user), headers };
      statuses.push((await server.call('support/post-support-ticket', asked)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});
