// Sends tickets to a server that is killed while they arrive. A sender without an answer sends the same ticket again, as
// the form does. What was acknowledged must be stored whole when the server is back; the rest is stored whole or not at
// all; and after a sweep nothing else is on the disk.
import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '@earnwall/domain/chance/seeded';
import { diskFiles } from '#adapters/files/disk.ts';
import { sweepFiles } from '#jobs/sweep-files.ts';
import type { Database } from '#store/engine/database.ts';
import type { UserRecord } from '#store/people/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { filesOf, ticketsOf } from '#testing/tickets.ts';
import type { KillableNode } from './measured-node.ts';
import { openUpload, type RawForm, rawForm } from './raw-upload.ts';
import { brokenTickets, filesIn } from './stored-files.ts';
import { jpeg, mp4, png, type Sample, sha256, webm } from './ticket-files.ts';

export interface TicketCrashTestOptions {
  readonly database: Database;
  /** Where the node stores files. */
  readonly folder: string;
  readonly chance: Chance;
  /** Of the five files of each ticket together; a kill at the end of each step. */
  readonly bytes: number;
  readonly stepBytes: number;
  /** So many more between the last byte and the answer, where files are stored and rows are written. */
  readonly killsAtEnd: number;
  startNode(): Promise<KillableNode>;
}

export interface TicketCrashTestReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Killed after their last byte, before an answer: how many there were, and how many of them had been committed. */
  readonly unanswered: number;
  readonly committedUnanswered: number;
  /** Files that the kills left behind, and the sweep took away. */
  readonly swept: number;
  readonly slowestRestartMs: number;
  /** Acknowledged and not stored whole, stored twice or in part, or on the disk without a ticket. */
  readonly wrong: readonly string[];
}

interface Sending {
  readonly user: UserRecord;
  readonly files: readonly Sample[];
  readonly form: RawForm;
}

export async function runTicketCrashTest(options: TicketCrashTestOptions): Promise<TicketCrashTestReport> {
  const { database, folder, chance, bytes, stepBytes, killsAtEnd } = options;
  const app = await anApp(database.db);
  const acknowledged: Sending[] = [];
  const wrong: string[] = [];
  let [kills, unanswered, committedUnanswered, slowestRestartMs] = [0, 0, 0, 0];
  let node = await options.startNode();

  async function killAndRestart(): Promise<void> {
    const died = performance.now();
    await node.kill();
    kills += 1;
    node = await options.startNode();
    slowestRestartMs = Math.max(slowestRestartMs, performance.now() - died);
  }

  const lastStep = Math.ceil(bytes / stepBytes) - 1;
  for (let step = 1; step <= lastStep + killsAtEnd; step += 1) {
    const sending = await prepare(database, app, bytes);
    const { head, body } = sending.form;
    const isWhole = step > lastStep;
    const sent = isWhole ? body.length : step * stepBytes;

    const upload = await openUpload(node.url);
    const before = await bytesIn(folder);
    await upload.write(head);
    await upload.write(body.subarray(0, sent));
    // Killed before the server has read the bytes, the test would prove nothing.
    for (let tries = 0; tries < 5000 && (await bytesIn(folder)) < before + sent - unwrittenBytes; tries += 1)
      await setTimeout(1);
    await setTimeout(chance.between(0, isWhole ? 30 : 5));
    await killAndRestart();
    const isAcknowledged = (await upload.answer()).includes('{"result":true}');
    const [there, ...more] = await ticketsOf(database.db, sending.user);
    if (isAcknowledged && !there) wrong.push(`step ${step}: acknowledged and lost`);
    if (there && !isWhole) wrong.push(`step ${step}: a ticket of ${sent} bytes`);
    if (more.length > 0) wrong.push(`step ${step}: a ticket twice`);
    if (isWhole && !isAcknowledged) {
      unanswered += 1;
      committedUnanswered += there ? 1 : 0;
    }

    // Sent again as if no answer had come, and killed at the moment of the answer.
    if (!(await isAccepted(node, sending))) wrong.push(`step ${step}: not accepted when it was sent again`);
    acknowledged.push(sending);
    await killAndRestart();
  }
  await node.kill();

  for (const sending of acknowledged) wrong.push(...(await problemsOf(database, sending)));
  const files = diskFiles(folder);
  const later = () => new Date(Date.now() + 2 * 86_400_000);
  const swept = await sweepFiles({ files, database, now: later });
  wrong.push(...(await brokenTickets(database.db, files)).map((id) => `broken: ${id}`));
  const stored = await filesIn(folder);
  const expected = acknowledged.flatMap((sending) => sending.files).length;
  if (stored.length !== expected) wrong.push(`${stored.length} files on the disk instead of ${expected}`);
  return {
    kills,
    acknowledged: acknowledged.length,
    unanswered,
    committedUnanswered,
    swept,
    slowestRestartMs,
    wrong,
  };
}

/** At most so much is read and not yet written: a chunk, and the one before. */
const unwrittenBytes = 3 * 65_536;

async function bytesIn(folder: string): Promise<number> {
  const sizes = (await filesIn(folder)).map((path) => stat(path).catch(() => null));
  return (await Promise.all(sizes)).reduce((sum, facts) => sum + (facts?.size ?? 0), 0);
}

/** Five files of all types in random order of arrival. */
async function prepare(
  database: Database,
  app: Parameters<typeof aUser>[1],
  bytes: number,
): Promise<Sending> {
  const user = await aUser(database.db, app);
  const share = Math.floor(bytes / 8);
  const files = [png(share), mp4(3 * share), jpeg(share), webm(2 * share), png(share)];
  const fields = {
    email: 'ada@example.com',
    text: 'Where are my coins?',
    uhash: user.uhash,
    key: randomHash(),
  };
  const headers = { connection: 'close' };
  return { user, files, form: rawForm({ bearer: user.uhash, fields, files, headers }) };
}

async function isAccepted(node: KillableNode, { form }: Sending): Promise<boolean> {
  const upload = await openUpload(node.url);
  await upload.write(form.head);
  await upload.write(form.body);
  return (await upload.answer()).includes('{"result":true}');
}

async function problemsOf({ db }: Database, { user, files }: Sending): Promise<string[]> {
  const found = await ticketsOf(db, user);
  const [ticket] = found;
  if (!ticket || found.length > 1) return [`${found.length} tickets of ${user.uhash}`];
  const stored = await filesOf(db, ticket);
  const same = stored.map((file) => file.sha256).join() === files.map((file) => sha256(file.bytes)).join();
  return same ? [] : [`other files than were sent: ${ticket.id}`];
}
