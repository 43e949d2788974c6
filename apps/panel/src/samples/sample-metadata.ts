import { defaultDesigns } from '@earnwall/contract/default-design';
import type { Metadata } from '@earnwall/contract/entities/metadata';

/** An open demo app seen by a known user; tests change what they are about. */
export function sampleMetadata(changes: Partial<Metadata> = {}): Metadata {
  return {
    currency_name: 'coins',
    uhash: 'users-hash',
    ubirthday: null,
    earned_today: 120,
    earned_thirtydays: 4500,
    policy_optin: 0,
    design: defaultDesigns.light,
    test_mode: false,
    country: 'US',
    latency_url: null,
    currency_exchange_rate: 100,
    currency_exchange_name: 'USD',
    extra: {
      extension: { status: null, bonus: 0, url: null },
      bonus: [],
      duplicated_clicks: null,
      unread_replies: 0,
    },
    update_profile: false,
    is_single_survey: false,
    is_chat_available: false,
    is_surveys_panel_enabled: true,
    policy_url: null,
    show_rewards: true,
    show_filters: true,
    move_decimals: 0,
    html: null,
    is_policy_required: true,
    offers_settings: { show_wallet: false, is_enabled: true },
    app: 'demo',
    app_name: 'Demo',
    base_exchange_rate: 100,
    allowed_origins: [],
    settings: {
      rounded_buttons: false,
      fs_variant: false,
      partial_message: false,
      no_redirect_in_iframe: false,
      new_results_ui: false,
      currency_localization: false,
      tile_layout: 'current',
      layout: 'default',
      col_qty: null,
    },
    ...changes,
  };
}
