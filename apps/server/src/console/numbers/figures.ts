// Sums of the statistics as the figures of the call.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { outcomesOf } from '#store/statistics/read.ts';
import { type SumColumn, sumColumns } from '#store/statistics/sums.ts';

export type Figures = ConsoleAnswerOf<'console/numbers/get-numbers'>['total']['now'];
export type Sums = Readonly<Record<SumColumn, number>>;

export interface Shown {
  readonly payouts: boolean;
  readonly points: boolean;
}

export const noSums: Sums = Object.fromEntries(sumColumns.map((column) => [column, 0])) as Record<
  SumColumn,
  number
>;

export function addSums(all: readonly Sums[]): Sums {
  const total: Record<SumColumn, number> = { ...noSums };
  for (const sums of all) for (const column of sumColumns) total[column] += sums[column];
  return total;
}

export const isNothing = (sums: Sums): boolean => sumColumns.every((column) => sums[column] === 0);

export const figuresOf = (sums: Sums, people: number | null, shown: Shown): Figures => ({
  people,
  clicks: sums.clicks,
  starts: sums.starts,
  completes: sums.complete,
  outcomes: outcomesOf(sums),
  seconds: sums.seconds,
  payout_micros: shown.payouts ? sums.payout_micros : null,
  reward_micros: sums.reward_micros,
  margin_micros: shown.payouts ? sums.payout_micros - sums.reward_micros : null,
  points: shown.points ? sums.points : null,
});
