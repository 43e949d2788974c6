// What a publisher has to say above the lists of an app's panels, by the clock.
import type { AnnouncementWords } from '@earnwall/contract/entities/operated-announcement';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { created, moment } from './columns.ts';

export const announcements = pgTable(
  'announcements',
  {
    id: text().primaryKey(),
    app_id: text()
      .notNull()
      .references(() => apps.id),
    /** By language of the panel; English is always there. */
    texts: jsonb().$type<Readonly<Record<string, AnnouncementWords>>>().notNull(),
    link: text(),
    /** Only for users whose account is of this country; null means everybody of the app. */
    country: text(),
    /** The zone by whose clocks it was planned. */
    zone: text().notNull(),
    starts_at: moment().notNull(),
    /** Null means until somebody ends it. */
    ends_at: moment(),
    created_at: created(),
  },
  (announcement) => [
    index('announcements_app').on(announcement.app_id, announcement.starts_at),
    index('announcements_start').on(announcement.starts_at, announcement.id),
    check('announcements_in_english', sql`${announcement.texts} ? 'en'`),
    // Both at once: it was cancelled before it began.
    check('announcements_end_from_start', sql`${announcement.ends_at} >= ${announcement.starts_at}`),
  ],
);
