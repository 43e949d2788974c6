// What the panel learns about its app and its user before it paints (ID-08); every field is listed by hand.

import type { Bonus } from '@earnwall/contract/entities/bonus';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import { hasAgreed } from '@earnwall/domain/accounts/policy';
import { fairRateOf } from '@earnwall/domain/fair-pay/rate';
import { latencyPath } from '#request/addresses.ts';
import type { Visit } from '#request/visit.ts';
import type { LinkVisitor, Who } from '#request/who.ts';
import type { AnnouncementRecord } from '#store/people/announcements.ts';
import type { EntryFacts } from '#store/people/entry-facts.ts';
import { announcedHtml } from './announced-html.ts';
import { presentDesign } from './design.ts';
import { presentExtension } from './extension.ts';
import { presentSettings } from './settings.ts';

export interface MetadataParts extends EntryFacts {
  /** For a visitor with a link only, the app's part is filled. */
  who: Who | LinkVisitor;
  /** Those in force. */
  bonuses: Bonus[];
  /** Above the list, those that are shown now. */
  announcements: readonly AnnouncementRecord[];
  isReviewWanted: boolean;
  visit: Visit;
  /** `cer` and `cn` change what is shown, never what is credited (ID-09). */
  shown: { cer?: number | undefined; cn?: string | undefined };
  publicUrl: string;
  /** Where the browser extension is installed from; null where it is not offered to this user. */
  extensionUrl: string | null;
}

const unknownCountry = 'ZZ';

export function presentMetadata(parts: MetadataParts): Metadata {
  const {
    who,
    earnings,
    duplicated,
    bonuses,
    announcements,
    isReviewWanted,
    unreadReplies,
    visit,
    shown,
    publicUrl,
    extensionUrl,
  } = parts;
  const { app, user, isProven } = who;
  const fairRate = fairRateOf(app);
  const baseRate = Number(app.exchange_rate_micros) / 1e6;
  return {
    currency_name: shown.cn ?? app.currency_name,
    uhash: user?.uhash ?? null,
    ubirthday: isProven ? user.birthday : null,
    earned_today: Number(earnings.earned_today),
    earned_thirtydays: Number(earnings.earned_thirtydays),
    policy_optin: user && hasAgreed(user) ? 1 : 0,
    design: presentDesign(app),
    test_mode: app.test_mode,
    country: visit.country ?? unknownCountry,
    latency_url: app.latency_probe ? `${publicUrl}${latencyPath}` : null,
    currency_exchange_rate: shown.cer ?? baseRate,
    currency_exchange_name: 'USD',
    extra: {
      extension: presentExtension(who, extensionUrl),
      bonus: bonuses,
      duplicated_clicks: duplicated && {
        survey_hash: duplicated.survey_hash,
        at: duplicated.at.toISOString(),
      },
      unread_replies: unreadReplies,
    },
    update_profile: isReviewWanted,
    is_single_survey: app.single_survey,
    is_chat_available: app.chat_available,
    is_surveys_panel_enabled: app.panel_enabled,
    policy_url: app.policy_url,
    show_rewards: app.show_rewards,
    show_filters: app.show_filters,
    move_decimals: app.decimals,
    html: announcedHtml(app.html, announcements, visit.language),
    is_policy_required: app.policy_required,
    offers_settings: { show_wallet: app.show_wallet, is_enabled: app.offers_enabled },
    fair_pay: fairRate === null ? null : { rate_micros: Number(fairRate) },
    has_profile: isProven && !app.single_survey,
    app: app.id,
    app_name: app.name,
    base_exchange_rate: baseRate,
    allowed_origins: app.allowed_origins,
    settings: presentSettings(app.settings),
  };
}
