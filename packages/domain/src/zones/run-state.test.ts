import { expect, it } from 'vitest';
import { runStateOf } from './run-state.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour));

it.each([
  [9, null, 'running'],
  [12, 13, 'running'],
  [13, 14, 'planned'],
  [13, null, 'planned'],
  [9, 12, 'ended'],
  [13, 13, 'cancelled'],
  [9, 9, 'cancelled'],
] as const)('from %s to %s it is %s at noon', (starts, ends, state) =>
  expect(runStateOf(at(starts), ends === null ? null : at(ends), at(12))).toBe(state),
);
