// Versions of an app's design: one draft at most, and every published one, so that any can be restored.
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { apps, type StoredDesign, type StoredSettings } from './apps.ts';
import { actorRole, created, moment } from './columns.ts';

export const design_versions = pgTable(
  'design_versions',
  {
    app_id: text()
      .notNull()
      .references(() => apps.id),
    version: integer().notNull(),
    design: jsonb().$type<StoredDesign>().notNull(),
    /** The layouts, which are settings of the app. */
    layouts: jsonb().$type<StoredSettings>().notNull(),
    /** Grows with each save of a draft: two editors do not overwrite each other. */
    revision: integer().notNull().default(1),
    by: text().notNull(),
    by_role: actorRole(),
    restored_from: integer(),
    created_at: created(),
    updated_at: created(),
    /** Null for the draft. */
    published_at: moment(),
  },
  (version) => [
    primaryKey({ columns: [version.app_id, version.version] }),
    uniqueIndex('design_versions_draft').on(version.app_id).where(sql`${version.published_at} is null`),
  ],
);
