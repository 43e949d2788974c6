import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayAmount, formatCurrency, formatNumber, offsetOf } from './display.ts';

const offsets = [0, 1, 2, 3];

const moved = (amount: number, offset: number) => displayAmount(amount, { cer: null, baseRate: 1, offset });

/** What the wire carries, and how it reads when the point moves by 0, 1, 2 and 3 digits (decision 0005). */
describe('the edges of both displays', () => {
  it.each([
    [0, ['0', '0', '0', '0']],
    [999, ['999', '99.9', '9.99', '0.999']],
    [1_000, ['1,000', '100', '10', '1']],
    [1_001, ['1,001', '100.1', '10.01', '1.001']],
    [9_999, ['9,999', '999.9', '99.99', '9.999']],
    [10_000, ['10,000', '1,000', '100', '10']],
    [10_001, ['10K', '1,000', '100.01', '10.001']],
    [999_999, ['999.9K', '99.9K', '9,999', '999.999']],
    [1_000_000, ['1M', '100K', '10,000', '1,000']],
    [1_000_001, ['1M', '100K', '10K', '1,000']],
    [10_000_001, ['10M', '1M', '100K', '10K']],
    [1_000_000_000, ['1,000M', '100M', '10M', '1M']],
    [-1, ['-1', '-0.1', '-0.01', '-0.001']],
    [-999, ['-999', '-99.9', '-9.99', '-0.999']],
    [-1_001, ['-1,001', '-100.1', '-10.01', '-1.001']],
    [-10_000, ['-10,000', '-1,000', '-100', '-10']],
    [-10_001, ['-10K', '-1,000', '-100.01', '-10.001']],
    [-1_000_001, ['-1M', '-100K', '-10K', '-1,000']],
  ])('MO-01 writes %d as a number with every offset: %j', (amount, texts) => {
    expect(offsets.map((offset) => formatNumber(moved(amount, offset), 'en-US'))).toEqual(texts);
  });

  it.each([
    [0, ['$0.00', '$0.00', '$0.00', '$0.00']],
    [999, ['$999.00', '$99.90', '$9.99', '$0.99']],
    [1_000, ['$1,000.00', '$100.00', '$10.00', '$1.00']],
    [1_001, ['$1,001.00', '$100.10', '$10.01', '$1.00']],
    [9_999, ['$9,999.00', '$999.90', '$99.99', '$9.99']],
    [10_000, ['$10K', '$1,000.00', '$100.00', '$10.00']],
    [10_001, ['$10K', '$1,000.10', '$100.01', '$10.00']],
    [999_999, ['$999.99K', '$99.99K', '$9,999.99', '$999.99']],
    [1_000_000, ['$1M', '$100K', '$10K', '$1,000.00']],
    [1_000_001, ['$1M', '$100K', '$10K', '$1,000.00']],
    [-1, ['-$1.00', '-$0.10', '-$0.01', '$0.00']],
    [-999, ['-$999.00', '-$99.90', '-$9.99', '-$0.99']],
    [-10_001, ['-$10K', '-$1,000.10', '-$100.01', '-$10.00']],
    [-1_000_001, ['-$1M', '-$100K', '-$10K', '-$1,000.00']],
  ])('MO-01 writes %d as money with every offset: %j', (amount, texts) => {
    expect(offsets.map((offset) => formatCurrency(moved(amount, offset), 'USD', 'en-US'))).toEqual(texts);
  });
});

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [0.005, '0.005'],
    [0.0009, '0'],
    [-0.0009, '0'],
    [12.5, '12.5'],
    [114.99999999999999, '115'],
    [999, '999'],
    [999.9999, '999.999'],
    [1_000, '1,000'],
    [1_000.9, '1,000'],
    [1_001, '1,001'],
    [9_999, '9,999'],
    [9_999.9, '9,999'],
    [10_000, '10,000'],
    [10_000.000000000002, '10,000'],
    [10_001, '10K'],
    [10_099, '10K'],
    [10_100, '10.1K'],
    [12_399, '12.3K'],
    [100_000, '100K'],
    [999_949, '999.9K'],
    [999_999, '999.9K'],
    [999_999.9999999999, '1M'],
    [1_000_000, '1M'],
    [1_000_001, '1M'],
    [1_999_999, '1.9M'],
    [2_500_000_000, '2,500M'],
    [-5.5, '-5.5'],
    [-1_001, '-1,001'],
    [-10_001, '-10K'],
    [-12_399, '-12.3K'],
    [-1_990_000, '-1.9M'],
  ])('MO-01 writes %d as %s', (value, text) => {
    expect(formatNumber(value, 'en-US')).toBe(text);
  });

  it.each([
    ['de-DE', '12,3K'],
    ['fr-FR', '12,3K'],
    ['th-TH', '12.3K'],
    ['ar-EG', '12.3K'],
    ['ar-SA', '12.3K'],
  ])('MO-01 keeps Latin digits and K in %s', (locale, text) => {
    expect(formatNumber(12_399, locale)).toBe(text);
  });

  it('MO-01 never shows more than there is, and loses less than one step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (value) => {
        const text = formatNumber(value, 'en-US').replaceAll(',', '');
        const unit = text.endsWith('M') ? 1_000_000 : text.endsWith('K') ? 1_000 : 1;
        const shown = Math.round(Number.parseFloat(text) * unit);
        expect(shown).toBeLessThanOrEqual(value);
        expect(value - shown).toBeLessThan(unit === 1 ? 1 : unit / 10);
      }),
    );
  });
});

