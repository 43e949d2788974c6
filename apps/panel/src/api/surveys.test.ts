import { expect, it } from 'vitest';
import { limitFor } from './surveys.ts';

it.each([
  ['default', null, undefined],
  ['default', 6, undefined],
  ['vertical', null, 12],
  ['horizontal', null, 12],
  ['horizontal', 6, 6],
] as const)('SL-11 layout %s with limit %s asks for %s', (layout, asked, limit) => {
  expect(limitFor(layout, asked)).toBe(limit);
});
