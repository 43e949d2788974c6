import { plainDates } from '#lib/text/moment-text.ts';

/** "9:00 AM", or "09:00" where that is how it is written; never on two lines. */
export function hourText(hour: number, locale: string): string {
  const time = { ...plainDates, timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, time)
    .format(new Date(Date.UTC(2026, 0, 1, hour)))
    .replace(/\s/g, '\u00a0');
}
