import { expect, it } from 'vitest';
import { nearMomentText } from './near-moment-text.ts';

const now = new Date(2030, 4, 10, 14, 50);

it.each([
  [new Date(2030, 4, 10, 9, 5), 'en-US', 'today, 9:05 AM'],
  [new Date(2030, 4, 11, 14, 0), 'en-US', 'tomorrow, 2:00 PM'],
  [new Date(2030, 4, 9, 23, 59), 'en-US', 'yesterday, 11:59 PM'],
  [new Date(2030, 4, 11, 14, 0), 'de-DE', 'morgen, 14:00'],
  [new Date(2030, 4, 11, 14, 0), 'ja-JP', '明日 14:00'],
  [new Date(2030, 4, 11, 14, 0), 'ar-EG', 'غدًا، 2:00 م'],
  [new Date(2030, 4, 12, 0, 1), 'en-US', 'May 12, 12:01 AM'],
  [new Date(2031, 0, 1, 8, 0), 'en-US', 'Jan 1, 2031, 8:00 AM'],
])('%s in %s', (at, locale, said) => {
  expect(nearMomentText(at, now, locale).replaceAll('\u202f', ' ')).toBe(said);
});
