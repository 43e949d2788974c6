import { describe, expect, it } from 'vitest';
import { liftTexts } from './lift-texts.ts';

describe('OD-04 a gain in the reader’s numbers', () => {
  it.each([
    ['en-US', { lift: 0.0704, low: 0.02, high: 0.1201 }, '+7% 2% 12%'],
    ['en-US', { lift: -0.001, low: -0.03, high: 0.004 }, '0% -3% 0%'],
    ['de-DE', { lift: 0.07, low: -0.02, high: 0.12 }, '+7 % -2 % 12 %'],
  ])('%s', (locale, lift, shown) => {
    const { lift: gain, low, high } = liftTexts(lift, locale);
    expect(`${gain} ${low} ${high}`.replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it('has Latin digits in Arabic', () => {
    expect(liftTexts({ lift: 0.07, low: 0.02, high: 0.12 }, 'ar-EG').lift).toContain('7');
  });
});
