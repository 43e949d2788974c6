import { describe, expect, it } from 'vitest';
import { currencySymbol } from './currency-symbol.ts';
import { formatCurrency } from './display.ts';

const currencies = Intl.supportedValuesOf('currency');

function atHome(currency: string): string {
  return new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize().language;
}

describe('currencySymbol', () => {
  it('LO-03 knows the signs of about 150 currencies; CLDR writes the others by their code', () => {
    const known = currencies.filter((currency) =>
      ['en', atHome(currency)].some((locale) => currencySymbol(currency, locale) !== currency),
    );
    expect(known.length).toBeGreaterThanOrEqual(145);
  });

  it.each(currencies)('LO-03 %s is one sign, in an amount as by itself', (currency) => {
    for (const locale of ['en', 'ar', 'ja']) {
      const sign = currencySymbol(currency, locale);
      expect(sign).toMatch(/[\p{L}\p{Sc}]/u);
      expect(sign).not.toContain('¤');
      expect(formatCurrency(5, currency, locale).split(sign)).toHaveLength(2);
    }
  });

  it.each([
    ['USD', 'en', '$'],
    ['EUR', 'de', '€'],
    ['JPY', 'en', '¥'],
    ['PLN', 'pl', 'zł'],
    ['TRY', 'tr', '₺'],
    ['PEN', 'en', 'S/'],
    ['KES', 'de', 'Ksh'],
    ['CHF', 'de', 'CHF'],
    ['AED', 'en', 'AED'],
    ['AED', 'ar', 'د.إ.'],
  ])('LO-03 %s in %s is %s', (currency, locale, sign) => {
    expect(currencySymbol(currency, locale).replace(/\p{Bidi_Control}/gu, '')).toBe(sign);
  });
});
