import { expect, it } from 'vitest';
import { areOffersOn } from './offers.ts';

it.each([
  [true, null, true],
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, null, false],
])('app %s, address %s: %s', (is_enabled, enableOffers, on) => {
  expect(areOffersOn({ offers_settings: { is_enabled, show_wallet: false } }, { enableOffers })).toBe(on);
});
