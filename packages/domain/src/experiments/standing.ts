import type { Arm } from './arm.ts';

/**
 * Experiments that run all the time. The first arm is what people get, the last is what it is compared with: a small part
 * who keep the order by payout and conversion, so that what the ranking by value gains can be said at any time.
 */
export const experiments = {
  ranking: [
    { name: 'value', buckets: 9_500 },
    { name: 'holdout', buckets: 500 },
  ],
} as const satisfies Record<string, readonly [Arm, Arm]>;

export type ExperimentName = keyof typeof experiments;

export type ArmName<E extends ExperimentName> = (typeof experiments)[E][number]['name'];

export const experimentNames = Object.keys(experiments) as ExperimentName[];
