import { expect, it } from 'vitest';
import { LentPage } from '#request/lent-page.ts';
import { ListCache } from './list-cache.ts';

function asking(bytes: number) {
  const lists = new ListCache();
  const written: string[] = [];
  const ask = (etag: string) =>
    lists.of(etag, () => {
      written.push(etag);
      const page = LentPage.take();
      page.write(Buffer.alloc(bytes, etag));
      return page;
    });
  const writtenFor = (...etags: string[]) => {
    written.length = 0;
    for (const etag of etags) {
      const list = ask(etag);
      const text = (list instanceof LentPage ? list.bytes : list).toString('latin1', 0, etag.length);
      expect(text).toBe(etag);
      if (list instanceof LentPage) list.giveBack();
    }
    return written.join(' ');
  };
  return { writtenFor };
}

it('SV-02 a list is kept when it is asked for again, until the oldest has to make room', () => {
  const { writtenFor } = asking(5 * 1024 * 1024);
  expect(writtenFor('a', 'b', 'a', 'b')).toBe('a b a b');
  expect(writtenFor('a', 'b', 'a')).toBe('');
  expect(writtenFor('c', 'c', 'c', 'a', 'b')).toBe('c c');
  expect(writtenFor('d', 'd', 'd', 'c', 'b')).toBe('d d');
  expect(writtenFor('a')).toBe('a');
});

it('SV-02 lists that are asked for once evict none that are asked for again', () => {
  const { writtenFor } = asking(1024);
  writtenFor('a', 'a');
  writtenFor(...Array.from({ length: 1_000 }, (_, index) => `once ${index}`));
  expect(writtenFor('a')).toBe('');
  expect(writtenFor('once 1', 'once 1')).toBe('once 1 once 1');
});
