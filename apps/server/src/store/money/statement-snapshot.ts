// Reads for statements see one moment of the ledger, however long they take.
import { sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';
import type { Around } from '#store/engine/readings.ts';

/** Pages are read by index, whatever the statistics say about a table that has just begun to grow. */
const byIndex = { enable_hashjoin: 'off', enable_mergejoin: 'off', enable_seqscan: 'off' };

const begin = 'begin isolation level repeatable read, read only';

export function inSnapshot<Result>(database: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  // In one round trip, as each takes longer than what it does.
  const set = Object.entries(byIndex).map(([name, value]) => `set local ${name} = ${value}`);
  return database.transaction(work, [begin, ...set].join('; '));
}

/** For readings that are known from the start: a snapshot in one round trip, with these settings of PostgreSQL. */
export const snapshotWith = (settings: Readonly<Record<string, string>>): Around => ({
  begin: [
    { statement: { name: 'begin_snapshot', text: begin }, values: [] },
    {
      statement: {
        name: 'set_for_transaction',
        text: 'select set_config(key, value, true) from json_each_text($1::json)',
      },
      values: [JSON.stringify({ ...byIndex, ...settings })],
    },
  ],
  end: [{ statement: { name: 'commit_snapshot', text: 'commit' }, values: [] }],
});

/** One at a time for each app, on all nodes together, until the transaction ends. False while it is another's. */
export async function takeTurn(tx: Tx, app_id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('statements'), hashtext(${app_id})) as is_taken`,
  );
  return rows[0]?.is_taken ?? false;
}
