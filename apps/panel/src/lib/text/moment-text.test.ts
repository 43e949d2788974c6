import { languages } from '@earnwall/i18n/languages';
import { expect, it } from 'vitest';
import { dateText, longDayText, momentText, timeText } from './moment-text.ts';

const now = new Date(2026, 2, 10, 12);

it('writes times as the language does', () => {
  const at = new Date(2026, 2, 10, 14, 5);
  expect(timeText(at, 'en').replace(/\s/g, ' ')).toBe('2:05 PM');
  expect(timeText(at, 'de')).toBe('14:05');
});

it('names the year of a moment only when it is another one', () => {
  expect(momentText(new Date(2026, 0, 2, 9, 30), now, 'de')).toBe('2. Jan., 9:30');
  expect(momentText(new Date(2025, 0, 2, 9, 30), now, 'de')).toBe('2. Jan. 2025, 9:30');
});

it('names the year of a day to come only when it is another one', () => {
  expect(dateText(new Date(2026, 2, 24), now, 'en')).toBe('Mar 24');
  expect(dateText(new Date(2027, 0, 2), now, 'en')).toBe('Jan 2, 2027');
});

it('writes for the country, not for the language alone', () => {
  const at = new Date(2026, 2, 3, 14, 5);
  expect(momentText(at, now, 'en-GB')).toBe('3 Mar, 14:05');
  expect(dateText(at, now, 'en-US')).toBe('Mar 3');
});

it.each([...Object.keys(languages), 'ar-SA', 'ar-EG', 'th-TH'])(
  'MO-01 writes days and times in %s with Latin digits, of the calendar all know',
  (locale) => {
    const at = new Date(2025, 10, 23, 14, 45);
    for (const text of [
      momentText(at, now, locale),
      dateText(at, now, locale),
      longDayText(at, now, locale),
    ]) {
      expect(text).toContain('2025');
      expect(text).toContain('23');
    }
    expect(timeText(at, locale)).toMatch(/(14|2).45/);
  },
);
