// Postbacks of transactions, found by their movements: those have an index of transactions, and one of their own would be
// written for each postback twice, in the queue and in the log.
import { type SQL, sql } from 'drizzle-orm';

/** A condition on `postback`. */
export const isOfTransactions = (transaction_ids: readonly string[]): SQL => sql`
  postback.id in (select id from movements where transaction_id = any (${sql.param(transaction_ids)}::uuid[]))`;
