// The settings of an app as they are edited: amounts as decimal text, layouts with the product's defaults filled in.
import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { writeDecimal } from '@earnwall/domain/console/decimal';
import { writeShare } from '@earnwall/domain/console/share';
import type { AppRecord, AppSource } from '#store/publishers/apps.ts';
import { presentSettings } from './settings.ts';

export function presentAppSettings(app: AppRecord, sources: readonly AppSource[]): AppSettings {
  const amount = (value: bigint | null) => (value === null ? null : writeDecimal(value, app.decimals));
  return {
    ...{ name: app.name, status: app.status, test_mode: app.test_mode },
    currency_name: app.currency_name,
    exchange_rate: writeDecimal(app.exchange_rate_micros, 6),
    decimals: app.decimals,
    revenue_share: writeShare(app.revenue_share_bp),
    fair_pay: app.fair_pay_bp === 0 ? null : writeShare(app.fair_pay_bp),
    credit_cap: amount(app.credit_cap),
    allowed_origins: app.allowed_origins,
    sources: sources.map(({ source, enabled, disabled_countries }) => ({
      source,
      enabled,
      disabled_countries,
    })),
    requires_security_hash: app.requires_security_hash,
    ...{ checks_vpn: app.checks_vpn, checks_relay: app.checks_relay, checks_location: app.checks_location },
    requires_phone: app.requires_phone,
    ...{ panel_enabled: app.panel_enabled, offers_enabled: app.offers_enabled },
    ...{ single_survey: app.single_survey, show_rewards: app.show_rewards, show_filters: app.show_filters },
    ...{ show_wallet: app.show_wallet, chat_available: app.chat_available },
    ...presentSettings(app.settings),
    ...{ policy_required: app.policy_required, policy_url: app.policy_url, html: app.html },
    extension_bonus: amount(app.extension_bonus),
    ...{ redirect_type: app.redirect_type, return_url: app.return_url, latency_probe: app.latency_probe },
  };
}
