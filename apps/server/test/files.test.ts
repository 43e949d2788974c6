// Where files are stored: both stores by the same tests, what is swept, and what happens when the disk is full.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '#adapters/files/disk.ts';
import { s3Files } from '#adapters/files/s3.ts';
import type { ServerContext } from '#calls/context.ts';
import { sweepFiles } from '#jobs/sweep-files.ts';
import { type Files, FilesUnavailable, type UploadedFile } from '#ports/files.ts';
import { openDatabase } from '#store/engine/database.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { ticket_files } from '#store/schema/tickets.ts';
import { anApp } from '#testing/apps.ts';
import { brokenTickets, bytesOf, filesIn } from '#testing/crashes/stored-files.ts';
import { megabyte, mp4, png, sha256 } from '#testing/crashes/ticket-files.ts';
import { aUser } from '#testing/people.ts';
import { ticketsOf } from '#testing/tickets.ts';
import { startObjectStore } from './support/outside/object-store.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { anAddress, type TicketDraft, ticketForm } from './support/ticket-form.ts';

let folder: string;
let store: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earnwall-files-'));
  store = await startObjectStore();
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  store.failWith = null;
});

const onDisk = () => diskFiles(join(folder, 'disk'));
const inStore = (changes: object = {}, arriving = 's3') =>
  s3Files({ ...store.access, url: `${store.url}/panel/files`, ...changes }, join(folder, arriving));
const aKey = () => randomBytes(32).toString('hex');

async function arrived(files: Files, bytes: Buffer): Promise<UploadedFile> {
  const path = await files.newUploadPath();
  await writeFile(path, bytes);
  return { path, type: 'image/png', bytes: bytes.length, sha256: sha256(bytes) };
}

async function all(files: Files, moment = new Date('2100-01-01')): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.storedBefore(moment)) keys.push(key);
  return keys.sort();
}

describe.each([
  ['a folder', onDisk],
  ['an object store', inStore],
])('files in %s', (_where, open) => {
  it('are stored, read, listed by age and removed', async () => {
    const files = open();
    const [key, other] = [aKey(), aKey()];
    const bytes = randomBytes(300_000);
    const file = await arrived(files, bytes);
    await files.store(key, file);
    await files.store(other, await arrived(files, Buffer.from('x')));

    await expect(stat(file.path)).rejects.toThrow('ENOENT');
    expect(sha256(await bytesOf(files, key))).toBe(sha256(bytes));
    expect(await all(files)).toEqual([key, other].sort());
    expect(await all(files, new Date(Date.now() - 60_000))).toEqual([]);
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
    expect(await all(files)).toEqual([other]);
    await files.remove(other);
  });

  it('clear away what began to arrive and never did', async () => {
    const files = open();
    const [old, young] = [await arrived(files, Buffer.from('a')), await arrived(files, Buffer.from('b'))];
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(old.path, hourAgo, hourAgo);
    expect(await files.clearUploads(new Date(Date.now() - 1_800_000))).toBe(1);
    await expect(stat(old.path)).rejects.toThrow('ENOENT');
    expect(await readFile(young.path, 'utf8')).toBe('b');
    await rm(young.path);
  });
});

