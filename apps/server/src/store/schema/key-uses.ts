// How often a secret or key was used, by the hour: whoever ends an old one sees whether something still uses it.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { moment } from './columns.ts';

export const key_uses = pgTable(
  'key_uses',
  {
    app_id: text()
      .notNull()
      .references(() => apps.id),
    /** As domain/publishers/key-use.ts names it; never a secret. */
    key: text().notNull(),
    hour: moment().notNull(),
    uses: integer().notNull(),
  },
  (use) => [primaryKey({ columns: [use.app_id, use.key, use.hour] }), index('key_uses_hour').on(use.hour)],
);
