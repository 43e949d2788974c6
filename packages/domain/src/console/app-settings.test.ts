import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { describe, expect, it } from 'vitest';
import { appFields, capabilityOfField } from './app-fields.ts';
import { settingsErrors } from './app-settings.ts';
import { effectsOf } from './change-effects.ts';
import { normalSettings } from './normal-settings.ts';

const settings: AppSettings = {
  ...{ name: 'Pixel Quest', status: 'open', test_mode: false },
  ...{
    currency_name: 'Coins',
    exchange_rate: '1000',
    decimals: 0,
    revenue_share: '70',
    fair_pay: '4',
    credit_cap: '500',
  },
  allowed_origins: ['https://pixel.example'],
  sources: [{ source: 'web', enabled: true, disabled_countries: ['DE'] }],
  ...{ requires_security_hash: true, checks_vpn: true, checks_relay: true, checks_location: true },
  ...{ requires_phone: false, panel_enabled: true, offers_enabled: true, single_survey: false },
  ...{ show_rewards: true, show_filters: true, show_wallet: false, chat_available: false },
  ...{ rounded_buttons: false, fs_variant: false, partial_message: false, no_redirect_in_iframe: false },
  ...{ new_results_ui: true, currency_localization: false, tile_layout: 'current', layout: 'default' },
  ...{
    sections: true,
    col_qty: null,
    policy_required: true,
    policy_url: null,
    html: null,
    extension_bonus: null,
  },
  ...{ redirect_type: null, return_url: null, latency_probe: false },
};
const source = (change: Partial<AppSettings['sources'][number]>) => ({
  ...{ source: 'web', enabled: true, disabled_countries: [] },
  ...change,
});

it('right settings have no errors', () => {
  expect(settingsErrors(settings)).toEqual({});
});

describe('CO-01 a wrong value is named with what would do', () => {
  it.each<[Partial<AppSettings>, Partial<Record<string, string>>]>([
    [{ name: '  ' }, { name: '1 to 80' }],
    [{ name: 'x'.repeat(81) }, { name: '1 to 80' }],
    [{ currency_name: '' }, { currency_name: '1 to 40' }],
    [{ exchange_rate: '0' }, { exchange_rate: 'above 0' }],
    [{ exchange_rate: '1000000000.1' }, { exchange_rate: 'at most 1000000000' }],
    [{ exchange_rate: '1,000' }, { exchange_rate: 'above 0' }],
    [{ exchange_rate: '0.0000001' }, { exchange_rate: '6 decimals' }],
    [{ decimals: 4 }, { decimals: '0, 1, 2 or 3' }],
    [{ revenue_share: '100.01' }, { revenue_share: '0 to 100' }],
    [{ revenue_share: '' }, { revenue_share: '0 to 100' }],
    [{ fair_pay: '20.01' }, { fair_pay: '0.01 to 20' }],
    [{ fair_pay: '0' }, { fair_pay: 'or empty' }],
    [{ fair_pay: '1.234' }, { fair_pay: 'percentage' }],
    [{ credit_cap: '0' }, { credit_cap: 'above 0' }],
    [{ credit_cap: '2.5' }, { credit_cap: 'whole number' }],
    [{ decimals: 1, credit_cap: '2.55' }, { credit_cap: '1 decimals' }],
    [{ extension_bonus: '9007199254740993' }, { extension_bonus: 'whole number' }],
    [{ allowed_origins: ['pixel.example'] }, { allowed_origins: '“pixel.example” is no origin' }],
    [{ sources: [source({ source: 'a b' })] }, { sources: 'letters, digits' }],
    [{ sources: [source({}), source({})] }, { sources: 'there twice' }],
    [{ sources: [source({ disabled_countries: ['QQ'] })] }, { sources: '“QQ” is no country' }],
    [{ col_qty: 13 }, { col_qty: '1 to 12' }],
    [{ policy_url: 'javascript:alert(1)' }, { policy_url: 'https://' }],
    [{ return_url: 'pixel.example' }, { return_url: 'https://' }],
    [{ html: 'x'.repeat(20_001) }, { html: '20000' }],
  ])('%j', (change, expected) => {
    const errors = settingsErrors({ ...settings, ...change });
    expect(Object.keys(errors)).toEqual(Object.keys(expected));
    for (const [field, part] of Object.entries(expected))
      expect(errors[field as keyof AppSettings]?.[0]).toContain(part);
  });

  it('looks at the given fields only', () => {
    expect(settingsErrors({ ...settings, name: '' }, ['decimals'])).toEqual({});
  });
});

it('settings are stored trimmed, sorted and each origin once', () => {
  const { name, allowed_origins, sources } = normalSettings({
    name: ' Pixel Quest ',
    allowed_origins: ['https://Pixel.example/shop', 'https://pixel.example'],
    sources: [source({ source: 'web', disabled_countries: ['US', 'DE', 'US'] }), source({ source: 'ios' })],
  });
  expect({ name, allowed_origins }).toEqual({
    name: 'Pixel Quest',
    allowed_origins: ['https://pixel.example'],
  });
  expect(sources).toEqual([
    source({ source: 'ios' }),
    source({ source: 'web', disabled_countries: ['DE', 'US'] }),
  ]);
});

it('CO-05 state and money need more than other settings', () => {
  const governed = appFields.filter((field) => capabilityOfField(field) === 'apps:govern');
  expect(governed).toEqual([
    'status',
    'exchange_rate',
    'revenue_share',
    'fair_pay',
    'credit_cap',
    'extension_bonus',
  ]);
});

describe('effects of a change', () => {
  it('are said once each', () => {
    expect(effectsOf(settings, ['exchange_rate', 'revenue_share', 'name'])).toEqual([
      'Surveys that are open keep their price; new ones get the new one.',
    ]);
  });

  it.each<[Partial<AppSettings>, string]>([
    [{ test_mode: true }, 'nobody is paid'],
    [{ test_mode: false }, 'paid for real'],
    [{ status: 'off' }, 'refused to everybody'],
    [{ requires_security_hash: false }, 'Anybody who knows a user’s id'],
    [{ credit_cap: null }, 'can no longer credit'],
  ])('%j', (change, part) => {
    const fields = Object.keys(change) as (keyof AppSettings)[];
    expect(effectsOf({ ...settings, ...change }, fields)[0]).toContain(part);
  });
});
