// Reads for statements see one moment of the ledger, however long they take.
import { sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';

/** Pages are read by index, whatever the statistics say about a table that has just begun to grow. */
const byIndex = { enable_hashjoin: 'off', enable_mergejoin: 'off', enable_seqscan: 'off' };

/** `settings` of PostgreSQL hold for these reads alone. */
export function inSnapshot<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const set = JSON.stringify({ ...byIndex, ...settings });
    await tx.execute(sql`select set_config(key, value, true) from json_each_text(${set}::json)`);
    return await work(tx);
  });
}

/** One at a time for each app, on all nodes together, until the transaction ends. False while it is another's. */
export async function takeTurn(tx: Tx, app_id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('statements'), hashtext(${app_id})) as is_taken`,
  );
  return rows[0]?.is_taken ?? false;
}
