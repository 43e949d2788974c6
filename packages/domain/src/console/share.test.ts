import { expect, it } from 'vitest';
import { parseShare, writeShare } from './share.ts';

it.each([
  ['70', 7_000],
  [' 62.5 ', 6_250],
  ['0', 0],
  ['100', 10_000],
  ['33.33', 3_333],
  ['100.01', null],
  ['33.333', null],
  ['-1', null],
  ['', null],
  ['half', null],
])('CO-10 “%s” is %s hundredths of a percent', (text, share) => {
  expect(parseShare(text)).toBe(share);
});

it.each([
  [7_000, '70'],
  [6_250, '62.5'],
  [1, '0.01'],
  [10_000, '100'],
])('CO-10 %s hundredths of a percent are %s %%', (share, text) => {
  expect(writeShare(share)).toBe(text);
});
