// One transaction on one connection: all or nothing, and the connection goes back clean or not at all.
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { isConnectionGood, readableFailure } from './failures.ts';
import type { Tx } from './queryable.ts';
import { queryableOver } from './session.ts';

export async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (tx: Tx) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  let isOpen = true;
  const tx = queryableOver(client, () => {
    if (!isOpen) throw new Error('A query came after its transaction had ended: await everything inside it');
  }) as Tx;
  // A lost connection already fails the query in flight; without a listener it would also end the process.
  const ignoreLoss = () => {};
  client.on('error', ignoreLoss);
  let failure: unknown = null;
  try {
    await client.query(begin);
    const result = await work(tx);
    isOpen = false;
    const { command } = await client.query('commit');
    // PostgreSQL answers a commit after a swallowed error with a quiet rollback.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back because one of its queries had failed');
    return result;
  } catch (error) {
    isOpen = false;
    failure = readableFailure(error);
    throw failure;
  } finally {
    const isUsable = failure === null || (await canRollBack(client, failure));
    client.off('error', ignoreLoss);
    client.release(!isUsable);
  }
}

/** For this transaction only: waiting longer for a lock fails with DatabaseBusy. */
export async function limitLockWait(tx: Tx, milliseconds: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${milliseconds}ms`}, true)`);
}

/** A connection that cannot be rolled back is closed; the server then rolls back by itself. */
async function canRollBack(client: pg.PoolClient, failure: unknown): Promise<boolean> {
  if (!isConnectionGood(failure)) return false;
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
