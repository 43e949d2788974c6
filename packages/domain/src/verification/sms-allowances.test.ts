import { describe, expect, it } from 'vitest';
import { prefixOf, smsAllowances } from './sms-allowances.ts';

const keys = { address: 'a', user: 'u', phone: 'p', prefix: 'x', country: 'DE' };

describe('smsAllowances', () => {
  it('PH-02 limits address, user, phone and prefix by the hour and the day, and the country by its budget', () => {
    const allowances = smsAllowances(keys, 700, new Date('2026-03-10T12:34:56Z'));
    expect(
      allowances.map(({ key, windowStart, windowEnd, most }) => [
        key,
        windowStart.toISOString().slice(5, 16),
        windowEnd.toISOString().slice(5, 16),
        most,
      ]),
    ).toEqual([
      ['a/hour', '03-10T12:00', '03-10T13:00', 20],
      ['a/day', '03-10T00:00', '03-11T00:00', 50],
      ['u/hour', '03-10T12:00', '03-10T13:00', 5],
      ['u/day', '03-10T00:00', '03-11T00:00', 10],
      ['p/hour', '03-10T12:00', '03-10T13:00', 3],
      ['p/day', '03-10T00:00', '03-11T00:00', 6],
      ['x/hour', '03-10T12:00', '03-10T13:00', 15],
      ['x/day', '03-10T00:00', '03-11T00:00', 50],
      ['DE/day', '03-10T00:00', '03-11T00:00', 700],
    ]);
  });

  it('PH-02 gives every window a place of its own, even at midnight', () => {
    const allowances = smsAllowances(keys, 1, new Date('2026-03-10T00:00:00Z'));
    const places = allowances.map(
      ({ scope, key, windowStart }) => `${scope} ${key} ${windowStart.getTime()}`,
    );
    expect(new Set(places).size).toBe(allowances.length);
  });
});

describe('prefixOf', () => {
  it('PH-02 is the block of ten thousand numbers', () => {
    expect(prefixOf('+14152345678')).toBe('+1415234');
  });
});
