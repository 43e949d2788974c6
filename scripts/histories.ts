// `npm run histories [-- count [seed]]`: random histories of suppliers' reports on the pure rules of the ledger, a
// million by default. The seed is printed first: with it a failing history can be repeated.
import { randomInt } from 'node:crypto';
import { seeded } from '../packages/domain/src/chance/seeded.ts';
import { playHistory } from '../packages/domain/src/testing/play-history.ts';
import { randomHistory } from '../packages/domain/src/testing/random-history.ts';
import { seconds } from './seconds.ts';

const [count = 1_000_000, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
console.log(`${count.toLocaleString('en')} histories, seed ${seed}`);

const started = performance.now();
const start = new Date('2026-03-10T12:00:00Z');
const chance = seeded(seed);
const ends = new Map<string, number>();
for (let run = 0; run < count; run += 1) {
  const history = randomHistory(chance, start, 't');
  try {
    const { state } = playHistory(history);
    ends.set(state, (ends.get(state) ?? 0) + 1);
  } catch (error) {
    console.error(`History ${run} went wrong:`, history);
    throw error;
  }
}
for (const [state, times] of [...ends].sort(([, one], [, other]) => other - one))
  console.log(`  ${state.padEnd(12)}${times.toLocaleString('en').padStart(10)}`);
console.log(`O1, O2, O3 and O5 held in all of them (${seconds(started)}).`);
