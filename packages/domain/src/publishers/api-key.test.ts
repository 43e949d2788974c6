import { describe, expect, it } from 'vitest';
import { isLiveKey, keyPrefix, rotatedKeyEnd, successorEnd } from './api-key.ts';

const now = new Date('2026-03-10T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('PB-04 the form of a key', () => {
  const secret = 'x'.repeat(43);
  it.each([
    [`ewk_Ab3dEf7h_${secret}`, 'ewk_Ab3dEf7h'],
    [`ewk_Ab3dEf7h_${'-_'.repeat(21)}A`, 'ewk_Ab3dEf7h'],
    [`ewk_Ab3dEf7_${secret}`, null],
    [`ewk_Ab3dEf7h_${secret}x`, null],
    [`ewk_Ab3dEf7h_${secret}\n`, null],
    [`EWK_Ab3dEf7h_${secret}`, null],
    ['ewk_Ab3dEf7h_', null],
    ['', null],
  ])('of %j the name is %j', (key, prefix) => {
    expect(keyPrefix(key)).toBe(prefix);
  });
});

describe('PB-04 the end of a key', () => {
  it.each([
    [null, true],
    [inHours(1), true],
    [now, false],
    [inHours(-1), false],
  ])('one that expires at %s may be used now: %s', (expires_at, isLive) => {
    expect(isLiveKey({ expires_at }, now)).toBe(isLive);
  });

  it.each([
    { wanted: null, expires_at: null, end: inHours(24) },
    { wanted: now, expires_at: null, end: now },
    { wanted: inHours(30 * 24), expires_at: null, end: inHours(30 * 24) },
    { wanted: inHours(30 * 24 + 1), expires_at: null, end: null },
    { wanted: inHours(-1), expires_at: null, end: null },
    { wanted: null, expires_at: inHours(2), end: inHours(2) },
  ])('rotated with $wanted, of one that ends at $expires_at: $end', ({ wanted, expires_at, end }) => {
    expect(rotatedKeyEnd(wanted, { expires_at }, now)).toEqual(end);
  });

  it.each([
    ['without end, as the old one', undefined, null, null],
    ['with the end that the old one had', undefined, inHours(2), inHours(2)],
    ['with the end that was asked for', inHours(9), inHours(2), inHours(9)],
    ['without end where that was asked for', null, inHours(2), null],
  ])('its successor is %s', (_, wanted, expires_at, end) => {
    expect(successorEnd(wanted, { expires_at })).toEqual(end);
  });
});
