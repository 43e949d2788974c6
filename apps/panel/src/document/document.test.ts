import type { SharedText } from '@earnwall/contract/first-paint';
import { expect, it } from 'vitest';
import { paintData } from '#lib/paint-data.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { samplePaint } from '#testing/sample-paint.ts';
import { documentOf } from './document.ts';

const page = documentOf({
  data: paintData(
    samplePaint({
      ...{ language: 'ar', locale: 'ar-EG', dir: 'rtl' },
      metadata: sampleMetadata({ app_name: '</script><b>', html: 'a\u2028b' }),
    }),
  ),
  texts: { first: '/assets/ar-first.json', rest: '/assets/ar-rest.json' },
  nonce: 'n0nce',
  title: 'A & <B>',
  assets: {
    entry: '/assets/entry.js',
    css: () => ({ text: '.x{}', files: ['/assets/x.css'] }),
    modules: (screen) => [`/assets/${screen}.js`],
    styles: (screen) => ['/assets/x.css', `/assets/${screen}.css`],
    texts: () => ({ first: '', rest: '' }),
  },
  screen: 'offers',
  body: ['<p>', Buffer.from('list'), '</p>'],
  hydrate: true,
});
const html = page.map((part) => `${'text' in Object(part) ? (part as SharedText).text : part}`).join('');

it('is one document with language, direction, design, styles, list and data', () => {
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<title>A &#38; &#60;B&#62;</title>');
  expect(html).toMatch(/<style id="theme" nonce="n0nce">:root\{/);
  expect(html).toContain(
    '<style nonce="n0nce">.x{}</style><link rel="stylesheet" href="/assets/x.css" disabled>',
  );
  expect(html).toContain('<link rel="modulepreload" href="/assets/offers.js" nonce="n0nce">');
  const styles = html.match(/<link rel="preload" as="style"[^>]*>/g);
  expect(styles).toEqual([
    '<link rel="preload" as="style" href="/assets/offers.css" crossorigin nonce="n0nce">',
  ]);
  for (const file of ['/assets/ar-first.json', '/assets/ar-rest.json']) {
    expect(html).toContain(`<link rel="preload" as="fetch" href="${file}" crossorigin nonce="n0nce">`);
  }
  expect(html).toContain('<div id="root" data-hydrate><p>list</p></div>');
});

it('an early press is kept from the first button on, however slowly the page arrives', () => {
  expect(html).toMatch(/<body><script[^>]*>[^<]*takeEarlyPress[^<]*<\/script><div id="root"/);
});

it('every script and style carries the nonce, and none is inline but the data and the keeper of an early press', () => {
  const elements = html.match(/<(script|style)[^>]*>/g) ?? [];
  expect(elements.every((element) => element.includes('nonce="n0nce"'))).toBe(true);
  expect(elements.filter((element) => element.startsWith('<script'))).toEqual([
    '<script type="module" src="/assets/entry.js" nonce="n0nce">',
    '<script nonce="n0nce">',
    '<script type="application/json" id="first-paint" nonce="n0nce">',
  ]);
  expect(html.match(/<\/script>/g)).toHaveLength(3);
});
