// Who wants to be told when there are surveys again, and how (decision 0110). A row exists while something is turned on or
// waits for its confirmation; it goes with the last of them.
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { created, isOneOf, moment, rowId } from './columns.ts';
import { devices } from './surveys.ts';
import { belongsToUser } from './users.ts';

export const survey_alerts = pgTable(
  'survey_alerts',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    language: text().notNull(),
    /** As IANA names it. */
    time_zone: text().notNull(),
    /** Of the last visit that changed something here: the list is matched for it. */
    device: text({ enum: devices }).notNull(),
    quiet_from: smallint().notNull(),
    quiet_until: smallint().notNull(),
    /** Null without mail. */
    email: text(),
    /** In the links of the mails: a new one for each address and each mail that asks for a confirmation. */
    mail_token: text(),
    mail_asked_at: moment(),
    mail_confirmed_at: moment(),
    /** Whether the person knows of surveys: from a visit, or because they were told. */
    had_surveys: boolean().notNull().default(false),
    /** Since when there are surveys that they were not told of yet. */
    waiting_since: moment(),
    checked_at: moment(),
    notified_at: moment(),
    created_at: created(),
  },
  (alert) => [
    primaryKey({ columns: [alert.app_id, alert.user_id] }),
    belongsToUser(alert),
    unique('survey_alerts_mail_token').on(alert.mail_token),
    index('survey_alerts_checked').on(alert.checked_at.nullsFirst()),
    index('survey_alerts_unconfirmed')
      .on(alert.mail_asked_at)
      .where(sql`${alert.email} is not null and ${alert.mail_confirmed_at} is null`),
    index('survey_alerts_email').on(sql`lower(${alert.email})`).where(sql`${alert.email} is not null`),
    isOneOf('survey_alerts_device_known', alert.device, devices),
    check(
      'survey_alerts_quiet_hours',
      sql`${alert.quiet_from} between 0 and 23 and ${alert.quiet_until} between 0 and 23`,
    ),
  ],
);

/** The subscription of one browser, as its push service made it. */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    /** SHA-256 of the endpoint, as base64url. */
    digest: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: created(),
  },
  (subscription) => [
    primaryKey({ columns: [subscription.app_id, subscription.user_id, subscription.digest] }),
    belongsToUser(subscription),
  ],
);

/** Mails that asked for a confirmation within the last day: nobody's mailbox is filled by strangers. */
export const alert_confirmations = pgTable(
  'alert_confirmations',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    /** Keyed. */
    address_digest: text().notNull(),
    at: moment().notNull(),
  },
  (mail) => [
    belongsToUser(mail),
    index('alert_confirmations_address').on(mail.address_digest, mail.at),
    index('alert_confirmations_user').on(mail.app_id, mail.user_id, mail.at),
    index('alert_confirmations_at').on(mail.at),
  ],
);
