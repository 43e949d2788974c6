import type { ExperimentDecision } from '@earnwall/contract/experiments';
import type { Arm } from './arm.ts';
import { type Guard, type HarmName, harmGuard, ratioGuard } from './guards.ts';
import { type Lift, liftOf } from './lift.ts';
import type { Moments } from './moments.ts';

/** The sums of an arm: what an hour yields, and the rates of the guards. */
export interface ArmSums extends Readonly<Record<HarmName, Moments>> {
  /** Who was shown something by this arm, also where nothing has come of it yet. */
  readonly people: number;
  readonly value: Moments;
}

export interface Comparison {
  readonly decision: ExperimentDecision;
  readonly lift: Lift | null;
  readonly guards: readonly Guard[];
}

/**
 * What an experiment says now (OD-04). Better or worse is said only when the interval that holds at any time leaves zero out,
 * and nothing is called better while a guard is tripped.
 */
export function compareArms(
  [treated, control]: readonly [ArmSums, ArmSums],
  arms: readonly [Arm, Arm],
): Comparison {
  const lift = liftOf(treated.value, control.value);
  const guards = [
    ...(['screen_outs', 'reversals', 'tickets'] as const).map((name) =>
      harmGuard(name, treated[name], control[name]),
    ),
    ratioGuard([treated.people, control.people], arms),
  ];
  return { decision: decisionOf(lift, guards), lift, guards };
}

export function decisionOf(lift: Lift | null, guards: readonly Pick<Guard, 'state'>[]): ExperimentDecision {
  if (guards.some(({ state }) => state === 'tripped')) return 'guard_tripped';
  if (!lift) return 'running';
  if (lift.low > 0) return 'better';
  return lift.high < 0 ? 'worse' : 'no_difference';
}
