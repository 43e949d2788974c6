// How much a supplier says, from counts by the hour.
import { type HourCounts, hourMs } from './hour-counts.ts';

const said = ['reports', 'refused', 'unreadable', 'unknown_click', 'conflict'] as const;

/**
 * Messages a minute over the last 60 minutes. Counts have no minutes: of the hour before the current one the part counts that
 * lies within them.
 */
export function messagesAMinute(hours: readonly HourCounts[], now: Date): number {
  const begin = hourOf(now);
  const isOver = (now.getTime() - begin) / hourMs;
  const messages = messagesOf(hours, begin) + messagesOf(hours, begin - hourMs) * (1 - isOver);
  return Math.round((messages / 60) * 100) / 100;
}

/** Reports of the last 24 hours, the current one last. */
export function reportsByHour(hours: readonly HourCounts[], now: Date): number[] {
  const begin = hourOf(now);
  const byHour = new Map(hours.map(({ hour, reports = 0 }) => [hour.getTime(), reports]));
  return Array.from({ length: 24 }, (_, place) => byHour.get(begin - (23 - place) * hourMs) ?? 0);
}

const hourOf = (now: Date): number => Math.floor(now.getTime() / hourMs) * hourMs;

function messagesOf(hours: readonly HourCounts[], hour: number): number {
  const found = hours.find((each) => each.hour.getTime() === hour);
  return said.reduce((sum, what) => sum + (found?.[what] ?? 0), 0);
}
