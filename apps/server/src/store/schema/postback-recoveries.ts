// Sending again what was not delivered to an app since a moment: one at a time for each app (decision 0130).
import { recoveryItemStates, recoveryStates } from '@earnwall/contract/postback-recovery';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { actorRole, created, isOneOf, moment, rowId } from './columns.ts';

export const postback_recoveries = pgTable(
  'postback_recoveries',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text()
      .notNull()
      .references(() => apps.id),
    /** Postbacks of movements from then until it was started. */
    since: moment().notNull(),
    state: text({ enum: recoveryStates }).notNull().default('running'),
    started_by: text().notNull(),
    started_by_role: actorRole(),
    started_at: created(),
    ended_at: moment(),
    total: integer().notNull().default(0),
    /** Its postbacks have their rows; until then it is only known how many there were. */
    gathered: boolean().notNull().default(true),
    /** What had become of them when it ended; until then their rows say so. */
    left: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    acknowledged: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    behind: integer().notNull().default(0),
    /** Of the last step; null when it succeeded. */
    last_error: text(),
    last_error_at: moment(),
  },
  (recovery) => [
    uniqueIndex('postback_recoveries_running').on(recovery.app_id).where(sql`${recovery.state} = 'running'`),
    index('postback_recoveries_app').on(recovery.app_id, recovery.id),
    isOneOf('postback_recoveries_state_known', recovery.state, recoveryStates),
  ],
);

/** The postbacks of a recovery that runs. */
export const postback_recovery_items = pgTable(
  'postback_recovery_items',
  {
    recovery_id: rowId()
      .notNull()
      .references(() => postback_recoveries.id, { onDelete: 'cascade' }),
    /** No foreign key: it is in the queue or in the log. */
    postback_id: rowId().notNull(),
    state: text({ enum: recoveryItemStates }).notNull().default('left'),
  },
  (item) => [
    primaryKey({ columns: [item.recovery_id, item.postback_id] }),
    index('postback_recovery_items_state').on(item.recovery_id, item.state, item.postback_id),
    isOneOf('postback_recovery_items_state_known', item.state, recoveryItemStates),
  ],
);
