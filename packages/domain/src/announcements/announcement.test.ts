import { describe, expect, it } from 'vitest';
import { announcementHtml, contentErrors } from './announcement.ts';

const isLanguage = (tag: string) => ['en', 'de', 'ar'].includes(tag);
const en = { text: 'Double points.', label: null };

describe('an announcement', () => {
  it.each([
    ['in English', { texts: { en }, link: null, country: null }],
    [
      'in two languages with a link for one country',
      { texts: { en: { ...en, label: 'More' }, de: en }, link: 'https://a.example/b?c=d', country: 'DE' },
    ],
  ])('%s is right', (_, content) => expect(contentErrors(content, isLanguage)).toEqual({}));

  it.each([
    ['without English', { texts: { de: en }, link: null, country: null }, 'texts.en'],
    ['without words', { texts: { en: { text: ' ', label: null } }, link: null, country: null }, 'texts.en'],
    ['in no language of the panel', { texts: { en, tlh: en }, link: null, country: null }, 'texts.tlh'],
    [
      'with an empty translation',
      { texts: { en, de: { ...en, text: '' } }, link: null, country: null },
      'texts.de',
    ],
    ['too long', { texts: { en: { ...en, text: 'x'.repeat(2001) } }, link: null, country: null }, 'texts.en'],
    [
      'with a link that runs code',
      { texts: { en: { ...en, label: 'More' } }, link: 'javascript:alert(1)', country: null },
      'link',
    ],
    ['with a link without a name', { texts: { en }, link: 'https://a.example', country: null }, 'labels.en'],
    ['for no country', { texts: { en }, link: null, country: 'ZZ' }, 'country'],
  ])('%s is refused', (_, content, field) =>
    expect(Object.keys(contentErrors(content, isLanguage))).toEqual([field]),
  );
});

describe('its HTML', () => {
  const texts = { en: { text: 'Hello', label: 'More' }, de: { text: 'Hallo', label: null } };
  it.each([
    ['en', null, '<p>Hello</p>'],
    ['de', null, '<p>Hallo</p>'],
    ['fr', null, '<p>Hello</p>'],
    [
      'de',
      'https://a.example/?b=1&c="',
      '<p>Hallo</p><p><a href="https://a.example/?b=1&amp;c=&quot;">More</a></p>',
    ],
  ])('in %s with link %s', (language, link, html) =>
    expect(announcementHtml(texts, link, language)).toBe(html),
  );

  it.each([
    ['one\ntwo\n\n three ', '<p>one<br>two</p><p>three</p>'],
    ['<ul><li>one</li></ul>', '<ul><li>one</li></ul>'],
    ['<b>bold</b>', '<p><b>bold</b></p>'],
    ['', ''],
  ])('of %o', (text, html) => expect(announcementHtml({ en: { text, label: null } }, null, 'en')).toBe(html));
});