describe('formatCurrency', () => {
  it.each([
    [0, 'USD', '$0.00'],
    [5, 'USD', '$5.00'],
    [0.29, 'USD', '$0.29'],
    [12.349, 'USD', '$12.34'],
    [9_999.99, 'USD', '$9,999.99'],
    [10_000, 'USD', '$10K'],
    [12_349, 'USD', '$12.34K'],
    [1_250_000, 'EUR', '€1.25M'],
    [-3.5, 'USD', '-$3.50'],
    [-0.001, 'USD', '$0.00'],
    [1_234, 'JPY', '¥1,234'],
    [1.2345, 'KWD', 'KWD 1.23'],
    [12.5, 'Coins', '12.5 Coins'],
    [1_234.567, 'Coins', '1,234.56 Coins'],
    [10_000, 'Coins', '10K Coins'],
    [12_349, 'Coins', '12.34K Coins'],
  ])('MO-01 writes %d %s as %s', (value, currency, text) => {
    expect(formatCurrency(value, currency, 'en-US').replace('\u00a0', ' ')).toBe(text);
  });

  it('MO-01 lets each language place its symbol, with Latin digits', () => {
    expect(formatCurrency(1_234.5, 'EUR', 'de-DE').replace('\u00a0', ' ')).toBe('1.234,50 €');
    expect(formatCurrency(1_234.5, 'EGP', 'ar-EG')).toMatch(/1,234\.50/);
  });
});

describe('displayAmount', () => {
  it.each([
    [12_345, { cer: null, baseRate: 100, offset: 0 }, 12_345],
    [12_345, { cer: null, baseRate: 100, offset: 1 }, 1_234.5],
    [12_345, { cer: null, baseRate: 100, offset: 2 }, 123.45],
    [12_345, { cer: null, baseRate: 100, offset: 3 }, 12.345],
    [250, { cer: 1, baseRate: 100, offset: 0 }, 2.5],
    [250, { cer: 200, baseRate: 100, offset: 1 }, 50],
    [250, { cer: 0, baseRate: 100, offset: 0 }, 250],
    [250, { cer: Number.NaN, baseRate: 100, offset: 0 }, 250],
    [250, { cer: 5, baseRate: 0, offset: 0 }, 250],
    [-100, { cer: null, baseRate: 1, offset: 2 }, -1],
  ])('MO-01 shows %d with %o as %d', (amount, rates, shown) => {
    expect(displayAmount(amount, rates)).toBe(shown);
  });
});

describe('offsetOf', () => {
  it.each([
    [null, 2, 2],
    [1, 2, 1],
    [3, 0, 3],
    [0, 2, 2],
    [4, 2, 2],
    [1.5, 2, 2],
    [Number.NaN, 0, 0],
  ])('MO-01 umd %d on an app with %d decimals moves the point by %d', (umd, moveDecimals, offset) => {
    expect(offsetOf(umd, moveDecimals)).toBe(offset);
  });
});
