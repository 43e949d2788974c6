// What store functions ask for. A read takes a Queryable; a write that must be whole demands a Tx, and only
// Database.transaction() makes one, so forgetting the transaction is a type error.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Queryable = Omit<NodePgDatabase, 'transaction' | '$client'>;

declare const insideTransaction: unique symbol;

export type Tx = Queryable & { readonly [insideTransaction]: true };
