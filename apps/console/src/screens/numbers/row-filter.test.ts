import { expect, it } from 'vitest';
import { rowFilter } from './row-filter.ts';

const week = { from: '2026-03-02', to: '2026-03-08' };
const day = { from: '2026-03-02', to: '2026-03-02' };

it.each([
  [{ ...week, split: 'country' }, 'DE', { country: 'DE', split: 'day' }],
  [{ ...day, split: 'country' }, 'none', { country: 'none', split: 'hour' }],
  [{ ...week, split: 'app' }, 'pixel', { app: 'pixel', split: null }],
  [{ ...week, split: 'supplier' }, 'cint', { supplier: 'cint', split: null }],
  [
    { ...week, split: 'day' },
    '2026-03-04',
    { from: '2026-03-04', to: '2026-03-04', period: null, split: 'hour' },
  ],
  [{ ...day, split: 'hour' }, '2026-03-04T10:00:00.000Z', {}],
] as const)('CO-09 a row of %j with the key %s is the filter %j', (numbers, key, changes) => {
  expect(rowFilter(numbers, { key })).toEqual(changes);
});
