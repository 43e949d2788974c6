// Reads for statements see one moment of the ledger, however long they take.
import { sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';

export function inSnapshot<Result>(database: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    // Pages are read by index, whatever the statistics say about a table that has just begun to grow.
    const plans = ['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan'];
    await tx.execute(
      sql`select set_config(name, 'off', true) from unnest(${sql.param(plans)}::text[]) as name`,
    );
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