describe('an object store', () => {
  it('is asked in pages, with a token that says anything', async () => {
    const files = inStore();
    const keys = Array.from({ length: 7 }, aKey);
    for (const key of keys) await files.store(key, await arrived(files, Buffer.from(key)));
    store.pageSize = 3;
    expect(await all(files)).toEqual(keys.sort());
    store.pageSize = 1000;
    for (const key of keys) await files.remove(key);
  });

  it('keeps the type, in the folder of the bucket', async () => {
    const files = inStore();
    const key = aKey();
    await files.store(key, await arrived(files, Buffer.from('x')));
    expect([...store.objects]).toEqual([
      [`panel/files/${key}`, expect.objectContaining({ type: 'image/png' })],
    ]);
    await files.remove(key);
    expect(store.refused).toEqual([]);
  });

  it.each([{ secretKey: 'another one' }, { region: 'us-east-1' }, { keyId: 'AKOTHER' }])(
    'refuses %j, and that is no file lost but a store that cannot be reached',
    async (changes) => {
      const files = inStore(changes);
      const file = await arrived(files, Buffer.from('x'));
      await expect(files.store(aKey(), file)).rejects.toThrow(FilesUnavailable);
      expect(await readFile(file.path, 'utf8')).toBe('x');
      expect(store.objects.size).toBe(0);
    },
  );

  it('does not take bytes that are not those that arrived', async () => {
    const files = inStore();
    const file = await arrived(files, Buffer.from('x'));
    await writeFile(file.path, 'y');
    await expect(files.store(aKey(), file)).rejects.toThrow(FilesUnavailable);
    expect(store.objects.size).toBe(0);
  });

  it('that is down is unavailable for every operation', async () => {
    const files = inStore();
    const file = await arrived(files, Buffer.from('x'));
    store.failWith = 404;
    expect(await files.read(aKey())).toBeNull();
    store.failWith = 500;
    const away = inStore({ url: 'http://127.0.0.1:1/tickets' });
    for (const wish of [
      () => files.store(aKey(), file),
      () => files.read(aKey()),
      () => files.remove(aKey()),
      () => all(files),
      () => away.store(aKey(), file),
    ])
      await expect(wish()).rejects.toThrow(FilesUnavailable);
  });
});

