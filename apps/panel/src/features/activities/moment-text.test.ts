import { describe, expect, it } from 'vitest';
import { dateText, dayText, momentText, timeText } from './moment-text.ts';

const now = new Date(2026, 2, 10, 12);

describe('the days of the history', () => {
  it.each([
    [new Date(2026, 2, 10, 1), 'en', 'today'],
    [new Date(2026, 2, 9, 23), 'en', 'yesterday'],
    [new Date(2026, 2, 9, 23), 'de', 'gestern'],
    [new Date(2026, 2, 3), 'en', 'Tuesday, March 3'],
    [new Date(2026, 2, 3), 'de', 'Dienstag, 3. März'],
    [new Date(2025, 11, 31), 'en', 'Wednesday, December 31, 2025'],
  ])('%s in %s is %s', (day, language, text) => {
    expect(dayText(day, now, language)).toBe(text);
  });
});

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

it('keeps Latin digits in Arabic', () => {
  expect(momentText(new Date(2026, 2, 3, 9, 30), now, 'ar')).toMatch(/3.*9:30/);
});
