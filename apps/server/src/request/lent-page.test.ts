import { expect, it } from 'vitest';
import { LentPage } from './lent-page.ts';

it('SV-02 a page has what was written, however much it is', () => {
  const page = LentPage.take();
  for (let piece = 0; piece < 1_000; piece += 1) page.write(Buffer.alloc(997, piece % 7));
  const expected = Array.from({ length: 1_000 }, (_, piece) => Buffer.alloc(997, piece % 7));
  expect(page.bytes.equals(Buffer.concat(expected))).toBe(true);
});

it('SV-02 a page is lent to nobody else before it is given back, and is empty then', () => {
  const one = LentPage.take();
  one.write(Buffer.from('of one'));
  const other = LentPage.take();
  other.write(Buffer.from('of another'));
  expect(one.bytes.toString()).toBe('of one');
  one.giveBack();
  const next = LentPage.take();
  expect(next.bytes).toHaveLength(0);
  next.write(Buffer.from('next'));
  expect(other.bytes.toString()).toBe('of another');
});
