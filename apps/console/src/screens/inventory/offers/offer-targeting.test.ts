import { expect, it } from 'vitest';
import { targetingInWords } from './offer-targeting.ts';

it.each([
  [
    { countries: [], platforms: ['desktop', 'ios', 'android'], minutes: null },
    ['People of every country', 'On desktop, iOS or Android', 'No deadline'],
  ],
  [
    { countries: ['DE', 'FR', 'IT'], platforms: ['ios'], minutes: 30 * 24 * 60 },
    ['People in Germany, France or Italy', 'On iOS', 'Within 30 days of opening it'],
  ],
  [
    { countries: ['US'], platforms: ['android', 'ios'], minutes: 24 * 60 },
    ['People in United States', 'On Android or iOS', 'Within 1 day of opening it'],
  ],
  [
    { countries: ['US'], platforms: ['desktop'], minutes: 36 * 60 },
    ['People in United States', 'On desktop', 'Within 36 hours of opening it'],
  ],
  [
    { countries: ['US'], platforms: ['desktop'], minutes: 90 },
    ['People in United States', 'On desktop', 'Within 90 minutes of opening it'],
  ],
] as const)('CO-02 %j is told as %j', ({ countries, platforms, minutes }, lines) => {
  expect(targetingInWords({ countries, platforms }, minutes)).toEqual(lines);
});
