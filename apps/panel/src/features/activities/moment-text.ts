// Days and times in the reader's language and own time zone, with Latin digits like every number (decision 16).
import { daysBetween } from './day-groups.ts';

const latin = { numberingSystem: 'latn' } as const;

/** "14:32", or "2:32 PM" where that is how it is written. */
export function timeText(at: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { ...latin, timeStyle: 'short' }).format(at);
}

/** A moment that stands alone: "Mar 10, 2:32 PM"; another year is named. */
export function momentText(at: Date, now: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...latin,
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...yearOf(at, now),
  }).format(at);
}

/** A day that is still to come: "Mar 24"; another year is named. */
export function dateText(at: Date, now: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...latin,
    ...{ month: 'short', day: 'numeric' },
    ...yearOf(at, now),
  }).format(at);
}

/** "today", "yesterday", "Tuesday, March 10". */
export function dayText(day: Date, now: Date, language: string): string {
  const ago = daysBetween(day, now);
  if (ago === 0 || ago === 1) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  }
  return new Intl.DateTimeFormat(language, {
    ...latin,
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...yearOf(day, now),
  }).format(day);
}

function yearOf(at: Date, now: Date): { year?: 'numeric' } {
  return at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' };
}
