// The parameters of store functions. A read takes a Queryable; a write that must be atomic takes a Tx, and only
// Database.transaction() creates one, so forgetting the transaction is a type error.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Queryable = Omit<NodePgDatabase, 'transaction' | '$client'>;

declare const insideTransaction: unique symbol;

export type Tx = Queryable & { readonly [insideTransaction]: true };