describe('tickets', () => {
  let server: TestServer;
  let app: AppRecord;
  beforeAll(async () => {
    server = await startServer();
    app = await anApp(server.database.db);
  });
  afterAll(() => server.stop());

  /** A node of its own for each kind of trouble. */
  async function withNode(
    changes: Partial<ServerContext>,
    work: (node: TestServer) => Promise<void>,
  ): Promise<void> {
    const node = await joinServer(server, changes);
    try {
      await work(node);
    } finally {
      await node.stop();
    }
  }

  async function send(node: TestServer, draft: TicketDraft = {}) {
    const user = await aUser(server.database.db, app);
    const form = ticketForm(user, { files: [png(2000), mp4(200_000)], ...draft });
    const asked = { as: user.uhash, form, headers: anAddress() };
    const { status, headers, body } = await node.call('support/post-support-ticket', asked);
    const tickets = (await ticketsOf(server.database.db, user)).length;
    return { status, code: body.code, wait: headers.get('retry-after'), tickets };
  }

  const taken = { status: 200, tickets: 1 };
  const unavailable = { status: 503, code: 'unavailable', wait: '1', tickets: 0 };

  it('TK-04 in an object store are whole, or none while it is down', async () => {
    const files = inStore({}, 'tickets-s3');
    await withNode({ files }, async (node) => {
      expect(await send(node)).toMatchObject(taken);
      expect(store.objects.size).toBe(2);
      store.failWith = 503;
      expect(await send(node)).toEqual(unavailable);
      store.failWith = null;
      expect(await send(node)).toMatchObject(taken);
      expect(store.objects.size).toBe(4);
    });
    expect(await filesIn(join(folder, 'tickets-s3'))).toEqual([]);
    expect(await brokenTickets(server.database.db, files)).toEqual([]);
    await server.database.db.delete(ticket_files);
    store.objects.clear();
  });

  it('TK-04 whose second file finds no room are none, and their first file goes', async () => {
    const place = join(folder, 'second');
    const disk = diskFiles(place);
    let asked = 0;
    const store: Files['store'] = async (key, file) => {
      asked += 1;
      if (asked === 2) throw new FilesUnavailable(noRoom());
      await disk.store(key, file);
    };
    await withNode({ files: { ...disk, store } }, async (node) => {
      expect(await send(node)).toEqual(unavailable);
      expect(await filesIn(place)).toEqual([]);
      expect(await send(node)).toMatchObject(taken);
      expect(await filesIn(place)).toHaveLength(2);
    });
    await server.database.db.delete(ticket_files);
  });

  it('TK-04 that the database did not take in time are not acknowledged, and their files are swept', async () => {
    const place = join(folder, 'stalled');
    const files = diskFiles(place);
    const { connectionString } = server;
    const database = openDatabase(
      { connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 2_500 },
      { warn() {} },
    );
    const sweep = (now: Date) => sweepFiles({ files, database: server.database, now: () => now });
    const user = await aUser(server.database.db, app);
    await withNode({ files, database }, async (node) => {
      expect(await send(node)).toMatchObject(taken);
      await server.database.transaction(async (tx) => {
        await tx.execute(sql`lock table tickets in exclusive mode`);
        const asked = {
          as: user.uhash,
          form: ticketForm(user, { files: [png(2000)] }),
          headers: anAddress(),
        };
        expect(await node.call('support/post-support-ticket', asked)).toMatchObject({ status: 503 });
      });
    });
    await database.close();
    expect(await ticketsOf(server.database.db, user)).toEqual([]);
    // Whether that commit has counted was not known then: what is young is left alone.
    expect(await filesIn(place)).toHaveLength(3);
    expect(await sweep(new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await sweep(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect(await filesIn(place)).toHaveLength(2);
    expect(await brokenTickets(server.database.db, files)).toEqual([]);

    // A database that knows none of them is the wrong one, and takes nothing away.
    await server.database.db.delete(ticket_files);
    expect(await sweep(new Date('2100-01-01'))).toBe(0);
    expect(await filesIn(place)).toHaveLength(2);
  });

  const disk = smallDisk();
  it(`TK-04 for which there is no room are 503, reads go on, and it heals (${disk.what})`, async () => {
    await disk.open();
    try {
      const files = disk.files();
      await withNode({ files }, async (node) => {
        expect(await send(node)).toMatchObject(taken);
        const before = await filesIn(disk.folder);
        disk.fill();
        expect(await send(node)).toEqual(unavailable);
        expect(await send(node, { files: [png(100), mp4(6 * megabyte), png(100)] })).toEqual(unavailable);
        expect(await send(node, { files: [] })).toMatchObject(taken);
        expect(await filesIn(disk.folder)).toEqual(before);
        const user = await aUser(server.database.db, app);
        expect((await node.call('support/get-support-tickets', { as: user.uhash })).status).toBe(200);

        disk.empty();
        expect(await send(node)).toMatchObject(taken);
        expect(await brokenTickets(server.database.db, files)).toEqual([]);
      });
    } finally {
      disk.close();
    }
    await server.database.db.delete(ticket_files);
  });
});

const noRoom = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** A disk of four megabytes where we have the right to make one, else one that says it is full when it should be. */
function smallDisk() {
  const place = join(tmpdir(), `earnwall-small-disk-${randomBytes(6).toString('hex')}`);
  const ballast = join(place, 'ballast');
  if (process.platform === 'linux' && process.getuid?.() === 0 && mayMount(place))
    return {
      what: 'a real disk of 4 MB',
      folder: join(place, 'files'),
      files: () => diskFiles(join(place, 'files')),
      open: async () => mount(place),
      fill: () => writeFileSync(ballast, Buffer.alloc(3.7 * megabyte)),
      empty: () => rmSync(ballast),
      close: () => {
        execFileSync('/bin/umount', [place]);
        rmdirSync(place);
      },
    };
  let isFull = false;
  return {
    what: 'by its own word, since this user can mount none',
    folder: place,
    files: (): Files => {
      const disk = diskFiles(place);
      const newUploadPath = async () => {
        if (isFull) throw noRoom();
        return await disk.newUploadPath();
      };
      return { ...disk, newUploadPath };
    },
    open: async () => {},
    fill: () => {
      isFull = true;
    },
    empty: () => {
      isFull = false;
    },
    close: () => rmSync(place, { recursive: true, force: true }),
  };
}

function mount(place: string): void {
  mkdirSync(place);
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=4m', 'earnwall-test', place], { stdio: 'ignore' });
}

/** Root inside a container may still lack the right. */
function mayMount(place: string): boolean {
  try {
    mount(place);
    execFileSync('/bin/umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
