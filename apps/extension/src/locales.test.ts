import { expect, it } from 'vitest';
import { chromeLocale, chromeMessages } from './locales.ts';

it.each([
  ['en', 'en'],
  ['fil', 'fil'],
  ['pt', 'pt_PT'],
  ['pt-BR', 'pt_BR'],
  ['zh', 'zh_CN'],
])('the language %s is %s to Chrome', (language, locale) => {
  expect(chromeLocale(language)).toBe(locale);
});

it('takes the extension’s texts alone, and a dollar stays a dollar', () => {
  expect(chromeMessages({ back: 'Back', chrome_open: 'Open', chrome_price: 'US$ 5' })).toEqual({
    chrome_open: { message: 'Open' },
    chrome_price: { message: 'US$$ 5' },
  });
});
