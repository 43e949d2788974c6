// `npm run crash-test:postbacks [-- times [seed]]`: kills the built server with SIGKILL when a publisher has got a postback and
// before that is recorded, two hundred times by default, and counts what was lost or doubled.
import { randomBytes, randomInt } from 'node:crypto';
import { supplierId } from '@earnwall/server/parts/demo-surveys';
import { runPostbackCrashTest } from '@earnwall/server/testing/crashes/postback-crash-test';
import { seeded } from '../../packages/domain/src/chance/seeded.ts';
import { seconds } from '../seconds.ts';
import { withCrashTestSetup } from './setup.ts';

const [kills = 200, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const supplier = { id: supplierId, signingKey: randomBytes(32).toString('base64url') };
const settings = {
  ...{ DEMO: '1', SUPPLIER_SYNC_SECONDS: '600', POSTBACK_LOOPBACK: '1' },
  ...{ SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: supplier.signingKey },
  // Nothing listens there: this test needs no inventory.
  SANDBOX_URL: 'http://127.0.0.1:1',
};

console.log(`${kills} kills between sending and recording, seed ${seed}`);
await withCrashTestSetup(settings, async ({ database, startNode }) => {
  const began = performance.now();
  const report = await runPostbackCrashTest({
    ...{ on: database.db, chance: seeded(seed), supplier, kills, startNode },
  });
  const { postbacks, unrecorded, doubled, lost, wrong } = report;
  console.log(
    `${postbacks.toLocaleString('en')} postbacks: ${lost.length} callbacks lost, ${wrong.length} wrong; ${unrecorded} were ` +
      `sent and not recorded at a kill, ${doubled} came more than once (${seconds(began)})`,
  );
  if (lost.length + wrong.length === 0) return;
  console.error([...lost, ...wrong].slice(0, 20).join('\n'));
  process.exitCode = 1;
});
