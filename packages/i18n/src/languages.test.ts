import { describe, expect, it } from 'vitest';
import { isLanguage, languages } from './languages.ts';

const tags = Object.keys(languages).filter(isLanguage);

describe('languages', () => {
  it('LO-01 are the 25 that are required', () => {
    expect(tags.join(', ')).toBe(
      'en, de, es, fr, it, nl, pt, pt-BR, pl, ar, cs, da, fi, id, ja, ko, ms, no, ro, sv, th, tr, vi, zh, fil',
    );
  });

  it('LO-01 run left to right except Arabic', () => {
    expect(tags.filter((tag) => languages[tag].dir === 'rtl')).toEqual(['ar']);
  });

  it.each(tags.filter((tag) => tag !== 'pt'))('%s is at home where CLDR says', (tag) => {
    expect(languages[tag].home).toBe(new Intl.Locale(tag).maximize().region);
  });

  it('pt is at home in Portugal, because Brazil has its own translation', () => {
    expect(languages.pt.home).toBe('PT');
  });
});
