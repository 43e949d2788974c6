import { momentText, plainDates, timeText } from '#lib/text/moment-text.ts';

const dayMs = 86_400_000;

/** "tomorrow, 2:00 PM" where the day has a name of its own, and "Mar 10, 2:00 PM" elsewhere. */
export function nearMomentText(at: Date, now: Date, locale: string): string {
  const days = Math.round((midnight(at) - midnight(now)) / dayMs);
  if (Math.abs(days) > 1) return momentText(at, now, locale);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return `${day}${between(locale)}${timeText(at, locale)}`;
}

/** What the language writes between a day and a time: a comma of its own, or a space. */
function between(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    ...plainDates,
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  }).formatToParts(0);
  const time = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
  return /[,،]?\s+$/.exec(parts[time - 1]?.value ?? '')?.[0] ?? ' ';
}

/** Of the reader's own day. */
const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
