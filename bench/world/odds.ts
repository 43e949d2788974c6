import { atLeast, atMost, type Bar } from './bar.ts';
import { playWorld, type WorldSize } from './market.ts';
import { atRandom, byOracle, bySuppliersWord, byValue, type Policy } from './policies.ts';

const seeds = [11, 12, 13];
const lasting: WorldSize = {
  ...{ days: 24, daysToLearn: 9, visitsADay: 1000, people: 3000 },
  ...{ surveys: 70, life: null, openDays: 20 },
};
/** Gone before much can be learned of any one. */
const brief: WorldSize = { ...lasting, life: 12, openDays: 1.5, days: 27 };
/** What the suite has time for; it learns less, and so promises less. */
const quick: WorldSize = { ...lasting, days: 10, daysToLearn: 4, visitsADay: 450, people: 900, surveys: 30 };

interface Promised {
  readonly error: number;
  readonly groupError: number;
  readonly today: number;
  readonly oracle?: number;
  readonly random?: number;
}

/** What the odds promise (decision 0133). */
export function oddsBars(isQuick: boolean): Bar[] {
  if (isQuick) {
    const promised = { error: 0.03, groupError: 0.06, today: 1.04, oracle: 0.93, random: 1.3 };
    return seeds.slice(0, 1).flatMap((seed) => barsIn('quick', seed, quick, promised));
  }
  const calibrated = { error: 0.015, groupError: 0.03 };
  return seeds.flatMap((seed) => [
    ...barsIn('lasting', seed, lasting, { ...calibrated, today: 1.08, oracle: 0.97, random: 1.8 }),
    ...barsIn('12 entries', seed, brief, { ...calibrated, today: 1.04 }),
  ]);
}

function barsIn(name: string, seed: number, size: WorldSize, promised: Promised): Bar[] {
  const measured = playWorld(seed, size, byValue);
  const toValueOf = (policy: Policy) => measured.value / playWorld(seed, size, policy).value;
  const { error, groupError, today, oracle, random } = promised;
  // Fewer attempts are those of a handful of surveys.
  const least = size.visitsADay / 2;
  return [
    atMost(`${name}: calibration error`, seed, measured.all.worst(0), error),
    atMost(`${name}: of the worst supplier`, seed, measured.supplier.worst(least), groupError),
    atMost(`${name}: of the worst device`, seed, measured.device.worst(least), groupError),
    atMost(`${name}: of the worst country`, seed, measured.country.worst(least), groupError),
    atLeast(`${name}: value to today’s rank`, seed, toValueOf(bySuppliersWord), today),
    ...(oracle ? [atLeast(`${name}: value to an oracle’s`, seed, toValueOf(byOracle), oracle)] : []),
    ...(random ? [atLeast(`${name}: value to random`, seed, toValueOf(atRandom), random)] : []),
  ];
}
