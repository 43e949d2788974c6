// The one door to PostgreSQL: a pool with short time-outs, and transactions that neither leak nor lie.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DatabaseUnavailable, readableFailure } from './failures.ts';
import type { Queryable, Tx } from './queryable.ts';
import { queryableOver } from './session.ts';

export interface Database {
  /** For single statements; several that belong together go through `transaction`. */
  readonly db: Queryable;
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionString: string;
  poolSize?: number;
  /** Together below a second, so that callers learn in time that the database is down or slow. */
  connectTimeoutMs?: number;
  queryTimeoutMs?: number;
  /** Tests only (it slows every promise): a query beside its own open transaction throws. */
  detectLeaks?: boolean;
}

export interface DatabaseLog {
  warn(details: object, message: string): void;
}

export function openDatabase(options: DatabaseOptions, log: DatabaseLog): Database {
  const pool = openPool(options);
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  const insideTransaction = options.detectLeaks ? new AsyncLocalStorage<boolean>() : null;

  const stayInside = () => {
    if (insideTransaction?.getStore())
      throw new Error('A query left its transaction: pass `tx` on instead of `db`');
  };

  return {
    db: queryableOver(pool, stayInside),
    transaction: async (work) => {
      stayInside();
      const client = await pool.connect().catch((error: unknown) => {
        throw readableFailure(error);
      });
      return runTransaction(client, (tx) =>
        insideTransaction ? insideTransaction.run(true, work, tx) : work(tx),
      );
    },
    isReachable: async () => {
      const answer = await pool.query('select 1').catch(() => null);
      return answer !== null;
    },
    close: () => pool.end(),
  };
}

function openPool({
  connectionString,
  poolSize = 20,
  connectTimeoutMs = 450,
  queryTimeoutMs = 900,
}: DatabaseOptions) {
  return new pg.Pool({
    connectionString,
    max: poolSize,
    application_name: 'earnwall',
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    // The server gives up a little earlier, which keeps the connection usable.
    statement_timeout: Math.floor(queryTimeoutMs * 0.9),
    // A node that stalls in the middle must not hold its locks for long.
    idle_in_transaction_session_timeout: 10_000,
  });
}

async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (tx: Tx) => Promise<Result>,
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
    await client.query('begin');
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

/** A connection that cannot be brought back to rest is thrown away; the server then rolls back by itself. */
async function canRollBack(client: pg.PoolClient, failure: unknown): Promise<boolean> {
  if (failure instanceof DatabaseUnavailable) return false;
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
