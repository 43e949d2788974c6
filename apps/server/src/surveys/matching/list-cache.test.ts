import { expect, it } from 'vitest';
import { ListCache } from './list-cache.ts';

it('SV-02 a list is written once for its etag, and anew when the oldest had to make room', () => {
  const lists = new ListCache();
  const written: string[] = [];
  const ask = (etag: string) =>
    lists.of(etag, () => {
      written.push(etag);
      return Buffer.alloc(5 * 1024 * 1024, etag);
    });
  for (const etag of ['a', 'b', 'a', 'c', 'b']) expect(ask(etag).toString('latin1', 0, 1)).toBe(etag);
  expect(written).toEqual(['a', 'b', 'c']);
  ask('d');
  expect(['b', 'c', 'd', 'a'].map((etag) => ask(etag).toString('latin1', 0, 1))).toEqual([
    'b',
    'c',
    'd',
    'a',
  ]);
  expect(written).toEqual(['a', 'b', 'c', 'd', 'a']);
});
