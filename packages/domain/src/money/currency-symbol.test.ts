import { describe, expect, it } from 'vitest';
import { currencySign } from './currency-symbol.ts';
import { formatCurrency } from './display.ts';

const currencies = Intl.supportedValuesOf('currency');

function atHome(currency: string): string {
  return new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize().language;
}

const plain = (text: string) => text.replace(/\p{Bidi_Control}/gu, '').replace(/[\u00a0\u202f]/g, ' ');

describe('currencySign', () => {
  it('LO-03 knows the signs of about 150 currencies; CLDR writes the others by their code', () => {
    const known = currencies.filter((currency) =>
      ['en', atHome(currency)].some((locale) => currencySign(currency, locale).sign !== currency),
    );
    expect(known.length).toBeGreaterThanOrEqual(145);
  });

  it.each(currencies)('LO-03 %s is one sign, in an amount as by itself', (currency) => {
    for (const locale of ['en', 'ar', 'ja']) {
      const { sign } = currencySign(currency, locale);
      expect(sign).toMatch(/[\p{L}\p{Sc}]/u);
      expect(sign).not.toContain('¤');
      expect(formatCurrency(5, currency, locale)).toContain(sign);
    }
  });

  // Whatever CLDR calls a currency's sign is one, in whichever script it is at home.
  it.each(currencies.filter((currency) => /\p{Sc}/u.test(narrow(currency))))(
    'LO-03 %s shows its sign to readers of every script',
    (currency) => {
      for (const locale of ['en', 'de', 'ja', 'th', 'ar'])
        expect(currencySign(currency, locale).sign).not.toBe(currency);
    },
  );

  it.each([
    ['BDT', 'en-US', '৳5.00'],
    ['KHR', 'en-US', '៛5.00'],
    ['AMD', 'en-US', '֏5.00'],
    ['AFN', 'en-US', '؋5'],
    ['EUR', 'de-DE', '5,00 €'],
    ['JPY', 'en-US', '¥5'],
    ['PLN', 'pl-PL', '5,00 zł'],
    ['TRY', 'tr-TR', '₺5,00'],
    ['PEN', 'en-US', 'S/ 5.00'],
    ['KES', 'de-DE', '5,00 Ksh'],
    ['XOF', 'es-ES', '5 F CFA'],
    ['ALL', 'en-US', 'Lekë 5'],
    ['CHF', 'de-DE', '5,00 CHF'],
    ['AED', 'en-US', 'AED 5.00'],
    ['AED', 'ar-AE', '5.00 د.إ.'],
    ['USD', 'en-US', '$5.00'],
    ['USD', 'en-CA', 'US$5.00'],
    ['CAD', 'en-US', 'CA$5.00'],
    ['CAD', 'en-CA', '$5.00'],
    ['ARS', 'es-AR', '$ 5,00'],
    ['ARS', 'en-US', '$5.00 ARS'],
    ['USD', 'es-MX', '$5.00 USD'],
    ['NOK', 'en-US', 'kr 5.00 NOK'],
    ['NOK', 'no-NO', '5,00 kr'],
  ])('LO-03 5 %s in %s are %s', (currency, locale, text) => {
    expect(plain(formatCurrency(5, currency, locale))).toBe(text);
  });
});

function narrow(currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('en', options).format(0);
}
