import { localTime } from './local-hour.ts';

/** How many surveys opened in the hour that begins at `at`. */
export interface Openings {
  readonly at: Date;
  readonly count: number;
}

/** From the hour `from` until the hour `until` of the person's day; 22 until 1 passes midnight. */
export interface UsualHours {
  readonly from: number;
  readonly until: number;
}

/** How far back openings are counted. */
export const usualHoursDays = 14;
/** With less than this nothing is said: a few surveys have no usual time. */
const least = { surveys: 40, days: 5 };
/** A longer time is no advice. */
const longestHours = 4;
/** What part of the surveys has to open in it. */
const mostOfThem = 0.5;

/**
 * The shortest time of the day in which at least half of the surveys opened, if there is one of four hours at most; of
 * equally short ones the fullest. Each day counts the same, so that one day with many surveys decides nothing.
 */
export function usualHours(openings: readonly Openings[], timeZone: string): UsualHours | null {
  const days = new Map<string, number[]>();
  for (const { at, count } of openings) {
    const { day, hour } = localTime(at, timeZone);
    const hours = days.get(day) ?? new Array<number>(24).fill(0);
    hours[hour] = (hours[hour] ?? 0) + count;
    days.set(day, hours);
  }
  const surveys = sum(openings.map(({ count }) => count));
  if (surveys < least.surveys || days.size < least.days) return null;
  const shares = shareOfEachHour([...days.values()]);
  for (let length = 1; length <= longestHours; length += 1) {
    const [fullest] = windowsOf(shares, length).sort((one, other) => other.share - one.share);
    if (fullest && fullest.share >= mostOfThem)
      return { from: fullest.from, until: (fullest.from + length) % 24 };
  }
  return null;
}

/** What part of a day's surveys opened in each hour, as the mean of all days. */
function shareOfEachHour(days: readonly (readonly number[])[]): number[] {
  return Array.from({ length: 24 }, (_, hour) =>
    sum(days.map((hours) => (hours[hour] ?? 0) / sum(hours) / days.length)),
  );
}

function windowsOf(shares: readonly number[], length: number) {
  return shares.map((_, from) => ({
    from,
    share: sum(Array.from({ length }, (_, step) => shares[(from + step) % 24] ?? 0)),
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
