import { formatCurrency, formatNumber } from '@earnwall/domain/money/display';
import { languages } from '@earnwall/i18n/languages';
import { countries } from '@earnwall/i18n/locales';
import { describe, expect, it } from 'vitest';
import { amountParts, type MoneyDisplay } from './money-display.tsx';

const coins: MoneyDisplay = {
  currencyName: 'coins',
  rates: { cer: null, baseRate: 1, offset: 0 },
  localized: false,
};

describe('amountParts', () => {
  it('sets the number and the name of the currency apart', () => {
    expect(amountParts(720, coins, 'en')).toEqual({ number: '720', unit: 'coins' });
  });

  it('moves the decimal point and applies the exchange rate of the visit', () => {
    const rates = { cer: 200, baseRate: 100, offset: 2 };
    expect(amountParts(720, { ...coins, rates }, 'en')).toEqual({ number: '14.4', unit: 'coins' });
  });

  it('shows a symbol and no name for a currency the platform knows', () => {
    const dollars = { ...coins, currencyName: 'USD', localized: true };
    expect(amountParts(7, dollars, 'en')).toEqual({ number: '$7.00', unit: null });
  });

  it('LO-03 sets the code beside a sign that the reader would take for another currency', () => {
    const pesos = { ...coins, currencyName: 'ARS', localized: true };
    expect(amountParts(7, pesos, 'en-US')).toEqual({ number: '$7.00', unit: 'ARS' });
    expect(amountParts(7, pesos, 'es-AR')).toEqual({ number: '$\u00a07,00', unit: null });
  });

  it('keeps the name of the publisher’s own currency when amounts are localised', () => {
    expect(amountParts(7, { ...coins, localized: true }, 'en')).toEqual({ number: '7', unit: 'coins' });
  });
});

it.each(
  Object.entries(countries).flatMap(([country, spoken]) =>
    spoken.map((one) => `${one.slice(0, 2)}-${country}`),
  ),
)('LO-03 no two currencies look the same in %s', (locale) => {
  const texts = Intl.supportedValuesOf('currency').map((currency) => formatCurrency(1_000, currency, locale));
  const signs = texts.map((text) => text.replace(/\d/g, ''));
  expect(signs.filter((sign, place) => signs.indexOf(sign) !== place)).toEqual([]);
});

it.each(Object.keys(languages))(
  'MO-01 writes both in %s with Latin digits, and never more than there is',
  (language) => {
    for (const amount of [0, 999, 10_001, 999_999, 1_000_001, -1_001]) {
      const texts = [formatNumber(amount, language), formatCurrency(amount, 'EUR', language)];
      for (const text of texts) expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/);
      expect(texts[0]?.endsWith('K')).toBe(amount === 10_001 || amount === 999_999);
      expect(texts[0]?.endsWith('M')).toBe(amount === 1_000_001);
    }
    expect(formatNumber(999_999, language)).toMatch(/^999[.,٫]9K$/);
    expect(formatCurrency(0.999, 'EUR', language)).toMatch(/0[.,]99/);
  },
);
