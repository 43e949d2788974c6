import { birthDate } from '@earnwall/contract/limits';
import { digitsOf } from './digits.ts';

// Which birth dates are accepted (QU-08). Pure: today is an argument.

/** A day of the calendar, months counted from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** A date while it is being entered: the typed year, and the chosen month and day, 0 before. */
export interface BirthDateDraft {
  year: string;
  month: number;
  day: number;
}

export type BirthYearProblem = 'year_invalid' | 'age_limit_validation';

export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What stays of a typed year: digits, four at most. */
export function typedYear(text: string): string {
  return digitsOf(text).slice(0, birthDate.yearDigits);
}

/** A year is checked once it has all its digits. */
export function birthYearProblem(year: string, today: Day): BirthYearProblem | null {
  if (year.length < birthDate.yearDigits) return null;
  const value = Number(year);
  if (value < birthDate.earliestYear || value > today.year) return 'year_invalid';
  return value > youngestYear(today) ? 'age_limit_validation' : null;
}

/** In the youngest allowed year the months after today's are not open. */
export function isMonthOpen(year: string, month: number, today: Day): boolean {
  return Number(year) !== youngestYear(today) || month <= today.month;
}

/** In the youngest allowed year the days after today are not open. */
export function isDayOpen({ year, month }: BirthDateDraft, day: number, today: Day): boolean {
  return Number(year) !== youngestYear(today) || month !== today.month || day <= today.day;
}

/** Days of the month as far as it is known: a month without a year may be that of a leap year. */
export function daysOf({ year, month }: BirthDateDraft): number {
  if (month === 0) return 31;
  const known = year.length === birthDate.yearDigits ? Number(year) : 2000;
  return new Date(Date.UTC(known, month, 0)).getUTCDate();
}

/** Resets a month or day that is no longer allowed after a change. */
export function withOpenParts(draft: BirthDateDraft, today: Day): BirthDateDraft {
  if (!isMonthOpen(draft.year, draft.month, today)) return { ...draft, month: 0, day: 0 };
  const dayStays = draft.day <= daysOf(draft) && isDayOpen(draft, draft.day, today);
  return dayStays ? draft : { ...draft, day: 0 };
}

/** YYYY-MM-DD of a date that is whole and allowed; anything less counts as no answer (decision 0007). */
export function birthDateText(draft: BirthDateDraft, today: Day): string | null {
  const { year, month, day } = draft;
  if (year.length < birthDate.yearDigits || birthYearProblem(year, today)) return null;
  if (month < 1 || month > 12 || !isMonthOpen(year, month, today)) return null;
  if (day < 1 || day > daysOf(draft) || !isDayOpen(draft, day, today)) return null;
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

/** The parts of YYYY-MM-DD; of any other text nothing. */
export function birthDateDraft(text: string): BirthDateDraft {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return { year: year ?? '', month: Number(month ?? 0), day: Number(day ?? 0) };
}

function youngestYear(today: Day): number {
  return today.year - birthDate.minimumAge;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
