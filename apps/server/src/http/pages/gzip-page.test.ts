import { gunzipSync } from 'node:zlib';
import type { DocumentText, SharedText } from '@earnwall/contract/first-paint';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gzipPage } from './gzip-page.ts';
import { isShared } from './page-bytes.ts';

const textOf = (page: DocumentText) =>
  page.map((part) => (isShared(part) ? part.text : Buffer.from(part as string).toString())).join('');

const shared: readonly SharedText[] = [
  '',
  '<style>',
  'Ünïcode 日本語 😀',
  '.tile{color:red}'.repeat(5_000),
].map((text) => ({
  text,
}));

it('a page that is put together is the text of its parts, however often and in which order they come', () => {
  const own = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('<li>tile</li>'.repeat(400)));
  const part = fc.oneof(
    own,
    own.map((text) => new TextEncoder().encode(text)),
    fc.constantFrom(...shared),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (page) => {
      expect(gunzipSync(gzipPage(page)).toString()).toBe(textOf(page));
    }),
  );
});

it('a page larger than any one block arrives whole', () => {
  const page = ['a'.repeat(70_000), { text: 'b'.repeat(70_000) }, 'c'.repeat(70_000)];
  expect(gunzipSync(gzipPage(page)).toString()).toBe(textOf(page));
});
