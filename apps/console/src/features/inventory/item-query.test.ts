import { expect, it } from 'vitest';
import { isFiltered } from './item-query.ts';

it('an order is no filter', () => {
  expect([isFiltered({ sort: 'epc', order: 'asc' }), isFiltered({ featured: '1' })]).toEqual([false, true]);
});
