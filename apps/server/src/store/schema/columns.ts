// Column types that tables share, so that a time, an amount or an enumeration is the same everywhere.
import { roles } from '@earnwall/contract/console-access';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  type CheckBuilder,
  check,
  customType,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';

/** A moment; always with a time zone, so that a day is UTC wherever the server stands. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const created = () => moment().notNull().defaultNow();

/** Integers of the smallest unit; never a float, and bigint in JavaScript so that no digit is lost. */
export const amount = () => bigint({ mode: 'bigint' });

/** A row number: below 2^53 for longer than the product will live, so a plain number in JavaScript. */
export const rowId = () => bigint({ mode: 'number' });

export const isOneOf = (name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder =>
  check(name, sql`${column} in (${quoted(values)})`);

/** The role that whoever is named had then: what publishers read depends on it (decision 0126). Null for machines. */
export const actorRole = () => text({ enum: roles });

/** What the app around the panel calls a device: from outside, and no longer than the header that brings it. */
export const deviceName = () => varchar({ length: 128 });

/** Bytes as they came. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A transaction's number: rows of one that is still open must not be passed over by a reader. */
export const xid8 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'xid8',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
});

/** The transaction that wrote a row, for readers who look for what came since a horizon (decision 0023). */
export const writerXid = () => xid8().notNull().default(sql`pg_current_xact_id()`);

const quoted = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));
