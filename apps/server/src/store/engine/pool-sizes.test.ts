import { expect, it } from 'vitest';
import { connectionsOf, poolSizes } from './pool-sizes.ts';

it('shares the connections of one process among workers, down to what each needs', () => {
  expect(poolSizes(1)).toEqual({ calls: 20, callbacks: 8, jobs: 8, postbacks: 4 });
  expect(poolSizes(2)).toEqual({ calls: 10, callbacks: 4, jobs: 4, postbacks: 2 });
  expect(poolSizes(64)).toEqual({ calls: 4, callbacks: 2, jobs: 3, postbacks: 2 });
});

it.each([
  [1, 44],
  [2, 48],
  [4, 64],
  [8, 120],
])('%i workers open %i connections at most, as docs/operating.md says', (workers, connections) => {
  expect(connectionsOf(workers)).toBe(connections);
});
