import { localTime } from './local-hour.ts';

/** Whole hours of the person's day: quiet from `from` until before `until`; both the same means never. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export const usualQuietHours: QuietHours = { from: 22, until: 8 };

export function isQuiet({ from, until }: QuietHours, timeZone: string, now: Date): boolean {
  const { hour } = localTime(now, timeZone);
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

const stepMs = 5 * 60_000;
const mostSteps = 48;

/**
 * For how many seconds from now nothing is quiet, four hours at most: what is not delivered by then is too late. 0 during
 * quiet hours and in the last minutes before them.
 */
export function secondsUntilQuiet(hours: QuietHours, timeZone: string, now: Date): number {
  if (isQuiet(hours, timeZone, now)) return 0;
  let steps = 0;
  while (steps < mostSteps && !isQuiet(hours, timeZone, new Date(now.getTime() + (steps + 1) * stepMs)))
    steps += 1;
  return (steps * stepMs) / 1000;
}
