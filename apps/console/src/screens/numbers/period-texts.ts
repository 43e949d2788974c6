import type { Numbers } from './numbers-answer.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
});
const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Sun 15 Nov`, or `1 Nov – 28 Nov`. */
export function rangeText({ from, to }: { from: string; to: string }): string {
  if (from === to) return dayFormat.format(dateOf(from)).replace(',', '');
  return `${shortFormat.format(dateOf(from))} – ${shortFormat.format(dateOf(to))}`;
}

type Point = Pick<Numbers['series'][number], 'date' | 'time'>;

/** On the axis of the chart: hours of one day need no date. */
export function pointText({ date, time }: Point, isOneDay: boolean): string {
  if (time === null) return shortFormat.format(dateOf(date));
  return isOneDay ? time : `${shortFormat.format(dateOf(date))} ${time}`;
}

export const nameText = (split: Numbers['split'], name: string): string =>
  split === 'day' ? dayFormat.format(dateOf(name)).replace(',', '') : name;
