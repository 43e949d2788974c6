// Notice type → what it says and offers (NO-01). Pure, so that the whole
// table is tested without a screen.
import { type NoticeData, type NoticeType, noticeTypes } from '@earnwall/contract/notices';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { IconName } from '@earnwall/ui/primitives/icon';
import type { PanelPath } from '#lib/navigation/address.ts';

/** What a notice's button asks the screen to do. */
export type NoticeAction = 'reload' | 'create-ticket' | 'verify-phone' | 'appeal';

/** Notices are worded for the list they stand in place of. */
export type NoticePlace = 'surveys' | 'offers';

export interface NoticeTexts {
  picture: IconName | 'eye' | 'no-surveys';
  tone: 'brand' | 'info' | 'reward' | 'danger';
  title: TextKey;
  lines: readonly Line[];
  /** `to`: it leads there, as a link does. */
  action?: { does: NoticeAction; label: TextKey; to?: PanelPath };
}

/** A text and what fills it: the end of a ban or hold, the account's country. */
export type Line = { says: TextKey; date?: string; country?: string };

const RELOAD = { does: 'reload', label: 'reload' } as const;

const words: Record<NoticeType, (data: NoticeData, place: NoticePlace) => NoticeTexts> = {
  no_surveys: (_, place) => ({
    picture: 'no-surveys',
    tone: 'brand',
    title: place === 'offers' ? 'offers_empty_title' : 'empty_title',
    lines: [{ says: 'empty_text' }],
    action: RELOAD,
  }),
  maintenance: () => ({
    picture: 'tools',
    tone: 'info',
    title: 'notice_maintenance_title',
    lines: [{ says: 'notice_maintenance_text' }],
    action: RELOAD,
  }),
  vpn_detected: (_, place) => ({
    picture: 'shield',
    tone: 'reward',
    title: 'notice_vpn_detected_title',
    lines: [{ says: `notice_vpn_detected_${place}` }],
    action: RELOAD,
  }),
  icloud_private_relay: () => ({
    picture: 'cloud',
    tone: 'reward',
    title: 'notice_icloud_private_relay_title',
    lines: [{ says: 'notice_icloud_private_relay_text' }],
    action: RELOAD,
  }),
  location_error: ({ country }) => ({
    picture: 'pin',
    tone: 'reward',
    title: 'notice_location_error_title',
    lines: country ? [{ says: 'notice_location_error_text', country }] : [],
    action: { does: 'create-ticket', label: 'notice_location_error_action', to: '/support-create-ticket' },
  }),
  on_review: () => ({
    picture: 'eye',
    tone: 'info',
    title: 'notice_on_review_title',
    lines: [{ says: 'notice_on_review_text' }],
  }),
  on_hold: ({ banned_until }, place) => ({
    picture: 'pause',
    tone: 'reward',
    title: 'notice_on_hold_title',
    lines: [
      banned_until ? { says: 'notice_on_hold_until', date: banned_until } : { says: 'notice_on_hold_text' },
      { says: `notice_on_hold_${place}_warning` },
    ],
  }),
  banned: ({ banned_until }, place) => ({
    picture: 'shield',
    tone: 'danger',
    title: 'notice_banned_title',
    lines: [
      banned_until
        ? { says: `notice_banned_${place}_until`, date: banned_until }
        : { says: `notice_banned_${place}_forever` },
    ],
  }),
  sms_verification: (_, place) => ({
    picture: 'phone',
    tone: 'brand',
    title: 'notice_sms_verification_title',
    lines: [{ says: `notice_sms_verification_${place}` }],
    action: { does: 'verify-phone', label: 'notice_sms_verification_action' },
  }),
};

/** What keeps somebody from earning is worth an interruption; that there is nothing yet is not. */
export function isUrgent(tone: NoticeTexts['tone']): boolean {
  return tone === 'danger' || tone === 'reward';
}

/** Undefined for a type this panel does not know: such a notice shows nothing (NO-01). */
export function noticeWords(type: string, data: NoticeData, place: NoticePlace): NoticeTexts | undefined {
  const known = noticeTypes.find((name) => name === type);
  return known && words[known](data, place);
}
