// `npm run kill-storm [-- storms [seed]]`: kills the built server with SIGKILL in the middle of a storm of 10,000
// callbacks, twenty times unless told otherwise, and counts what was lost or doubled (docs/decisions/0031). The
// database writes through to the disk, as in production.
import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/store/database.ts';
import { startLocalPostgres } from '../apps/server/src/store/local-postgres/supervisor.ts';
import { runStorm, type StormNode } from '../apps/server/test/support/storm.ts';
import { seeded } from '../packages/domain/src/testing/seeded.ts';
import { buildOrExit } from './build.ts';
import { builtPrograms } from './product/launch.ts';
import { root } from './root.ts';
import { seconds } from './seconds.ts';

const [storms = 20, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const callbacks = 10_000;
/** The demo's own supplier, which the product knows as soon as it has the keys. */
const supplier = { id: 'sandbox-surveys', signingKey: randomBytes(32).toString('base64url') };

await buildOrExit();
console.log(
  `${storms} storms of ${callbacks.toLocaleString('en')} callbacks, a SIGKILL in each, seed ${seed}`,
);
const folder = await mkdtemp(join(tmpdir(), 'earnwall-storm-'));
const postgres = await startLocalPostgres(folder);
const log = { warn: () => {} };
const patience = { connectTimeoutMs: 60_000, queryTimeoutMs: 300_000, poolSize: 2 };
const database = openDatabase({ connectionString: postgres.connectionString, ...patience }, log);
try {
  // The first start makes the tables and the demo's supplier.
  await (await startNode()).kill();
  const chance = seeded(seed);
  for (let storm = 1; storm <= storms; storm += 1) {
    const began = performance.now();
    const report = await runStorm({ on: database.db, chance, supplier, callbacks, kills: 1, startNode });
    const { lost, wrong, unanswered, committedUnanswered, slowestRestartMs } = report;
    console.log(
      `storm ${storm}: ${lost.length} lost, ${wrong.length} wrong; ${unanswered} unanswered at the kill, ` +
        `${committedUnanswered} of them committed; ready again in ${Math.round(slowestRestartMs)} ms ` +
        `(${seconds(began)})`,
    );
    if (lost.length + wrong.length > 0) {
      console.error([...lost, ...wrong].slice(0, 20).join('\n'));
      process.exitCode = 1;
    }
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
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'fatal', PORT: '0', DEMO: '1' },
      ...{ DATABASE_URL: postgres.connectionString, DATA_DIR: folder, SUPPLIER_SYNC_SECONDS: '600' },
      ...{ SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: supplier.signingKey },
      // Nobody is at home there: its inventory is none of this storm's business.
      SANDBOX_URL: 'http://127.0.0.1:1',
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
