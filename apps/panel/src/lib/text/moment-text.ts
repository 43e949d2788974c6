// Days and times in the reader's language and own time zone, with Latin digits like every number
// (decision 0005) and in the one calendar that years are asked for in: Saudi Arabia and Thailand would otherwise count
// their own.
export const plainDates = { numberingSystem: 'latn', calendar: 'gregory' } as const;

/** "14:32", or "2:32 PM" where that is how it is written. */
export function timeText(at: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...plainDates, timeStyle: 'short' }).format(at);
}

/** A moment that stands alone: "Mar 10, 2:32 PM"; another year is named. */
export function momentText(at: Date, now: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...plainDates,
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...yearOf(at, now),
  }).format(at);
}

/** A day that is still to come: "Mar 24"; another year is named. */
export function dateText(at: Date, now: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...plainDates,
    ...{ month: 'short', day: 'numeric' },
    ...yearOf(at, now),
  }).format(at);
}

/** A whole day of the past: "Tuesday, March 10"; another year is named. */
export function longDayText(day: Date, now: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...plainDates,
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...yearOf(day, now),
  }).format(day);
}

function yearOf(at: Date, now: Date): { year?: 'numeric' } {
  return at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' };
}
