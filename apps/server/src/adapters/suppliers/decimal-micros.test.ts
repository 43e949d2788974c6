import { describe, expect, it } from 'vitest';
import { decimalMicros, microsOfDecimal } from './decimal-micros.ts';

describe('SV-01 money as suppliers write it', () => {
  it.each([
    ['1.05', 1_050_000n],
    [1.05, 1_050_000n],
    [0.1, 100_000n],
    ['12', 12_000_000n],
    [12, 12_000_000n],
    ['0.000001', 1n],
    [0.000001, 1n],
    ['999999.999999', 999_999_999_999n],
    [999999.999999, 999_999_999_999n],
    ['007.10', 7_100_000n],
    [0, 0n],
  ])('SV-01 keeps every digit of %s dollars', (amount, micros) => {
    expect(microsOfDecimal(amount)).toBe(micros);
  });

  it.each([
    ['0.1234567', 123_456n],
    ['1.9999999', 1_999_999n],
    [0.0000005, 0n],
    [1.5e-9, 0n],
  ])('SV-01 cuts off what is smaller than a millionth: %s', (amount, micros) => {
    expect(microsOfDecimal(amount)).toBe(micros);
  });

  it.each(['', ' 1', '-1', '+1', '1.', '.5', '1,05', '1e3', '0x10', '1000000', 'variable', 'NaN', '１'])(
    'SV-01 is nothing but digits and one point: %j',
    (amount) => {
      expect(microsOfDecimal(amount)).toBeNull();
      expect(decimalMicros.safeParse(amount).success).toBe(false);
    },
  );

  it.each([-1, 1e21, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, [1]])(
    'SV-01 is no other kind of value: %j',
    (amount) => {
      expect(microsOfDecimal(amount)).toBeNull();
      expect(decimalMicros.safeParse(amount).success).toBe(false);
    },
  );

  it('SV-01 is read as part of a row', () => {
    expect(decimalMicros.parse('2.50')).toBe(2_500_000n);
    expect(decimalMicros.parse(2.5)).toBe(2_500_000n);
  });
});
