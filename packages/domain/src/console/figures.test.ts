import { describe, expect, it } from 'vitest';
import { centsOf, changeOf, conversionOf, daysBefore, microDollarsOf } from './figures.ts';

describe('points as dollars', () => {
  it.each([
    [700n, 0, 700_000_000n, 100],
    [70_050n, 2, 700_000_000n, 100],
    [1n, 0, 1_000_000_000n, 0],
    [-700n, 0, 700_000_000n, -100],
    [500n, 0, 1_000_000_000n, 50],
  ])('%d with %d decimals at %d are %d cents', (points, decimals, exchange_rate_micros, cents) =>
    expect(centsOf(microDollarsOf(points, { decimals, exchange_rate_micros }))).toBe(cents),
  );
});

it('the days end with yesterday, UTC', () => {
  expect(daysBefore(new Date('2026-03-02T00:00:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it('a conversion needs starts', () => {
  expect([conversionOf({ completes: 1, starts: 4 }), conversionOf({ completes: 0, starts: 0 })]).toEqual([
    0.25,
    null,
  ]);
});

it.each([
  [1038, 1000, '%', { direction: 'up', text: '3.8%' }],
  [900, 1000, '%', { direction: 'down', text: '10%' }],
  [1000, 1000, '%', { direction: 'same', text: '0%' }],
  [5, 0, '%', null],
  [null, 0.2, 'pt', null],
  [0.242, 0.236, 'pt', { direction: 'up', text: '0.6 pt' }],
  [0.1, 0, 'pt', { direction: 'up', text: '10 pt' }],
] as const)('%s after %s is a change in %s', (value, before, unit, expected) =>
  expect(changeOf(value, before, unit)).toEqual(expected),
);
