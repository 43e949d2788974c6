import { describe, expect, it } from 'vitest';
import {
  type BirthDateDraft,
  birthDateDraft,
  birthDateText,
  birthYearProblem,
  daysOf,
  isDayOpen,
  isMonthOpen,
  months,
  typedYear,
  withOpenParts,
} from './birth-date.ts';

const today = { year: 2026, month: 7, day: 15 };

describe('the year', () => {
  it.each([
    ['1985', '1985'],
    ['19855', '1985'],
    ['19 8five', '198'],
    ['١٩٨٥', '1985'],
    ['abcd', ''],
  ])('QU-08 of %s stays %s: digits only, four at most', (typed, year) => {
    expect(typedYear(typed)).toBe(year);
  });

  it.each([
    ['', null],
    ['189', null],
    ['1899', 'year_invalid'],
    ['1900', null],
    ['2008', null],
    ['2009', 'age_limit_validation'],
    ['2026', 'age_limit_validation'],
    ['2027', 'year_invalid'],
    ['9999', 'year_invalid'],
  ])('QU-08 %s: %s', (year, problem) => {
    expect(birthYearProblem(year, today)).toBe(problem);
  });
});

describe('months and days', () => {
  const openMonths = (year: string) => months.filter((month) => isMonthOpen(year, month, today)).length;
  const openDays = (year: string, month: number) => {
    const draft = { year, month, day: 0 };
    return Array.from({ length: daysOf(draft) }, (_, index) => index + 1).filter((day) =>
      isDayOpen(draft, day, today),
    ).length;
  };

  it('QU-08 after today are closed in the youngest allowed year only', () => {
    expect([openMonths('2008'), openMonths('2007'), openMonths('')]).toEqual([7, 12, 12]);
    expect([openDays('2008', 7), openDays('2008', 6), openDays('2007', 7)]).toEqual([15, 30, 31]);
  });

  it.each([
    ['', 0, 31],
    ['', 2, 29],
    ['1999', 2, 28],
    ['2000', 2, 29],
    ['1900', 2, 28],
    ['2000', 4, 30],
  ])('year %s, month %d has %d days', (year, month, days) => {
    expect(daysOf({ year, month, day: 0 })).toBe(days);
  });
});

describe('a change of one part', () => {
  it.each<[BirthDateDraft, BirthDateDraft]>([
    [
      { year: '2008', month: 9, day: 3 },
      { year: '2008', month: 0, day: 0 },
    ],
    [
      { year: '2008', month: 7, day: 16 },
      { year: '2008', month: 7, day: 0 },
    ],
    [
      { year: '1999', month: 2, day: 29 },
      { year: '1999', month: 2, day: 0 },
    ],
    [
      { year: '2000', month: 2, day: 29 },
      { year: '2000', month: 2, day: 29 },
    ],
  ])('QU-08 of %j leaves %j: what is closed is not picked', (draft, left) => {
    expect(withOpenParts(draft, today)).toEqual(left);
  });
});

describe('the whole date', () => {
  it.each<[BirthDateDraft, string | null]>([
    [{ year: '1985', month: 3, day: 9 }, '1985-03-09'],
    [{ year: '2008', month: 7, day: 15 }, '2008-07-15'],
    [{ year: '2008', month: 7, day: 16 }, null],
    [{ year: '2008', month: 8, day: 1 }, null],
    [{ year: '2009', month: 1, day: 1 }, null],
    [{ year: '1899', month: 1, day: 1 }, null],
    [{ year: '1999', month: 2, day: 29 }, null],
    [{ year: '198', month: 3, day: 9 }, null],
    [{ year: '1985', month: 0, day: 9 }, null],
    [{ year: '1985', month: 13, day: 9 }, null],
    [{ year: '1985', month: 3, day: 0 }, null],
  ])('QU-08 %j travels as %s', (draft, text) => {
    expect(birthDateText(draft, today)).toBe(text);
  });

  it.each([
    ['1985-03-09', { year: '1985', month: 3, day: 9 }],
    ['1985-3-9', { year: '', month: 0, day: 0 }],
    ['', { year: '', month: 0, day: 0 }],
  ])('%s is taken apart', (text, draft) => {
    expect(birthDateDraft(text)).toEqual(draft);
  });
});
