import type { Numbers } from './numbers-answer.ts';

const format = (weekday: boolean, year: boolean) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
    ...(weekday && { weekday: 'short' }),
    ...(year && { year: 'numeric' }),
  });
const formats = {
  day: format(true, false),
  dayOfYear: format(true, true),
  short: format(false, false),
  shortOfYear: format(false, true),
};
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const isThisYear = (day: string) => day.startsWith(`${new Date().getUTCFullYear()}-`);

/** `Sun 15 Nov`, with the year where it is another. */
const dayText = (day: string): string =>
  (isThisYear(day) ? formats.day : formats.dayOfYear).format(dateOf(day)).replace(',', '');

const shortText = (day: string): string =>
  (isThisYear(day) ? formats.short : formats.shortOfYear).format(dateOf(day));

/** A day, or `1 Nov – 28 Nov`. */
export const rangeText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayText(from) : `${shortText(from)} – ${shortText(to)}`;

/** `on Sun 15 Nov`, `in 1 Nov – 28 Nov`. */
export const whenText = (range: { from: string; to: string }): string =>
  `${range.from === range.to ? 'on' : 'in'} ${rangeText(range)}`;

type Point = Pick<Numbers['series'][number], 'date' | 'time'>;

/** On the axis of the chart: the hours of several days begin with the date. */
export function pointText({ date, time }: Point, isOneDay: boolean): string {
  if (time === null || (time === '00:00' && !isOneDay)) return formats.short.format(dateOf(date));
  return time;
}

export const nameText = (split: Numbers['split'], name: string): string =>
  split === 'day' ? dayText(name) : name;
