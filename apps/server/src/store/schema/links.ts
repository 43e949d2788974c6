// A link into one survey, for publishers who show no list (SS-01).
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { created, rowId } from './columns.ts';
import { surveys } from './surveys.ts';

export const single_survey_links = pgTable('single_survey_links', {
  hash: text().primaryKey(),
  app_id: text()
    .notNull()
    .references(() => apps.id),
  survey_id: rowId()
    .notNull()
    .references(() => surveys.id),
  enabled: boolean().notNull().default(true),
  created_at: created(),
});
