// That somebody's answer became another one, and when: what contradictions are found by. What was answered stands in it as
// keyed digests only (decision 0137).
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const answer_changes = pgTable(
  'answer_changes',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    question_id: text().notNull(),
    /** Of this person and question alone: the same answer of somebody else has another one. */
    before_digest: text().notNull(),
    after_digest: text().notNull(),
    at: moment().notNull(),
  },
  (change) => [
    belongsToUser(change),
    index('answer_changes_user').on(change.app_id, change.user_id, change.at),
    // For those that are old enough to be forgotten: rows are written in this order.
    index('answer_changes_at').using('brin', change.at),
  ],
);
