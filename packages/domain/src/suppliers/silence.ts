// Whether a supplier is silent while people enter its surveys. Many report completes alone, so that a few starts without a
// report are nothing unusual: what counts is how improbable this silence is, by what the supplier usually answers.
import { answeredBy, earlier, type HourCounts, hourMs, since, sumOf } from './hour-counts.ts';

/** Three whole hours whose starts should have been answered. */
const windowMs = 4.5 * hourMs;
const usualMs = 7 * 24 * hourMs;
/** Fewer starts are left alone however well the supplier usually answers. */
const fewStarts = 20;
/** Fewer starts say nothing about what is usual. */
const enoughStarts = 50;
/** Where nothing is known about a supplier. */
const assumedShare = 0.05;
/** Even those that answer everybody lose some on the way. */
const highestShare = 0.9;

const unusual = 0.05;
const outOfTheQuestion = 0.001;

export interface Silence {
  readonly starts: number;
  /** The part of starts that is usually answered. */
  readonly usual: number;
  readonly severity: 'watch' | 'pause';
}

interface Heard {
  readonly hours: readonly HourCounts[];
  readonly promised: number | null;
}

/** Null where it has answered, or where its silence says nothing. */
export function silenceOf({ hours, promised }: Heard, now: Date): Silence | null {
  const { starts } = sumOf(hours, answeredBy(now, windowMs));
  if (starts < fewStarts || hasReported(hours, now)) return null;
  const usual = usualShare({ hours, promised }, now);
  const byChance = (1 - usual) ** starts;
  if (byChance >= unusual) return null;
  return { starts, usual, severity: byChance < outOfTheQuestion ? 'pause' : 'watch' };
}

export const hasReported = (hours: readonly HourCounts[], now: Date): boolean =>
  sumOf(hours, since(now, windowMs)).reports > 0;

/** Compared with itself where it can be; else with half of what it promises, since promises are hopeful. */
function usualShare({ hours, promised }: Heard, now: Date): number {
  const before = sumOf(hours, { from: earlier(now, usualMs), until: earlier(now, windowMs) });
  const own = before.starts >= enoughStarts ? before.reports / before.starts : 0;
  const hoped = promised === null ? assumedShare : promised / 2;
  return Math.min(own > 0 ? own : hoped, highestShare);
}
