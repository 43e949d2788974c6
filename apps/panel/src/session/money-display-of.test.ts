import { describe, expect, it } from 'vitest';
import { readStartUp } from '#app/start-up/start-up.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { moneyDisplayOf } from './money-display-of.ts';

const metadata = sampleMetadata({ move_decimals: 2, currency_exchange_rate: 100, base_exchange_rate: 100 });
const display = (search: string, changes = {}) =>
  moneyDisplayOf({ ...metadata, ...changes }, readStartUp(search));

describe('moneyDisplayOf', () => {
  it('ID-11 reads amounts the way of the app', () => {
    expect(display('')).toEqual({
      currencyName: 'coins',
      rates: { cer: 100, baseRate: 100, offset: 2 },
      localized: false,
    });
  });

  it('ID-05 umd, cer and cn change the display', () => {
    expect(display('?umd=1&cer=250&cn=Gems')).toEqual({
      currencyName: 'Gems',
      rates: { cer: 250, baseRate: 100, offset: 1 },
      localized: false,
    });
  });

  it('ID-05 cl wins over the currency localization of the app', () => {
    const on = { settings: { ...metadata.settings, currency_localization: true } };
    expect([display('?cl=1'), display('', on), display('?cl=0', on)].map((one) => one.localized)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
