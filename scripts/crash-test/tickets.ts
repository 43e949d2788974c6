// `npm run crash-test:tickets [-- megabytes [seed]]`: sends tickets of that many megabytes to the built server and kills it
// with SIGKILL after every 64 KB, between last byte and answer, and at the moment of each answer; counts what was
// lost, doubled, incomplete or left behind (decision 0044).
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { runTicketCrashTest } from '@earnwall/server/testing/crashes/ticket-crash-test';
import { seeded } from '../../packages/domain/src/chance/seeded.ts';
import { seconds } from '../seconds.ts';
import { withCrashTestSetup } from './setup.ts';

const [megabytes = 2, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const stepBytes = 64 * 1024;

console.log(
  `Tickets of ${megabytes} MB, a SIGKILL after every 64 KB, around the end, and at every answer, seed ${seed}`,
);
await withCrashTestSetup({}, async ({ folder, database, startNode }) => {
  const began = performance.now();
  const report = await runTicketCrashTest({
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
});
