import type { GuardName, GuardState } from '@earnwall/contract/experiments';
import { alwaysValid } from './always-valid.ts';
import type { Arm } from './arm.ts';
import { fewestPeople } from './lift.ts';
import { type Moments, together } from './moments.ts';
import { ratioOf } from './ratio.ts';
import { sampleRatio } from './sample-ratio.ts';

export type HarmName = Exclude<GuardName, 'sample_ratio'>;

export interface Guard {
  readonly name: GuardName;
  readonly state: GuardState;
  /** The rate in each arm, the arm that people get first; of the sample ratio each arm's share of the people. */
  readonly rates: readonly [number, number] | null;
}

/** Harm that is worth finding early moves a rate by about so much: per start, per complete, per start. */
const expectedHarm = 0.05;

/** Of each guard: all four together are wrong in at most 3.1 of 100 experiments. */
const alphaOfHarm = 0.01;
const alphaOfRatio = 0.001;

/**
 * A gain that is bought with more turn-aways, more completes taken back or more people who write to support is none. A guard
 * trips when its rate is higher with certainty. The spread is that of both arms together: a small arm that had no ticket yet
 * does not look as if it could never have one.
 */
export function harmGuard(name: HarmName, treated: Moments, control: Moments): Guard {
  const [one, other, both] = [ratioOf(treated), ratioOf(control), ratioOf(together(treated, control))];
  if (!one || !other || !both || Math.min(treated.people, control.people) < fewestPeople)
    return { name, state: 'unknown', rates: null };
  const variance = both.spread / treated.people + both.spread / control.people;
  const { low } = alwaysValid({ value: one.ratio - other.ratio, variance }, expectedHarm, alphaOfHarm);
  return { name, state: low > 0 ? 'tripped' : 'fine', rates: [one.ratio, other.ratio] };
}

export function ratioGuard(people: readonly [number, number], arms: readonly [Arm, Arm]): Guard {
  const total = people[0] + people[1];
  const rates = total === 0 ? null : ([people[0] / total, people[1] / total] as const);
  const { p } = sampleRatio(people, arms);
  return {
    name: 'sample_ratio',
    state: total < fewestPeople ? 'unknown' : p < alphaOfRatio ? 'tripped' : 'fine',
    rates,
  };
}
