import { expect, it } from 'vitest';
import { translatedTo } from './translated-to.ts';

it.each([
  ['our own page', 'en', [], 'en', null],
  ['our own page with a class of ours', 'en', ['dark'], 'en', null],
  ['our own page in other letters', 'pt-br', [], 'pt-BR', null],
  ['a page whose language was taken away', '', [], 'en', null],
  ['Chrome', 'de', ['translated-ltr'], 'en', 'de'],
  ['Chrome, to the left', 'ar', ['translated-rtl'], 'en', 'ar'],
  ['Chrome before it names the language', 'en', ['translated-ltr'], 'en', 'und'],
  ['a browser that leaves no class', 'zh-Hant', [], 'en', 'zh-Hant'],
  ['a language that is none', 'de; drop', [], 'en', 'und'],
])('AP-05 knows %s', (_what, lang, classes, painted, language) => {
  expect(translatedTo({ lang, classes }, painted)).toBe(language);
});
