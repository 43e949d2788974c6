// Surveys that a user must not take because they were taken before under another account, by the evidence of the
// respondents service or of the device (AP-03).
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, isOneOf, rowId } from './columns.ts';
import { surveys } from './surveys.ts';
import { belongsToUser } from './users.ts';

export const duplicateSources = ['respondents', 'fingerprint'] as const;

export const survey_duplicates = pgTable(
  'survey_duplicates',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    survey_id: rowId()
      .notNull()
      .references(() => surveys.id),
    source: text({ enum: duplicateSources }).notNull(),
    at: created(),
  },
  (duplicate) => [
    belongsToUser(duplicate),
    primaryKey({ columns: [duplicate.app_id, duplicate.user_id, duplicate.survey_id] }),
    isOneOf('survey_duplicates_source_known', duplicate.source, duplicateSources),
  ],
);

/** Which device took a survey first, and for whom; only a digest of the fingerprint is stored. */
export const fingerprint_surveys = pgTable(
  'fingerprint_surveys',
  {
    fingerprint_digest: text().notNull(),
    survey_id: rowId()
      .notNull()
      .references(() => surveys.id),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    at: created(),
  },
  (seen) => [belongsToUser(seen), primaryKey({ columns: [seen.fingerprint_digest, seen.survey_id] })],
);
