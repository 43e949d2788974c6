import { expect, it } from 'vitest';
import { namedItems, withChange } from './item-change.ts';

const item = { status: 'open' as const, hot: false, featured: false, rank: 5_000, placed_rank: null };

it.each([
  ['nothing', undefined, {}],
  ['a pause', { paused: true }, { status: 'paused' }],
  ['flags', { hot: true, featured: true }, { hot: true, featured: true }],
  ['a place', { rank: 7 }, { rank: 7, placed_rank: 7 }],
  ['the top, which the server decides', { rank: 'top' as const }, {}],
  ['its own rank', { rank: null }, { placed_rank: null }],
])('shows at once: %s', (_what, change, shown) => {
  expect(withChange(item, change)).toEqual({ ...item, ...shown });
});

it('names one, and counts several', () => {
  expect([namedItems(1, 'Survey a', 'surveys'), namedItems(1_200, '', 'surveys')]).toEqual([
    'Survey a',
    '1,200 surveys',
  ]);
});
