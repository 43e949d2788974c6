import { expect, it } from 'vitest';
import { stepOverList } from './over-list.ts';
import { routes } from './routes.ts';

const names = (conditions: Parameters<typeof stepOverList>[1]) =>
  routes.flatMap(({ name }) => stepOverList(name, conditions) ?? []);

it('SL-07 embedded, policy, questions and qualify open over the list', () => {
  expect(names({ embedded: true, hasList: true })).toEqual(['policy', 'questions', 'qualify']);
});

it('SL-07 on a page of its own, and where there is no list, they are pages', () => {
  expect(names({ embedded: false, hasList: true })).toEqual([]);
  expect(names({ embedded: true, hasList: false })).toEqual([]);
});
