import { expect, it } from 'vitest';
import { dollarsText, pointsText } from './texts.ts';

it.each([
  [0, '0.00'],
  [1, '0.000001'],
  [-1, '-0.000001'],
  [500_000, '0.50'],
  [1_000_000, '1.00'],
  [1_234_567_890, '1234.56789'],
  [-12_300_000, '-12.30'],
  [9_007_199_254_740_991, '9007199254.740991'],
])('CO-10 %s millionths are %s dollars', (micros, text) => {
  expect(dollarsText(micros)).toBe(text);
});

it.each([
  [500, 0, '500'],
  [-7, 0, '-7'],
  [5, 2, '0.05'],
  [-12345, 3, '-12.345'],
])('CO-10 %s points with %s decimals are %s', (points, decimals, text) => {
  expect(pointsText(points, decimals)).toBe(text);
});

it('CO-10 refuses what is not exact', () => {
  expect(() => dollarsText(2 ** 53)).toThrow(RangeError);
});
