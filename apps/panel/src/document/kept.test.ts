import { expect, it } from 'vitest';
import { Kept } from './kept.ts';

it('makes a thing once, and keeps those that are asked for', () => {
  const kept = new Kept<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    kept.of(key, () => {
      made.push(key);
      return `the ${key}`;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'e', 'a', 'f', 'b'])
    expect(ask(key)).toBe(`the ${key}`);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'b']);
});
