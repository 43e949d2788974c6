// People of the periods, of their days, and of the rows of a table by app or country. They are counted by days of UTC, and
// only where nothing but app and country is asked for: a visit has no supplier and no kind.
import { countDays, datesFrom } from '@earnwall/domain/numbers/dates';
import type { Reading } from '#store/engine/readings.ts';
import { type CountedPeople, type DaySpan, peopleReading } from '#store/statistics/people.ts';
import type { AskedNumbers } from './asked.ts';
import type { Grain } from './spans.ts';

export interface PeopleCounts {
  /** Of the period 0, or 1 that it is compared with; null where people cannot be told. */
  total(period: 0 | 1): number | null;
  onDay(date: string): number | null;
  ofKey(period: 0 | 1, key: string): number | null;
}

interface PeopleReadings {
  /** Of periods and days, and of periods by key; null where there is nothing to read. */
  readonly readings: readonly [Reading<CountedPeople[]> | null, Reading<CountedPeople[]> | null];
  countsOf(whole: readonly CountedPeople[] | null, keyed: readonly CountedPeople[] | null): PeopleCounts;
}

const unknown: PeopleCounts = { total: () => null, onDay: () => null, ofKey: () => null };

export function peopleReadings(
  asked: AskedNumbers & { app_ids: readonly string[] },
  grain: Grain,
): PeopleReadings {
  if (asked.supplier !== undefined || asked.kind !== undefined)
    return { readings: [null, null], countsOf: () => unknown };
  const { range, compared, split } = asked;
  const wholes: DaySpan[] = [range, ...(compared ? [compared] : [])].map((dates, id) => ({ id, ...dates }));
  const column = split === 'app' ? 'app_id' : split === 'country' ? 'country' : null;
  const hasDays = grain === 'day' || split === 'day';
  const dates = hasDays ? wholes.flatMap(({ from, to }) => datesFrom(from, countDays(from, to))) : [];
  const days = dates.map((date, index) => ({ id: firstDay + index, from: date, to: date }));
  return {
    readings: [
      peopleReading(asked, { spans: [...wholes, ...days], split: null }),
      column && peopleReading(asked, { spans: wholes, split: column }),
    ],
    countsOf: (whole, keyed) => {
      const ofSpan = new Map(whole?.map(({ span, people }) => [span, people]));
      const ofKeys = new Map(keyed?.map(({ span, key, people }) => [`${span} ${key}`, people]));
      const ofDays = new Map(dates.map((date, index) => [date, ofSpan.get(firstDay + index)]));
      return {
        total: (period) => ofSpan.get(period) ?? 0,
        onDay: (date) => (hasDays ? (ofDays.get(date) ?? 0) : null),
        ofKey: (period, key) => (column ? (ofKeys.get(`${period} ${key}`) ?? 0) : null),
      };
    },
  };
}

/** Days are spans after the periods 0 and 1. */
const firstDay = 2;
