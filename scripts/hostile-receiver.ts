// `npm run hostile-receiver [-- callbacks [seed]]`: the built server on two nodes, while a publisher's server is killed, slow,
// answers 500, redirects to loopback, sends 1 GB or drops connections. Afterwards each postback must have arrived, memory
// must be flat, and the other publishers must not have waited.
import { randomBytes, randomInt } from 'node:crypto';
import { supplierId } from '@earnwall/server/parts/demo-surveys';
import { runHostileReceiver } from '@earnwall/server/testing/postback-proofs/hostile-receiver';
import { seeded } from '../packages/domain/src/chance/seeded.ts';
import { withCrashTestSetup } from './crash-test/setup.ts';
import { seconds } from './seconds.ts';

const [callbacks = 100_000, seed = randomInt(2 ** 31), perSecond = 400] = process.argv.slice(2).map(Number);
const outageMs = 65_000;
const requestsEach = 10;
/** What the heap may grow by from the first quarter to the last. */
const maxGrowth = { ratio: 1.1, bytes: 4 * 2 ** 20 };
const maxDelayRatio = 2;
const supplier = { id: supplierId, signingKey: randomBytes(32).toString('base64url') };
const settings = {
  ...{ DEMO: '1', SUPPLIER_SYNC_SECONDS: '600', POSTBACK_LOOPBACK: '1' },
  ...{ SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: supplier.signingKey },
  // Nothing listens there: this proof needs no inventory.
  SANDBOX_URL: 'http://127.0.0.1:1',
};

console.log(`${callbacks.toLocaleString('en')} callbacks, ${perSecond} a second, on two nodes, seed ${seed}`);
await withCrashTestSetup(
  settings,
  async ({ database, startNode }) => {
    const began = performance.now();
    const nodes = [await startNode(), await startNode()];
    const report = await runHostileReceiver({
      ...{
        on: database.db,
        chance: seeded(seed),
        supplier,
        nodes,
        callbacks,
        perSecond,
        requestsEach,
        outageMs,
      },
    });
    await Promise.all(nodes.map((node) => node.kill()));
    const { postbacks, misdeeds, heaps, delays } = report;
    const wrong = [...report.wrong, ...growth(heaps), ...waiting(delays)];
    console.log(`${postbacks.toLocaleString('en')} postbacks, ${wrong.length} wrong (${seconds(began)})`);
    console.log(
      `the hostile server: ${[...misdeeds].map(([name, count]) => `${name} ${count}×`).join(', ')}`,
    );
    console.log(
      `heap after collection: ${heaps.map((heap) => `${(heap / 2 ** 20).toFixed(1)} MB`).join(', ')}`,
    );
    if (delays) {
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      console.log(
        `commit to first attempt elsewhere, p99: quiet ${ms(delays.quietP99)}, then ${ms(delays.hostileP99)}`,
      );
    }
    if (wrong.length === 0) return;
    console.error(wrong.slice(0, 20).join('\n'));
    process.exitCode = 1;
  },
  { track_commit_timestamp: 'on' },
);

function growth(heaps: readonly number[]): string[] {
  const [first = 0] = heaps;
  const last = heaps.at(-1) ?? 0;
  const isFlat = last <= first * maxGrowth.ratio + maxGrowth.bytes;
  return isFlat ? [] : [`the heap has grown from ${first} to ${last} bytes`];
}

function waiting(delays: { quietP99: number; hostileP99: number } | null): string[] {
  if (delays && delays.hostileP99 <= delays.quietP99 * maxDelayRatio) return [];
  return ['the other publishers have waited'];
}
