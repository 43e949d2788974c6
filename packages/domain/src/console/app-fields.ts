// The fields of an app's settings: their names in words, and who may change which.
import type { Capability } from '@earnwall/contract/console-access';
import type { AppSettings } from '@earnwall/contract/entities/app-settings';

export type AppField = keyof AppSettings;

export const appFieldLabels: Readonly<Record<AppField, string>> = {
  name: 'Name',
  status: 'State',
  test_mode: 'Mode',
  currency_name: 'Currency',
  exchange_rate: 'Rate',
  decimals: 'Decimals',
  revenue_share: 'Users’ share',
  fair_pay: 'Pay for time',
  credit_cap: 'Credit cap of support',
  allowed_origins: 'Origins',
  sources: 'Sources',
  requires_security_hash: 'Security hash',
  checks_vpn: 'VPN check',
  checks_relay: 'Relay check',
  checks_location: 'Location check',
  requires_phone: 'Phone verification',
  panel_enabled: 'Survey panel',
  offers_enabled: 'Offers',
  single_survey: 'Single-survey links',
  show_rewards: 'Show rewards',
  show_filters: 'Show filters',
  show_wallet: 'Show wallet',
  chat_available: 'Shortcut to support',
  rounded_buttons: 'Rounded buttons',
  fs_variant: 'Support in its own layout',
  partial_message: 'Text for a partial complete',
  no_redirect_in_iframe: 'No redirects in a frame',
  new_results_ui: 'New result screen',
  currency_localization: 'Currency symbol',
  tile_layout: 'Tiles',
  sections: 'Sections',
  layout: 'List',
  col_qty: 'Columns',
  policy_required: 'Policy must be accepted',
  policy_url: 'Policy address',
  html: 'Announcement',
  extension_bonus: 'Extension bonus',
  redirect_type: 'Surveys open in',
  return_url: 'Return address',
  latency_probe: 'Latency probe',
};

export const appFields = Object.keys(appFieldLabels) as AppField[];

const governed: ReadonlySet<AppField> = new Set([
  ...(['status', 'exchange_rate', 'revenue_share', 'fair_pay', 'credit_cap', 'extension_bonus'] as const),
]);

/** What a change of the field needs: money and state are for those who answer for the app. */
export const capabilityOfField = (field: AppField): Capability =>
  governed.has(field) ? 'apps:govern' : 'apps:write';
