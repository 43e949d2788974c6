// Dates of the calendar, such as `2026-03-29`, without a time zone.
const dayMs = 24 * 3_600_000;

const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

export const addDays = (date: string, days: number): string =>
  new Date((numberOf(date) + days) * dayMs).toISOString().slice(0, 10);

/** How many dates from one to another, both included. */
export const countDays = (from: string, to: string): number => numberOf(to) - numberOf(from) + 1;

export const datesFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));
