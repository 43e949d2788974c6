import { longDayText } from '#lib/text/moment-text.ts';
import { daysBetween } from './day-groups.ts';

/** "today", "yesterday", "Tuesday, March 10". */
export function dayText(day: Date, now: Date, locale: string): string {
  const ago = daysBetween(day, now);
  if (ago !== 0 && ago !== 1) return longDayText(day, now, locale);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
}
