import * as z from 'zod';
import { appLimits, appStatuses, listLayouts, redirectTypes, tileLayouts } from '../app-settings-values.ts';
import { country, richText, storableText } from './scalars.ts';

/** A decimal number as text, so that no digit is lost on the way. */
export const decimal = storableText(40).describe('A decimal number as text: `700`, `0.25`.');

const source = z.strictObject({
  source: storableText(appLimits.sourceName).describe('The value of `s`.'),
  enabled: z.boolean(),
  disabled_countries: z.array(country).max(300).describe('Countries it is closed to.'),
});

/**
 * What an operator or publisher may choose about an app. Texts are checked by the rules of domain/console/app-settings.ts,
 * which the console applies while somebody types.
 */
export const appSettings = z.strictObject({
  name: storableText(200),
  status: z.enum(appStatuses),
  test_mode: z.boolean().describe('Nothing real is credited.'),

  currency_name: storableText(200),
  exchange_rate: decimal.describe('Units of the app’s currency for one US dollar, as decimal text.'),
  decimals: z.int().describe('Digits after the point, 0 to 3; fixed once points were moved or promised.'),
  revenue_share: decimal.describe('The users’ part of a payout in percent, as decimal text.'),
  fair_pay: decimal
    .nullable()
    .describe(
      'What part of rewards for completes is set aside to pay for time, in percent, at most 20; null means none.',
    ),
  credit_cap: decimal.nullable().describe('The most that support may credit at once; null means nothing.'),

  allowed_origins: z.array(storableText(2048)).max(200).describe('Pages that may embed the panel.'),
  sources: z.array(source).max(200),

  requires_security_hash: z.boolean(),
  checks_vpn: z.boolean(),
  checks_relay: z.boolean(),
  checks_location: z.boolean(),
  requires_phone: z.boolean(),

  panel_enabled: z.boolean(),
  offers_enabled: z.boolean(),
  single_survey: z.boolean(),
  show_rewards: z.boolean(),
  show_filters: z.boolean(),
  show_wallet: z.boolean(),
  chat_available: z.boolean(),

  rounded_buttons: z.boolean(),
  fs_variant: z.boolean(),
  partial_message: z.boolean(),
  no_redirect_in_iframe: z.boolean(),
  new_results_ui: z.boolean(),
  currency_localization: z.boolean(),
  tile_layout: z.enum(tileLayouts),
  sections: z.boolean().describe('The survey list has a best one and sections.'),
  layout: z.enum(listLayouts),
  col_qty: z.int().nullable().describe('Most columns of the grid, 1 to 12; null means the default.'),

  policy_required: z.boolean(),
  policy_url: storableText(4096).nullable(),
  html: richText.nullable().describe('The announcement above the list; sanitised when it is saved.'),
  extension_bonus: decimal.nullable().describe('What installing the extension credits; null means none.'),
  redirect_type: z.enum(redirectTypes).nullable().describe('Null: a new tab beside a panel.'),
  return_url: storableText(4096).nullable(),
  latency_probe: z.boolean(),
});

export type AppSettings = z.infer<typeof appSettings>;
export type AppSource = AppSettings['sources'][number];
