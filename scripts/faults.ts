// `npm run faults [-- rounds [seed]] [name …]`: the built server under every fault in turn, or under those named, in an order and at moments of chance;
// after each one the books are checked.
import { randomBytes, randomInt } from 'node:crypto';
import { seeded } from '../packages/domain/src/chance/seeded.ts';
import { databaseRestart } from './faults/database-restart.ts';
import type { Fault } from './faults/fault.ts';
import { flood } from './faults/flood.ts';
import { halfOpen } from './faults/half-open.ts';
import { lockedUser } from './faults/locked-user.ts';
import { rollingRestart } from './faults/rolling-restart.ts';
import { withFaultSetup } from './faults/setup.ts';
import { wrongClock } from './faults/wrong-clock.ts';
import { seconds } from './seconds.ts';

const faults: Readonly<Record<string, Fault>> = {
  ...{ databaseRestart, wrongClock, halfOpen, lockedUser, flood, rollingRestart },
};

const [rounds = 1, seed = randomInt(2 ** 31)] = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
const named = Object.entries(faults).filter(([name]) => process.argv.includes(name));
const wanted = named.length > 0 ? named : Object.entries(faults);
console.log(`${rounds} rounds of ${wanted.length} faults, seed ${seed}`);
const chance = seeded(seed);
await withFaultSetup(randomBytes(32).toString('base64url'), async (setup) => {
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, run] of chance.shuffled(wanted)) {
      const began = performance.now();
      const { seen, problems } = await run(setup, chance);
      const all = [...problems, ...(await setup.traffic.problems())];
      console.log(`round ${round}, ${name}: ${seen}; ${all.length} problems (${seconds(began)})`);
      if (all.length === 0) continue;
      console.error(all.slice(0, 20).join('\n'));
      process.exitCode = 1;
    }
  }
});
