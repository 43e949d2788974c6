// What stands above the lists of a panel: the announcements of this moment, then the one of the app's settings (SL-12).
import { announcementHtml } from '@earnwall/domain/announcements/announcement';
import type { AnnouncementRecord } from '#store/people/announcements.ts';
import { sanitiseRichText } from './rich-text.ts';

export function announcedHtml(
  html: string | null,
  announcements: readonly Pick<AnnouncementRecord, 'texts' | 'link'>[],
  language: string,
): string | null {
  const said = announcements.map(({ texts, link }) => announcementHtml(texts, link, language));
  // Each on its own: an unclosed tag of one must not swallow the next.
  const clean = [...said, html ?? ''].map((part) => (part === '' ? '' : sanitiseRichText(part)));
  return clean.join('') || null;
}
