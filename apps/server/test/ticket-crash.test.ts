// The short form of `npm run crash-test:tickets`, which kills the built server after every 64 KB of a ticket.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@earnwall/domain/chance/seeded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskFiles } from '#adapters/files/disk.ts';
import { ticket_files } from '#store/schema/tickets.ts';
import { anApp } from '#testing/apps.ts';
import type { KillableNode } from '#testing/crashes/measured-node.ts';
import { brokenTickets } from '#testing/crashes/stored-files.ts';
import { runTicketCrashTest } from '#testing/crashes/ticket-crash-test.ts';
import { jpeg, megabyte, mp4, png, sha256, webm } from '#testing/crashes/ticket-files.ts';
import { aUser } from '#testing/people.ts';
import { filesOf, ticketsOf } from '#testing/tickets.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import type { ServerProgram } from './support/processes/real-node.ts';
import { buildServer } from './support/processes/real-node.ts';
import { anAddress, ticketForm } from './support/ticket-form.ts';

let program: ServerProgram;
let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  program = await buildServer(
    fileURLToPath(new URL('./support/processes/crash-test-node.ts', import.meta.url)),
  );
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'earnwall-ticket-crash-test-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
  await program.remove();
});

it('TK-04 five files of mixed types up to the limits survive kill -9 right after the acknowledgement', async () => {
  const place = join(folder, 'limits');
  const { db } = test.database;
  const user = await aUser(db, await anApp(db));
  const files = [png(megabyte), jpeg(megabyte), mp4(10 * megabyte), webm(10 * megabyte), mp4(10 * megabyte)];
  const node = await startNode(place);
  const answer = await fetch(`${node.url}/api/support-ticket`, {
    ...{ method: 'POST', body: ticketForm(user, { files }) },
    headers: { authorization: `Bearer ${user.uhash}`, ...anAddress() },
  });
  expect(await answer.json()).toEqual({ result: true });
  await node.kill();

  const [ticket] = await ticketsOf(db, user);
  const kept = await filesOf(db, ticket ?? expect.fail());
  expect(kept.map((file) => file.sha256)).toEqual(files.map((file) => sha256(file.bytes)));
  expect(await brokenTickets(db, diskFiles(place))).toEqual([]);
  await db.delete(ticket_files);
}, 60_000);

it('TK-04 a server killed while tickets arrive keeps each of them whole, or nothing of it', async () => {
  const place = join(folder, 'arriving');
  const report = await runTicketCrashTest({
    ...{ database: test.database, folder: place, chance: seeded(6) },
    ...{ bytes: 600_000, stepBytes: 400_000, killsAtEnd: 1, startNode: () => startNode(place) },
  });
  expect(report).toMatchObject({ kills: 4, acknowledged: 2, wrong: [] });
  // Else no kill has interrupted a file.
  expect(report.swept).toBeGreaterThan(0);
}, 180_000);

async function startNode(place: string): Promise<KillableNode> {
  const node = fork(program.file, [test.connectionString, 'none', 'none', place]);
  const [{ url }] = (await once(node, 'message')) as [{ url: string }];
  return {
    url,
    kill: async () => {
      const gone = once(node, 'exit');
      node.kill('SIGKILL');
      await gone;
    },
  };
}
