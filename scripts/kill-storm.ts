// `npm run kill-storm [-- storms [seed]]`: kills the built server with SIGKILL in the middle of a storm of 10,000
// callbacks, twenty times unless told otherwise, and counts what was lost or doubled (docs/decisions/0031).
import { randomBytes, randomInt } from 'node:crypto';
import { supplierId } from '@earnwall/server/parts/demo-surveys';
import { runStorm } from '@earnwall/server/testing/crashes/storm';
import { seeded } from '../packages/domain/src/chance/seeded.ts';
import { seconds } from './seconds.ts';
import { onStormGround } from './storm-ground.ts';

const [storms = 20, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const callbacks = 10_000;
/** The demo's own supplier, which the product knows as soon as it has the keys. */
const supplier = { id: supplierId, signingKey: randomBytes(32).toString('base64url') };
const settings = {
  ...{ DEMO: '1', SUPPLIER_SYNC_SECONDS: '600' },
  ...{ SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: supplier.signingKey },
  // Nobody is at home there: its inventory is none of this storm's business.
  SANDBOX_URL: 'http://127.0.0.1:1',
};

console.log(
  `${storms} storms of ${callbacks.toLocaleString('en')} callbacks, a SIGKILL in each, seed ${seed}`,
);
await onStormGround(settings, async ({ database, startNode }) => {
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
});
