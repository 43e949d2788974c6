// `npm run ticket-storm [-- megabytes [seed]]`: sends tickets of that many megabytes to the built server and kills it with
// SIGKILL at every 64 KB of the way, between last byte and answer, and in the moment of each answer; counts what was lost, doubled, half there
// or left behind (docs/decisions/0044). Database and files are written through to the disk, as in production.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/store/database.ts';
import { startLocalPostgres } from '../apps/server/src/store/local-postgres/supervisor.ts';
import type { StormNode } from '../apps/server/test/support/storm.ts';
import { runTicketStorm } from '../apps/server/test/support/ticket-storm.ts';
import { seeded } from '../packages/domain/src/testing/seeded.ts';
import { buildOrExit } from './build.ts';
import { builtPrograms } from './product/launch.ts';
import { root } from './root.ts';
import { seconds } from './seconds.ts';

const [megabytes = 2, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const stepBytes = 64 * 1024;

await buildOrExit();
console.log(
  `Tickets of ${megabytes} MB, a SIGKILL at every 64 KB, around the end, and at every answer, seed ${seed}`,
);
const folder = await mkdtemp(join(tmpdir(), 'earnwall-ticket-storm-'));
const postgres = await startLocalPostgres(folder);
const patience = { connectTimeoutMs: 60_000, queryTimeoutMs: 300_000, poolSize: 2 };
const database = openDatabase(
  { connectionString: postgres.connectionString, ...patience },
  { warn: () => {} },
);
const began = performance.now();
try {
  // The first start makes the tables.
  await (await startNode()).kill();
  const report = await runTicketStorm({
    ...{ database, folder: join(folder, 'files'), chance: seeded(seed), startNode },
    ...{ bytes: Math.round(megabytes * 1_048_576), stepBytes, killsAtEnd: 16 },
  });
  const { kills, acknowledged, unanswered, committedUnanswered, swept, slowestRestartMs, wrong } = report;
  console.log(
    `${kills} kills, ${acknowledged} tickets acknowledged, ${wrong.length} wrong; ${unanswered} unanswered after their ` +
      `last byte, ${committedUnanswered} of them committed; ${swept} files swept; ready again in ` +
      `${Math.round(slowestRestartMs)} ms at most (${seconds(began)})`,
  );
  if (wrong.length > 0) {
    console.error(wrong.slice(0, 20).join('\n'));
    process.exitCode = 1;
  }
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startNode(): Promise<StormNode> {
  const server = spawn(process.execPath, builtPrograms.server, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'fatal', PORT: '0' },
      ...{ DATABASE_URL: postgres.connectionString, DATA_DIR: folder },
    },
  });
  const ended = once(server, 'exit');
  const ready = once(server, 'message') as Promise<[{ url: string }]>;
  const first = await Promise.race([ready, ended]);
  if (server.exitCode !== null) throw new Error('The server has ended before it was ready');
  const [{ url }] = first as [{ url: string }];
  return {
    url,
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
