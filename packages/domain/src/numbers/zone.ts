// Time zones for statistics: what the clock shows at a moment, and when a date begins there. All zones of today are whole
// quarters of an hour from UTC, so that quarters are exact in every one of them.

export const quarterMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;

interface LocalTime {
  /** `2026-03-29` */
  readonly date: string;
  /** Of the day, by the clock on the wall. */
  readonly minute: number;
}

export type Clock = (at: Date) => LocalTime;

/** Null where IANA has no such zone. */
export function clockOf(zone: string): Clock | null {
  if (zone === 'UTC') return utc;
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
    return (at) => {
      const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
      const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
      return { date, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
    };
  } catch {
    return null;
  }
}

const utc: Clock = (at) => {
  const text = at.toISOString();
  return { date: text.slice(0, 10), minute: at.getUTCHours() * 60 + at.getUTCMinutes() };
};

/**
 * The first moment of a date: mostly midnight, but later where the clock is put forward at midnight. Dates never come
 * back: a clock that is put back at midnight has not shown the new date yet.
 */
export function startOfDate(date: string, clock: Clock): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  let before = midnight - dayMs;
  let after = midnight + dayMs;
  while (after - before > quarterMs) {
    const middle = before + Math.floor((after - before) / 2 / quarterMs) * quarterMs;
    if (clock(new Date(middle)).date >= date) after = middle;
    else before = middle;
  }
  return new Date(after);
}
