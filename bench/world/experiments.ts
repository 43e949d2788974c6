// The bars of experiments (OD-04), on people with hidden habits: looking a hundred times must not find what is not there, and
// a real gain must be found. People come over time and come back; each look judges all that is known until then.
import { type Lift, liftOf } from '@earnwall/domain/experiments/lift';
import type { Moments } from '@earnwall/domain/experiments/moments';
import { ratioOf } from '@earnwall/domain/experiments/ratio';
import { Seeded } from '../shared/seeded.ts';
import { armByLook, looks, momentsAt } from './arm-by-look.ts';
import { atLeast, atMost, type BarsOf } from './bar.ts';
import { type Habits, habitsOf } from './habits.ts';

/** Fewer where nothing is to be found: chance looks the same from everywhere. */
const people = { same: 3_000, better: 6_000 } as const;
const gain = 1.08;

interface Found {
  /** The share of tests without a difference in which some look says that there is one. */
  readonly falseAlarms: number;
  /** The same by a fixed interval of 95 %, as whoever looks at a dashboard does. */
  readonly naiveFalseAlarms: number;
  /** The share of tests with a gain of 8 % in which some look says so. */
  readonly found: number;
}

const seeds = [1, 2, 3];

/** 1,500 tests of each seed; the suite has fewer. */
export const experimentBars: BarsOf = (isQuick) =>
  seeds.flatMap((seed) => {
    const { falseAlarms, naiveFalseAlarms, found } = findings(seed, isQuick ? 100 : 1_500);
    return [
      atMost('A/A tests that find something in 100 looks', seed, falseAlarms, 0.05),
      // No promise: what a fixed interval of 95 % does, for comparison.
      atMost('the same by looking naively, for comparison', seed, naiveFalseAlarms, 1),
      atLeast('gains of 8 % that are found, 6,000 people an arm', seed, found, 0.6),
    ];
  });

function findings(seed: number, tests: number): Found {
  const chance = new Seeded(seed);
  const habits = habitsOf(chance);
  const same = Array.from({ length: tests }, () => runTest(habits, chance, 'same'));
  const better = Array.from({ length: Math.ceil(tests / 5) }, () => runTest(habits, chance, 'better'));
  return {
    falseAlarms: share(same, ({ isFound }) => isFound),
    naiveFalseAlarms: share(same, ({ isFoundNaively }) => isFoundNaively),
    found: share(better, ({ isBetter }) => isBetter),
  };
}

function runTest(habits: Habits, chance: Seeded, kind: 'same' | 'better') {
  const treated = armByLook(habits, chance, people[kind], kind === 'better' ? gain : 1);
  const control = armByLook(habits, chance, people[kind], 1);
  const result = { isFound: false, isBetter: false, isFoundNaively: false };
  for (let look = 0; look < looks; look += 1) {
    const [one, other] = [momentsAt(treated, look), momentsAt(control, look)];
    const lift = liftOf(one, other);
    if (!lift) continue;
    if (lift.low > 0) result.isBetter = true;
    if (lift.low > 0 || lift.high < 0) result.isFound = true;
    if (isNaive(lift, one, other)) result.isFoundNaively = true;
  }
  return result;
}

function isNaive({ lift }: Lift, treated: Moments, control: Moments): boolean {
  const [one, other] = [ratioOf(treated), ratioOf(control)];
  if (!one || !other) return false;
  const variance =
    one.spread / treated.people / one.ratio ** 2 + other.spread / control.people / other.ratio ** 2;
  return Math.abs(Math.log1p(lift)) > 1.96 * Math.sqrt(variance);
}

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / items.length;
