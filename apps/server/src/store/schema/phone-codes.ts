// Codes sent to prove a phone, and how many messages were sent for whom (PH-02); numbers and codes are
// stored as keyed digests only.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const phone_codes = pgTable(
  'phone_codes',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    phone_digest: text().notNull(),
    /** Null where the provider generates and checks the code. */
    code_digest: text(),
    /** The provider's id of the message or the verification. */
    provider_ref: text(),
    sent_at: moment().notNull(),
    expires_at: moment().notNull(),
    tries_left: smallint().notNull(),
    verified_at: moment(),
    /** When a newer code was sent: this one is invalid. */
    replaced_at: moment(),
  },
  (code) => [
    belongsToUser(code),
    index('phone_codes_user').on(code.app_id, code.user_id, code.sent_at),
    check('phone_codes_tries_not_negative', sql`${code.tries_left} >= 0`),
  ],
);

/** Messages sent in a window of time, by what is limited: a phone, a user, an address, a prefix, a country. */
export const sms_counters = pgTable(
  'sms_counters',
  {
    scope: text().notNull(),
    key: text().notNull(),
    window_start: moment().notNull(),
    sent: integer().notNull(),
  },
  (counter) => [
    primaryKey({ columns: [counter.scope, counter.key, counter.window_start] }),
    index('sms_counters_age').on(counter.window_start),
    check('sms_counters_not_negative', sql`${counter.sent} >= 0`),
  ],
);
