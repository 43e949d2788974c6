import { expect, it } from 'vitest';
import { type NumberSigns, plainNumber } from './plain-number.ts';

const english: NumberSigns = { decimal: '.', group: ',', before: 1, above: 3, negative: ['-', ''] };
const polish: NumberSigns = { ...english, decimal: ',', group: '\u00a0', before: 2 };
const indian: NumberSigns = { ...english, above: 2 };

it.each([
  [0, english, '0'],
  [999, english, '999'],
  [1000, english, '1,000'],
  [1234567.25, english, '1,234,567.25'],
  [-1234, { ...english, negative: ['(', ')'] as const }, '(1,234)'],
  [1234, polish, '1234'],
  [12345.5, polish, '12\u00a0345,5'],
  [12345678, indian, '1,23,45,678'],
  [123, indian, '123'],
])('MO-01 writes %d by %j as %s', (value, signs, written) => {
  expect(plainNumber(value, signs, { least: 0, most: 3 })).toBe(written);
});

it('adds the digits that are always shown', () => {
  expect(plainNumber(4, english, { least: 1, most: 1 })).toBe('4.0');
});

it.each([1.2345, -0, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])('leaves %d to others', (value) => {
  expect(plainNumber(value, english, { least: 0, most: 3 })).toBeNull();
});
