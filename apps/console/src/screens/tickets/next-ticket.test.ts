import { expect, it } from 'vitest';
import { nextTicket } from './next-ticket.ts';

const ids = ['a', 'b', 'c'];

it.each<[string | null, number, 1 | -1, string | null]>([
  [null, 0, 1, 'a'],
  [null, 0, -1, null],
  ['a', 0, 1, 'b'],
  ['b', 1, -1, 'a'],
  ['c', 2, 1, null],
  ['a', 0, -1, null],
  // Answered, and so gone from the list.
  ['x', 0, 1, 'a'],
  ['x', 1, 1, 'b'],
  ['x', 1, -1, 'a'],
  ['x', 3, 1, 'c'],
  ['x', 0, -1, null],
])('CO-02 from %s at %d by %d to %s', (open, at, step, to) => {
  expect(nextTicket(ids, { open, at, step })).toBe(to);
});

it('nothing follows in an empty list', () => {
  expect(nextTicket([], { open: 'x', at: 0, step: 1 })).toBeNull();
});
