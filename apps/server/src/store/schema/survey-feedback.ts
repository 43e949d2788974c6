// Users' feedback about a survey that did not end in a complete (FB-01).
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const survey_feedback = pgTable(
  'survey_feedback',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    survey_hash: text().notNull(),
    /** The attempt it is about; null where the client knows only the survey. */
    cid: text(),
    option: text().notNull(),
    message: text(),
    created_at: created(),
  },
  (feedback) => [
    belongsToUser(feedback),
    index('survey_feedback_user').on(feedback.app_id, feedback.user_id, feedback.created_at),
    index('survey_feedback_latest').on(feedback.created_at),
    index('survey_feedback_survey').on(feedback.survey_hash, feedback.created_at),
    uniqueIndex('survey_feedback_once')
      .on(feedback.app_id, feedback.user_id, feedback.cid)
      .where(sql`${feedback.cid} is not null`),
  ],
);
