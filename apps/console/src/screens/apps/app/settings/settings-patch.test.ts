import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { expect, it } from 'vitest';
import { keptWhileSaving, patchOf } from './settings-patch.ts';

const settings = (given: Partial<AppSettings>) => given as AppSettings;

it('only what was changed is sent', () => {
  expect(patchOf(settings({ name: 'A', html: null, decimals: 0 }), ['name', 'html'])).toEqual({
    name: 'A',
    html: null,
  });
});

it('the draft takes what was stored, but for what was typed while it was saved', () => {
  const sent = { name: ' A ', html: '<p>x</p>' };
  const now = settings({ name: ' A b', html: '<p>x</p>', currency_name: 'Coins' });
  const stored = settings({ name: 'A', html: '<p>x', currency_name: 'Gems' });
  expect(keptWhileSaving(sent, now, stored)).toEqual({ html: '<p>x' });
});
