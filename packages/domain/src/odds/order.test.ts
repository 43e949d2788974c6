import { describe, expect, it } from 'vitest';
import { newcomerAt, newcomerFor, orderByValue, withNewcomer } from './order.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id).join(' ');
const valued = (...pairs: [number, number][]) => pairs.map(([id, value]) => ({ id, value }));

describe('Best match', () => {
  it('OD-01 is by value, equals by id', () => {
    expect(ids(orderByValue(valued([4, 1], [2, 3], [9, 3], [1, 0])))).toBe('2 9 4 1');
  });

  it.each([
    ['new to the list', 7, '1 2 7 3 4'],
    ['from below', 4, '1 2 4 3'],
    ['in a better place already', 1, '1 2 3 4'],
  ])('OD-01 has the newcomer at place 3: %s', (_, id, order) => {
    const list = valued([1, 9], [2, 8], [3, 7], [4, 6]);
    expect(newcomerAt).toBe(2);
    expect(ids(withNewcomer(list, { id, value: 0 }))).toBe(order);
  });

  it('OD-01 carries a newcomer in one list of twenty, each with the same chance', () => {
    const draws = Array.from({ length: 10_000 }, (_, index) => (index + 0.5) / 10_000);
    const found = draws.flatMap((draw) => newcomerFor(['a', 'b', 'c', 'd'], draw) ?? []);
    expect(found).toHaveLength(500);
    expect(found.filter(({ newcomer }) => newcomer === 'c')).toHaveLength(125);
    expect(found[0]?.chance).toBeCloseTo(0.0125);
    expect(newcomerFor([], 0)).toBeNull();
  });
});
