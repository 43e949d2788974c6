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

  it('keeps the name of the publisher’s own currency when amounts are localised', () => {
    expect(amountParts(7, { ...coins, localized: true }, 'en')).toEqual({ number: '7', unit: 'coins' });
  });
});
