import { describe, expect, it } from 'vitest';
import { dayText } from './day-text.ts';

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
