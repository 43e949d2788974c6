import * as z from 'zod';
import { listLayouts, tileLayouts } from '../app-settings-values.ts';
import { decimalOffset } from '../first-limits.ts';
import { bonus } from './bonus.ts';
import { design } from './design.ts';
import { rateMicros } from './odds.ts';
import { amount, count, country, hash, line, moment, webUrl } from './scalars.ts';

const rate = z.number().positive();

const extension = z.object({
  status: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .describe('0 install prompt, 1 credited, null none.'),
  bonus: amount,
  url: webUrl.nullable().describe('Where the extension is installed from.'),
});

const duplicatedClicks = z.object({
  survey_hash: hash,
  at: moment.describe('When a survey that was being taken was entered once more.'),
});

/** Special cases are settings of an app, never app ids in code (EM-06). */
const settings = z.object({
  rounded_buttons: z.boolean().describe('Buttons are pills.'),
  fs_variant: z.boolean().describe('Support has its own layout, and payout_type 2 its icon.'),
  partial_message: z.boolean().describe('The result screen has its own text for a partial complete.'),
  no_redirect_in_iframe: z.boolean().describe('Inside a frame, redirect instructions are not followed.'),
  new_results_ui: z.boolean(),
  currency_localization: z.boolean().describe('Amounts show a currency symbol; `cl` overrides it.'),
  tile_layout: z.enum(tileLayouts),
  sections: z.boolean().describe('The survey list has a best one and sections (decision 0102).'),
  layout: z.enum(listLayouts).describe('`layout` overrides it.'),
  col_qty: count.min(1).max(12).nullable().describe('Most columns of the grid; null means the default.'),
});

/** All the panel needs to know before it paints (ID-08; the last block is an addition). */
export const metadata = z.object({
  currency_name: line.describe('What amounts are called; `cn` replaces it for display.'),
  uhash: hash.nullable().describe('Null for a visitor who holds nothing but a single-survey link.'),
  ubirthday: z.iso.date().nullable(),
  earned_today: amount.describe('The UTC day.'),
  earned_thirtydays: amount,
  policy_optin: z.union([z.literal(0), z.literal(1)]),
  design,
  test_mode: z.boolean().describe('Nothing real is credited.'),
  country,
  latency_url: webUrl.nullable().describe('Probed once when idle; the time it takes is logged.'),
  currency_exchange_rate: rate.describe('The rate in effect: `cer`, or else the app’s own.'),
  currency_exchange_name: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217 code of the money the rates count against.'),
  extra: z.object({
    extension,
    bonus: z.array(bonus).max(50),
    duplicated_clicks: duplicatedClicks
      .nullable()
      .describe('Addition: the last one within the hour, for panels that have no socket (SV-07).'),
    unread_replies: count.describe('Addition: answers of support that the user has not opened.'),
  }),
  update_profile: z.boolean().describe('The profile review opens on the list.'),
  is_single_survey: z.boolean().describe('The visitor came by a single-survey link.'),
  is_chat_available: z.boolean().describe('Shows the shortcut to support.'),
  is_surveys_panel_enabled: z.boolean(),
  policy_url: webUrl.nullable().describe('Null means the product’s own /privacy-policy.'),
  show_rewards: z.boolean(),
  show_filters: z.boolean(),
  move_decimals: z.int().min(0).max(decimalOffset.max).describe('The app’s decimals n.'),
  html: z
    .string()
    .max(40_000)
    .nullable()
    .describe('What is announced above the list, in the language of the visit; sanitised.'),
  is_policy_required: z.boolean(),
  offers_settings: z.object({
    show_wallet: z.boolean(),
    is_enabled: z.boolean().describe('Wins over the `enable_offers` parameter.'),
  }),

  fair_pay: z
    .object({ rate_micros: rateMicros })
    .nullable()
    .describe('Addition: the app pays for minutes of surveys that turn people away; null where it does not.'),
  has_profile: z.boolean().describe('Addition: the user can open My profile (decision 0109).'),
  app: hash.describe('The app id, which a visitor who came by user hash does not know.'),
  app_name: line,
  base_exchange_rate: rate.describe('The app’s own rate; display = amount × currency_exchange_rate ÷ this.'),
  allowed_origins: z
    .array(webUrl)
    .max(100)
    .describe('Origins of pages that may embed the panel and receive its messages.'),
  settings,
});

export type Metadata = z.infer<typeof metadata>;
