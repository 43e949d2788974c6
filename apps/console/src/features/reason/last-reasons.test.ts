// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepReason, lastReasons } from './last-reasons.ts';

beforeEach(() => localStorage.clear());

it('has the last five, each once, the latest first', () => {
  for (const reason of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) keepReason(reason);
  expect(lastReasons()).toEqual(['f', 'a', 'e', 'd', 'c']);
});

it.each(['{', '{}', '[1]'])('%s in the storage is no reason', (stored) => {
  localStorage.setItem('earnwall.console.reasons', stored);
  expect(lastReasons()).toEqual([]);
});

it('what people read is never offered for the audit, nor the other way round', () => {
  keepReason('Looks like a fraud ring');
  keepReason('Survey 77120 was finished', 'told');
  expect([lastReasons(), lastReasons('told')]).toEqual([
    ['Looks like a fraud ring'],
    ['Survey 77120 was finished'],
  ]);
});
