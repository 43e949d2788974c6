// Double entry: a movement is two or more lines that sum to zero in each currency. Nothing is edited or deleted;
// the SQL beside these tables (migration `ledger_rules`) makes the database itself refuse it.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { amount, created, isOneOf, moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

/** Accounts of a user; test and pending points are separate from the balance. */
export const userAccountKinds = ['user', 'user_pending', 'user_test'] as const;
export const accountKinds = [
  ...userAccountKinds,
  'publisher',
  'publisher_pending',
  'publisher_test',
  'house',
  /** What is there to pay for time, and the publisher's two sides of it: set aside, and paid (decision 0135). */
  'fair_pay',
  'publisher_set_aside',
  'publisher_time_pay',
  /** In dollars: what suppliers pay, as a negative sum (decision 0124). */
  'supplier',
] as const;

/** `app`: the smallest unit of the app's own currency. `usd`: millionths of a US dollar. */
export const currencies = ['app', 'usd'] as const;

export const movementKinds = [
  'survey_reward',
  'offer_reward',
  'bonus',
  'extension_bonus',
  'pending',
  'release',
  'reversal',
  'adjustment',
  /** Dollars or the fund for time alone: no user's points have moved, and no publisher is told (decision 0124). */
  'payout',
] as const;

export const accounts = pgTable(
  'accounts',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text()
      .notNull()
      .references(() => apps.id),
    kind: text({ enum: accountKinds }).notNull(),
    user_id: rowId(),
    currency: text({ enum: currencies }).notNull(),
  },
  (account) => [
    belongsToUser(account),
    unique('accounts_one_of_each')
      .on(account.app_id, account.user_id, account.kind, account.currency)
      .nullsNotDistinct(),
    isOneOf('accounts_kind_known', account.kind, accountKinds),
    isOneOf('accounts_currency_known', account.currency, currencies),
    check(
      'accounts_user_kinds_have_user',
      sql`(${account.kind} like 'user%') = (${account.user_id} is not null)`,
    ),
  ],
);

export const movements = pgTable(
  'movements',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    /** What publishers know it by: their postbacks, statements and calls name it. */
    transaction_id: uuid().notNull().defaultRandom(),
    app_id: text().notNull(),
    user_id: rowId(),
    kind: text({ enum: movementKinds }).notNull(),
    /** A text that user and publisher may read. */
    reason: text().notNull(),
    /** The origin and its transaction id: stored permanently, so that a replay never pays twice. */
    source: text().notNull(),
    transaction: text().notNull(),
    cid: text(),
    at: moment().notNull(),
    created_at: created(),
  },
  (movement) => [
    unique('movements_once').on(movement.source, movement.transaction),
    index('movements_user').on(movement.app_id, movement.user_id, movement.at),
    // Random ids do not meet: it is found by it, and no uniqueness is checked with each credit.
    index('movements_transaction').on(movement.transaction_id),
    isOneOf('movements_kind_known', movement.kind, movementKinds),
  ],
);

export const lines = pgTable(
  'lines',
  {
    // Both are checked by the ledger's triggers: a foreign key would query again for each line, and lock the publisher's
    // account for each credit.
    movement_id: rowId().notNull(),
    account_id: rowId().notNull(),
    amount: amount().notNull(),
    /** The movement's time, repeated so that a period of one account is one range of one index. */
    at: moment().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.movement_id, line.account_id] }),
    index('lines_account').on(line.account_id, line.at, line.amount),
    // Rows are written in this order: for the audit of the statistics, a block range index costs next to nothing.
    index('lines_at').using('brin', line.at),
    check('lines_amount_not_zero', sql`${line.amount} <> 0`),
  ],
);

/** Running sums of users' accounts only: a publisher's single row would make all its users wait for each other. */
export const balances = pgTable('balances', {
  account_id: rowId()
    .primaryKey()
    .references(() => accounts.id),
  amount: amount().notNull().default(sql`0`),
});
