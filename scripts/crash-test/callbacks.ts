// `npm run crash-test:callbacks [-- runs [seed]]`: kills the built server with SIGKILL while it takes 10,000 callbacks,
// twenty times by default, and counts what was lost or doubled (decision 0031).
import { randomBytes, randomInt } from 'node:crypto';
import { supplierId } from '@earnwall/server/parts/demo-surveys';
import { runCallbackCrashTest } from '@earnwall/server/testing/crashes/callback-crash-test';
import { seeded } from '../../packages/domain/src/chance/seeded.ts';
import { seconds } from '../seconds.ts';
import { withCrashTestSetup } from './setup.ts';

const [runs = 20, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const callbacks = 10_000;
/** The demo's own supplier, which the product knows as soon as it has the keys. */
const supplier = { id: supplierId, signingKey: randomBytes(32).toString('base64url') };
const settings = {
  ...{ DEMO: '1', SUPPLIER_SYNC_SECONDS: '600' },
  ...{ SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: supplier.signingKey },
  // Nothing listens there: this test needs no inventory.
  SANDBOX_URL: 'http://127.0.0.1:1',
};

console.log(`${runs} runs of ${callbacks.toLocaleString('en')} callbacks, a SIGKILL in each, seed ${seed}`);
await withCrashTestSetup(settings, async ({ database, startNode }) => {
  const chance = seeded(seed);
  for (let run = 1; run <= runs; run += 1) {
    const began = performance.now();
    const report = await runCallbackCrashTest({
      on: database.db,
      chance,
      supplier,
      callbacks,
      kills: 1,
      startNode,
    });
    const { lost, wrong, unanswered, committedUnanswered, slowestRestartMs } = report;
    console.log(
      `run ${run}: ${lost.length} lost, ${wrong.length} wrong; ${unanswered} unanswered at the kill, ` +
        `${committedUnanswered} of them committed; ready again in ${Math.round(slowestRestartMs)} ms ` +
        `(${seconds(began)})`,
    );
    if (lost.length + wrong.length > 0) {
      console.error([...lost, ...wrong].slice(0, 20).join('\n'));
      process.exitCode = 1;
    }
  }
});
