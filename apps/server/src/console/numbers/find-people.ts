// People of the periods, of their days, and of the rows of a table by app or country. They are counted by days of UTC, and
// only where nothing but app and country is asked for: a visit has no supplier and no kind.
import { countDays, datesFrom } from '@earnwall/domain/numbers/dates';
import type { Tx } from '#store/engine/queryable.ts';
import { countPeople, type DaySpan } from '#store/statistics/people.ts';
import type { AskedNumbers } from './asked.ts';
import type { Grain } from './spans.ts';

export interface PeopleCounts {
  /** Of the period 0, or 1 that it is compared with; null where people cannot be told. */
  total(period: 0 | 1): number | null;
  onDay(date: string): number | null;
  ofKey(period: 0 | 1, key: string): number | null;
}

const unknown: PeopleCounts = { total: () => null, onDay: () => null, ofKey: () => null };

export async function findPeople(
  tx: Tx,
  asked: AskedNumbers & { app_ids: readonly string[] },
  grain: Grain,
): Promise<PeopleCounts> {
  if (asked.supplier !== undefined || asked.kind !== undefined) return unknown;
  const { range, compared, split } = asked;
  const wholes: DaySpan[] = [range, ...(compared ? [compared] : [])].map((dates, id) => ({ id, ...dates }));
  const column = split === 'app' ? 'app_id' : split === 'country' ? 'country' : null;
  const hasDays = grain === 'day' || split === 'day';
  const dates = hasDays ? wholes.flatMap(({ from, to }) => datesFrom(from, countDays(from, to))) : [];
  const days = dates.map((date, id) => ({ id, from: date, to: date }));
  const [totals = [], daily = [], keyed = []] = await countPeople(tx, asked, [
    { spans: wholes, split: null },
    { spans: days, split: null },
    ...(column ? [{ spans: wholes, split: column } as const] : []),
  ]);

  const ofPeriod = new Map(totals.map(({ span, people }) => [span, people]));
  const ofKeys = new Map(keyed.map(({ span, key, people }) => [`${span} ${key}`, people]));
  const ofDays = new Map(daily.map(({ span, people }) => [dates[span], people]));
  return {
    total: (period) => ofPeriod.get(period) ?? 0,
    onDay: (date) => (hasDays ? (ofDays.get(date) ?? 0) : null),
    ofKey: (period, key) => (column ? (ofKeys.get(`${period} ${key}`) ?? 0) : null),
  };
}
