// Uploads that do not behave: cut, stalled, endless, broken, or from another page.
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '#adapters/files/disk.ts';
import { readConfig } from '#config/config.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp } from '#testing/apps.ts';
import { openUpload, rawForm } from '#testing/crashes/raw-upload.ts';
import { bytesOf, filesIn } from '#testing/crashes/stored-files.ts';
import { jpeg, megabyte, mp4, png, sha256, withComment } from '#testing/crashes/ticket-files.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { filesOf, ticketsOf } from '#testing/tickets.ts';
import { operatorKey, startServer, type TestServer } from './support/server.ts';
import { anAddress, ticketForm } from './support/ticket-form.ts';

const folder = join(tmpdir(), `earnwall-uploads-${randomHash()}`);
let server: TestServer;
let app: AppRecord;
let user: UserRecord;
beforeAll(async () => {
  server = await startServer({ files: diskFiles(folder) });
  app = await anApp(server.database.db);
  user = await aUser(server.database.db, app);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const fieldsOf = ({ uhash }: UserRecord) => ({ email: 'ada@example.com', text: 'Hello', uhash });

function aForm(headers: Record<string, string> = {}, files = [png(megabyte), mp4(2 * megabyte)]) {
  return rawForm({
    bearer: user.uhash,
    fields: fieldsOf(user),
    files,
    headers: { ...anAddress(), ...headers },
  });
}

async function nothingIsLeft(): Promise<void> {
  await expect.poll(() => filesIn(folder)).toEqual([]);
  expect(await ticketsOf(server.database.db, user)).toEqual([]);
}

describe('an upload that does not come to its end', () => {
  it.each([0.01, 0.2, 0.4, 0.7, 0.99])('TK-04 cut after %d of its bytes leaves nothing', async (part) => {
    const { head, body } = aForm();
    const upload = await openUpload(server.url);
    await upload.write(head);
    await upload.write(body.subarray(0, Math.floor(body.length * part)));
    if (part > 0.1) await expect.poll(() => filesIn(folder)).not.toEqual([]);
    upload.wire.destroy();
    await nothingIsLeft();
  });

  it('TK-04 one byte short of its end is no ticket yet; the byte makes it one', async () => {
    const slow = await aUser(server.database.db, app);
    const { head, body } = rawForm({
      ...{ bearer: slow.uhash, fields: fieldsOf(slow), files: [png(5000)] },
      headers: { ...anAddress(), connection: 'close' },
    });
    const upload = await openUpload(server.url);
    await upload.write(head);
    for (let at = 0; at < body.length - 1; at += 1000)
      await upload.write(body.subarray(at, Math.min(at + 1000, body.length - 1)));
    await expect.poll(() => filesIn(folder)).toHaveLength(1);
    expect(await ticketsOf(server.database.db, slow)).toEqual([]);
    await upload.write(body.subarray(-1));
    expect(await upload.answer()).toContain('{"result":true}');
    expect(await ticketsOf(server.database.db, slow)).toHaveLength(1);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('AP-06 an upload that makes no sense', () => {
  const close = { connection: 'close' };

  it.each<[string, (form: ReturnType<typeof aForm>) => string | Buffer]>([
    ['no boundary', ({ head }) => head.replace(/; boundary=[^\r]*/, '')],
    ['an empty form', ({ head }) => head.replace(/content-length: \d+/, 'content-length: 0')],
    [
      'bytes that are no form',
      ({ head }) => `${head.replace(/content-length: \d+/, 'content-length: 5')}hello`,
    ],
    [
      'a form that ends in its middle',
      ({ head, body }) =>
        Buffer.concat([
          Buffer.from(head.replace(/content-length: \d+/, 'content-length: 300000')),
          body.subarray(0, 300_000),
        ]),
    ],
  ])('%s is 400 in the one shape', async (_what, spoil) => {
    const upload = await openUpload(server.url);
    await upload.write(spoil(aForm(close)));
    const answer = await upload.answer();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad-request"');
    await nothingIsLeft();
  });

  it('more than any ticket may have is 413 before it is read', async () => {
    const upload = await openUpload(server.url);
    const { head } = aForm();
    await upload.write(head.replace(/content-length: \d+/, `content-length: ${60 * megabyte}`));
    const answer = await upload.answer();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"payload-too-large"');
    await nothingIsLeft();
  });

  it('more than any ticket may have, of a length it does not declare, is cut off when it is too much', async () => {
    const { head, body } = aForm();
    const upload = await openUpload(server.url);
    await upload.write(head.replace(/content-length: \d+/, 'transfer-encoding: chunked'));
    await upload.write(chunked(body.subarray(0, -200)));
    const piece = chunked(Buffer.alloc(megabyte, 'a'));
    for (let sent = 0; sent < 60 && !upload.wire.destroyed; sent += 1) await upload.write(piece);
    // Whoever goes on sending may lose the answer together with the connection; no other answer may come.
    expect(await upload.answer()).toMatch(/^(HTTP\/1\.1 413 |$)/);
    await nothingIsLeft();
  });

  it('what is refused in its beginning is still read to its end', async () => {
    const form = ticketForm(user, { files: [mp4(9 * megabyte)] });
    const endless = new FormData();
    endless.append('text', 'x'.repeat(70_000));
    for (const [name, value] of form) if (name !== 'text') endless.append(name, value);
    const asked = { as: user.uhash, form: endless, headers: anAddress() };
    expect((await server.call('support/post-support-ticket', asked)).status).toBe(400);
    await nothingIsLeft();
  });
});

describe('TK-02 what is stored of a file', () => {
  it('of a picture its pixels alone, under a name that says what it is, and the ticket knows the hash of that', async () => {
    const asker = await aUser(server.database.db, app);
    const secret = 'taken at 49.45 N 11.08 E';
    const photo = jpeg(3000).bytes;
    const withPlace = Buffer.concat([
      photo.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, secret.length + 2]),
      Buffer.from(secret),
      photo.subarray(2),
      Buffer.from(secret),
    ]);
    const files = [
      { ...png(100), name: 'invoice.html', bytes: withComment(secret) },
      { ...jpeg(100), name: 'photo.jpg.svg', bytes: withPlace },
      { ...mp4(5000), name: 'film.exe' },
    ];
    const form = ticketForm(asker, { files });
    const asked = { as: asker.uhash, form, headers: anAddress() };
    expect((await server.call('support/post-support-ticket', asked)).body).toEqual({ result: true });

    const [ticket = expect.fail()] = await ticketsOf(server.database.db, asker);
    const kept = await filesOf(server.database.db, ticket);
    expect(kept.map(({ name }) => name)).toEqual(['invoice.html.png', 'photo.jpg.svg.jpg', 'film.exe.mp4']);
    for (const [position, { file_key, sha256: known, bytes, name }] of kept.entries()) {
      const stored = await bytesOf(diskFiles(folder), file_key);
      expect([sha256(stored), stored.length]).toEqual([known, bytes]);
      expect(stored.includes(secret)).toBe(false);
      const download = await fetch(`${server.url}/api/console/tickets/${ticket.id}/files/${position}`, {
        headers: { authorization: `Bearer ${operatorKey}` },
      });
      expect(download.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
      expect(Buffer.from(await download.arrayBuffer()).equals(stored)).toBe(true);
    }
    expect(kept[1]?.sha256).toBe(sha256(photo));
    const { body } = await server.call('support/get-support-ticket', {
      ...{ as: asker.uhash, params: { id: ticket.id } },
    });
    expect(body.files).toMatchObject(kept.map(({ name, bytes }) => ({ name, bytes })));
    await rm(folder, { recursive: true, force: true });
  });

  it('nothing of a picture that has no end', async () => {
    const broken = { ...png(100), bytes: png(200_000).bytes.subarray(0, -12) };
    const asked = { as: user.uhash, form: ticketForm(user, { files: [broken] }), headers: anAddress() };
    const { status, body } = await server.call('support/post-support-ticket', asked);
    expect([status, body.errors]).toEqual([422, { 'files.0': ['ticket_wrong-file-type_updated'] }]);
    await nothingIsLeft();
  });
});

describe('TK-04 a form in pieces', () => {
  async function send(as: UserRecord, pieceBytes: number) {
    const file = mp4(300_000);
    const { head, body } = rawForm({
      ...{ bearer: as.uhash, fields: fieldsOf(as), files: [file] },
      headers: { ...anAddress(), connection: 'close' },
    });
    const pieces: Buffer[] = [];
    for (let at = 0; at < body.length; at += pieceBytes)
      pieces.push(chunked(body.subarray(at, at + pieceBytes)));
    const upload = await openUpload(server.url);
    await upload.write(head.replace(/content-length: \d+/, 'transfer-encoding: chunked'));
    await upload.write(Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]));
    return { file, answer: await upload.answer() };
  }

  it('of a packet each is taken as it is', async () => {
    const asker = await aUser(server.database.db, app);
    const { file, answer } = await send(asker, 256);
    expect(answer).toContain('{"result":true}');
    const [ticket = expect.fail()] = await ticketsOf(server.database.db, asker);
    expect((await filesOf(server.database.db, ticket)).map((kept) => kept.sha256)).toEqual([
      sha256(file.bytes),
    ]);
    await rm(folder, { recursive: true, force: true });
  });

  it('of a byte each is refused before it has cost much', async () => {
    const { answer } = await send(user, 1);
    // Whoever goes on sending may lose the answer together with the connection; no other answer may come.
    expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
    await nothingIsLeft();
  });
});

const chunked = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

describe('AP-09 a support base on another host', () => {
  let elsewhere: TestServer;
  const panel = 'https://panel.example';
  beforeAll(async () => {
    const config = readConfig({ TRUST_PROXY: 'loopback', SUPPORT_BASE: 'https://help.example/desk' });
    elsewhere = await startServer({ config, publicUrl: () => panel, files: diskFiles(folder) });
  });
  afterAll(() => elsewhere.stop());

  const ask = (origin: string, init: RequestInit = {}, path = '/desk/support-ticket') =>
    fetch(`${elsewhere.url}${path}`, {
      method: 'OPTIONS',
      ...init,
      headers: { ...(origin !== '' && { origin }), ...anAddress(), ...init.headers },
    });
  const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');

  it.each(['/desk/support-ticket', '/api/support-ticket'])('the panel may ask at %s', async (path) => {
    const answer = await ask(panel, {}, path);
    expect(answer.status).toBe(204);
    expect(allowed(answer)).toBe(panel);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('vary')).toContain('origin');
  });

  it.each(['https://evil.example', 'https://panel.example.evil.example', 'http://panel.example', 'null', ''])(
    'the page of %s may not',
    async (origin) => {
      const answer = await ask(origin);
      expect(answer.status).toBe(403);
      expect(allowed(answer)).toBeNull();
    },
  );

  it('accepts a ticket there, and answers the panel’s origin alone', async () => {
    const asker = await aUser(elsewhere.database.db, await anApp(elsewhere.database.db));
    const headers = { authorization: `Bearer ${asker.uhash}` };
    const send = (origin: string, uhash: string | null) =>
      ask(origin, { method: 'POST', body: ticketForm(asker, { uhash }), headers });
    const [taken, refused, foreign] = [
      await send(panel, asker.uhash),
      await send(panel, 'x'),
      await send('https://evil.example', asker.uhash),
    ];
    expect([taken, refused, foreign].map(({ status }) => status)).toEqual([200, 404, 200]);
    expect([taken, refused, foreign].map(allowed)).toEqual([panel, panel, null]);
    expect(taken.headers.get('access-control-allow-credentials')).toBeNull();
    expect(allowed(await fetch(`${elsewhere.url}/api/app`, { headers: { origin: panel } }))).toBeNull();
  });

  it('needs none of this on the panel’s own host', async () => {
    const answer = await fetch(`${server.url}/api/support-ticket`, {
      method: 'OPTIONS',
      headers: { origin: server.url },
    });
    expect(answer.status).toBe(404);
    expect(allowed(answer)).toBeNull();
  });
});
