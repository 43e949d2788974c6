// The points of a chart: days or hours as the clock of a zone shows them, each as the exact moments it lasts from and to.
// Where the clock is put forward or back, a day has 23 or 25 hours, and an hour may be shorter.
import { countDays, datesFrom } from './dates.ts';
import type { DateRange } from './period.ts';
import { type Clock, quarterMs, startOfDate } from './zone.ts';

export interface Bucket {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  readonly date: string;
  /** `02:00` by the clock on the wall; null for a whole day. */
  readonly time: string | null;
}

export function dayBuckets({ from, to }: DateRange, clock: Clock): Bucket[] {
  const dates = datesFrom(from, countDays(from, to) + 1);
  const starts = dates.map((date) => startOfDate(date, clock));
  return dates.slice(0, -1).map((date, index) => bucket(date, null, starts[index], starts[index + 1]));
}

export const hourBuckets = (range: DateRange, clock: Clock): Bucket[] =>
  dayBuckets(range, clock).flatMap((day) => hoursOf(day, clock));

/** A new hour begins with each full hour, and wherever the clock jumps. */
function hoursOf({ from, to, date }: Bucket, clock: Clock): Bucket[] {
  const starts: { at: Date; minute: number }[] = [];
  let before: number | null = null;
  for (let at = from.getTime(); at < to.getTime(); at += quarterMs) {
    const { minute } = clock(new Date(at));
    const isJump = before !== null && minute !== before + 15;
    if (starts.length === 0 || minute % 60 === 0 || isJump) starts.push({ at: new Date(at), minute });
    before = minute;
  }
  return starts.map(({ at, minute }, index) => bucket(date, timeOf(minute), at, starts[index + 1]?.at ?? to));
}

function bucket(date: string, time: string | null, from: Date | undefined, to: Date | undefined): Bucket {
  if (!from || !to) throw new Error(`The date ${date} has no beginning or no end`);
  return { from, to, date, time };
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Of each bucket the one it is compared with: that of the same place among the days, at the same time by the clock. */
export function counterparts(buckets: readonly Bucket[], others: readonly Bucket[]): (Bucket | null)[] {
  const found = new Map(namesOf(others).map((name, index) => [name, others[index]]));
  return namesOf(buckets).map((name) => found.get(name) ?? null);
}

/** The hour that a clock shows twice is told apart by a count. */
function namesOf(buckets: readonly Bucket[]): string[] {
  const dates = [...new Set(buckets.map(({ date }) => date))];
  const seen = new Map<string, number>();
  return buckets.map(({ date, time }) => {
    const name = `${dates.indexOf(date)} ${time}`;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return `${name} ${times}`;
  });
}
