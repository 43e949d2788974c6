// Whether people complete the surveys of a supplier about as often as it says. The best that its observations allow is
// compared, so that few of them say nothing.
import { answeredBy, type HourCounts, hourMs, since, sumOf } from './hour-counts.ts';
import { type Interval, wilson } from './wilson.ts';

const dayMs = 24 * hourMs;
/** Below this part of its promise, something is wrong; promises are hopeful, so that half of one is nothing unusual. */
const watchedPart = 1 / 2;
/** Next to nobody completes, of whatever was promised. */
const nearZeroPart = 1 / 5;
/** An open finding ends only once more than this part is possible: it must not come and go. */
const clearedPart = 2 / 3;

export interface Conversion extends Interval {
  readonly starts: number;
  readonly completes: number;
}

/** Of the last day. */
export function conversionOf(hours: readonly HourCounts[], now: Date): Conversion {
  const { starts } = sumOf(hours, answeredBy(now, dayMs));
  const { completes } = sumOf(hours, since(now, dayMs));
  return { starts, completes, ...wilson(completes, starts) };
}

/** Null where it may well be as promised. */
export function conversionSeverity(
  { high }: Interval,
  promised: number | null,
  isOpen: boolean,
): 'watch' | 'pause' | null {
  if (promised === null || high >= promised * (isOpen ? clearedPart : watchedPart)) return null;
  return high < promised * nearZeroPart ? 'pause' : 'watch';
}
