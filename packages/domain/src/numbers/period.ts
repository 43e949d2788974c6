// The periods that numbers are asked for, in dates of a zone, and the ones that they are compared with.
import type { Comparison, PeriodName } from '@earnwall/contract/numbers';
import { addDays, countDays } from './dates.ts';

/** Both dates are included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Days that are over, but for `today` and the month so far. */
export function namedPeriod(name: PeriodName, today: string): DateRange {
  const yesterday = addDays(today, -1);
  if (name === 'today') return { from: today, to: today };
  if (name === 'yesterday') return { from: yesterday, to: yesterday };
  if (name === '7d') return { from: addDays(today, -7), to: yesterday };
  if (name === '28d') return { from: addDays(today, -28), to: yesterday };
  return { from: `${today.slice(0, 8)}01`, to: today };
}

/** As many days before, or so many whole weeks before that each day meets the same day of the week. */
export function comparedWith({ from, to }: DateRange, comparison: Comparison): DateRange | null {
  if (comparison === 'none') return null;
  const length = countDays(from, to);
  const back = comparison === 'previous' ? length : Math.ceil(length / 7) * 7;
  return { from: addDays(from, -back), to: addDays(to, -back) };
}
