import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { isRightToLeft } from './right-to-left.ts';

it.each(Object.entries(languages))('LO-01 %s is read the way its row says', (language, { dir, home }) => {
  for (const locale of [language, `${language.slice(0, 2)}-${home}`]) {
    expect(isRightToLeft(locale)).toBe(dir === 'rtl');
  }
});
