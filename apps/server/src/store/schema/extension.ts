// A user's browser extension: its pairing, its install, and the banners that offered it (EX-01, EX-02).
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

/** One extension counts per user, and is credited once. */
export const extension_installs = pgTable(
  'extension_installs',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    /** Made by the extension when it was installed. */
    install_id: text().notNull(),
    installed_at: moment().notNull(),
    /** Digest of its token. */
    token_digest: text().notNull().unique('extension_installs_token'),
    seen_at: moment().notNull(),
    /** Paired while the app was in test mode: once it is live, it is paired again and credited. */
    test_mode: boolean().notNull().default(false),
    /** Of real points; those of test mode are known to the ledger alone. */
    credited_at: moment(),
  },
  (install) => [
    belongsToUser(install),
    primaryKey({ columns: [install.app_id, install.user_id] }),
    index('extension_installs_install').on(install.install_id),
  ],
);

/** A code that the panel gives to the extension, valid for one pairing within a short time. */
export const extension_pairings = pgTable(
  'extension_pairings',
  {
    code_digest: text().primaryKey(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (pairing) => [
    belongsToUser(pairing),
    index('extension_pairings_user').on(pairing.app_id, pairing.user_id),
    index('extension_pairings_age').on(pairing.expires_at),
  ],
);

export const banner_views = pgTable(
  'banner_views',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    banner: text().notNull(),
    views: integer().notNull(),
    first_at: moment().notNull(),
    last_at: moment().notNull(),
    closed_at: moment(),
  },
  (view) => [
    belongsToUser(view),
    primaryKey({ columns: [view.app_id, view.user_id, view.banner] }),
    check('banner_views_not_negative', sql`${view.views} >= 0`),
  ],
);
