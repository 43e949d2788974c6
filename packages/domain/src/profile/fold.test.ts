import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('a search finds what people mean', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['  Łódź ', 'lodz'],
    ['Tromsø', 'tromso'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['Đà Nẵng', 'da nang'],
    ['Weißensee', 'weissensee'],
    ['أبها', 'ابها'],
    ['ｔｏｋｙｏ', 'tokyo'],
    ['New   York', 'new york'],
    ['100%_\\', '100%_\\'],
    ['', ''],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(['São Paulo', 'Łódź', '京都市', 'กรุงเทพมหานคร', '서울'])('%s folded twice is the same', (text) => {
    expect(fold(fold(text))).toBe(fold(text));
  });
});
