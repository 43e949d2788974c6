import { describe, expect, it } from 'vitest';
import { parseDecimal, writeDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  it.each<[string, number, bigint | null]>([
    ['700', 6, 700_000_000n],
    ['0.25', 2, 25n],
    [' 1.5 ', 1, 15n],
    ['1.50', 1, 15n],
    ['0', 0, 0n],
    ['9007199254740993.000001', 6, null],
    ['9223372036854.775807', 6, 9_223_372_036_854_775_807n],
    ['9223372036854.775808', 6, null],
    ['0.001', 2, null],
    ['1,5', 2, null],
    ['-1', 2, null],
    ['1e3', 2, null],
    ['.5', 2, null],
    ['5.', 2, null],
    ['', 2, null],
    ['٧', 2, null],
  ])('%j with %i digits', (text, digits, value) => {
    expect(parseDecimal(text, digits)).toBe(value);
  });
});

describe('writeDecimal', () => {
  it.each<[bigint, number, string]>([
    [700_000_000n, 6, '700'],
    [25n, 2, '0.25'],
    [5n, 3, '0.005'],
    [150n, 2, '1.5'],
    [0n, 0, '0'],
    [0n, 3, '0'],
    [9_007_199_254_740_993n, 0, '9007199254740993'],
  ])('%s with %i digits', (value, digits, text) => {
    expect(writeDecimal(value, digits)).toBe(text);
    expect(parseDecimal(text, digits)).toBe(value);
  });
});
