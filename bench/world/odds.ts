import { atLeast, atMost, type Bar } from './bar.ts';
import { CalibrationBy } from './calibration.ts';
import { playWorld, type WorldSize } from './market.ts';
import { atRandom, byOracle, bySuppliersWord, byValue, type Policy } from './policies.ts';

const seeds = [11, 12, 13];
const lasting: WorldSize = {
  ...{ days: 22, daysToLearn: 8, visitsADay: 1000, people: 3000 },
  ...{ surveys: 80, life: null, openDays: 20 },
};
/** Gone before much can be learned of any one. */
const brief: WorldSize = { ...lasting, life: 12, openDays: 1.5, days: 24 };
/** What the suite has time for; it learns less, and so promises less. */
const quick: WorldSize = { ...lasting, days: 10, daysToLearn: 4, visitsADay: 450, people: 900, surveys: 40 };

interface Promised {
  readonly error: number;
  readonly groupError: number;
  /** A group is measured where its attempts are spread over so many. */
  readonly leastSurveys: number;
  /** And of which so many are measured: of fewer, each one's own error would count. */
  readonly leastAttempts: number;
  readonly today: number;
  readonly oracle?: number;
  readonly random?: number;
}

/** What the odds promise (decision 0133). */
export function oddsBars(isQuick: boolean): Bar[] {
  if (isQuick) {
    const promised = {
      error: 0.03,
      groupError: 0.06,
      leastSurveys: 3,
      leastAttempts: 0,
      today: 1.04,
      oracle: 0.93,
      random: 1.3,
    };
    return seeds.slice(0, 1).flatMap((seed) => barsIn('quick', seed, quick, promised));
  }
  const calibrated = { error: 0.015, groupError: 0.03, leastSurveys: 6, leastAttempts: 100 };
  const suppliers = new CalibrationBy();
  const bars = seeds.flatMap((seed) => [
    ...barsIn('lasting', seed, lasting, { ...calibrated, today: 1.08, oracle: 0.97, random: 1.8 }, suppliers),
    ...barsIn('12 entries', seed, brief, { ...calibrated, today: 1.04 }),
  ]);
  // In one world a supplier may have few surveys that people open, so all of them are held together as well.
  return [
    ...bars,
    atMost('lasting, all seeds: of any supplier', 0, suppliers.worstOfAll, calibrated.groupError),
  ];
}

function barsIn(
  name: string,
  seed: number,
  size: WorldSize,
  promised: Promised,
  suppliers = new CalibrationBy(),
): Bar[] {
  const measured = playWorld(seed, size, byValue);
  suppliers.include(measured.supplier);
  const toValueOf = (policy: Policy) => measured.value / playWorld(seed, size, policy).value;
  const { error, groupError, leastSurveys, leastAttempts, today, oracle, random } = promised;
  const worst = (group: CalibrationBy) => group.worst(leastSurveys, leastAttempts);
  return [
    atMost(`${name}: calibration error`, seed, measured.all.worst(0), error),
    atMost(`${name}: of the worst supplier`, seed, worst(measured.supplier), groupError),
    atMost(`${name}: of the worst device`, seed, worst(measured.device), groupError),
    atMost(`${name}: of the worst country`, seed, worst(measured.country), groupError),
    atLeast(`${name}: value to today’s rank`, seed, toValueOf(bySuppliersWord), today),
    ...(oracle ? [atLeast(`${name}: value to an oracle’s`, seed, toValueOf(byOracle), oracle)] : []),
    ...(random ? [atLeast(`${name}: value to random`, seed, toValueOf(atRandom), random)] : []),
  ];
}
