import type {
  AnnouncementPlan,
  AnnouncementWords,
  OperatedAnnouncement,
} from '@earnwall/contract/entities/operated-announcement';
import { contentErrors, usualLanguage } from '@earnwall/domain/announcements/announcement';
import { localOf } from '@earnwall/domain/zones/local-time';
import { readSchedule } from '@earnwall/domain/zones/schedule';
import { isLanguage } from '@earnwall/i18n/languages';
import { ownZone, type ScheduleDraft, scheduleOf } from '#features/schedule/schedule.ts';

/** An announcement as it is edited. */
export interface AnnouncementDraft extends ScheduleDraft {
  app: string;
  texts: Readonly<Record<string, AnnouncementWords>>;
  link: string;
  /** Empty is everybody. */
  country: string;
}

const noWords: AnnouncementWords = { text: '', label: null };

/** At once, until somebody ends it. */
export function newDraft(app: string, now: Date): AnnouncementDraft {
  const zone = ownZone();
  return {
    ...{ app, texts: { [usualLanguage]: noWords }, link: '', country: '' },
    ...{ zone, startsNow: true, starts: localOf(now, zone), ends: '' },
  };
}

export function draftOf(announcement: OperatedAnnouncement): AnnouncementDraft {
  const { app, texts, link, country, zone, starts, ends } = announcement;
  return {
    ...{ app: app.id, texts, link: link ?? '', country: country ?? '' },
    ...{ zone, startsNow: false, starts, ends: ends ?? '' },
  };
}

/** The same once more, at once. */
export const duplicateOf = (announcement: OperatedAnnouncement, now: Date): AnnouncementDraft => {
  const draft = draftOf(announcement);
  return { ...draft, startsNow: true, starts: localOf(now, draft.zone), ends: '' };
};

export function planOf(draft: AnnouncementDraft): AnnouncementPlan {
  const link = draft.link.trim() || null;
  const texts = Object.entries(draft.texts).map(([language, { text, label }]) => [
    language,
    { text, label: link === null ? null : label?.trim() || null },
  ]);
  return { texts: Object.fromEntries(texts), link, country: draft.country || null, ...scheduleOf(draft) };
}

/** What the form itself can tell; the server has the last word. */
export function problemsOf(
  draft: AnnouncementDraft,
  now: Date,
  begun: Date | null,
): Record<string, readonly string[]> {
  const plan = planOf(draft);
  const read = readSchedule(plan, now, { needsEnd: false, ...(begun && { begun }) });
  const ofTimes = read.ok ? [] : Object.entries(read.errors).map(([field, text]) => [field, [text]] as const);
  return { ...contentErrors(plan, isLanguage), ...Object.fromEntries(ofTimes) };
}

/** The first language that something is wrong in, so that it can be shown. */
export const wrongLanguage = (errors: Readonly<Record<string, unknown>>): string | null =>
  Object.keys(errors)
    .map((field) => /^(?:texts|labels)\.(.+)$/.exec(field)?.[1])
    .find((language) => language !== undefined) ?? null;
