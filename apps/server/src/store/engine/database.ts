// The access to PostgreSQL: a pool with short time-outs, and transactions that detect leaked and swallowed queries.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { readableFailure } from './failures.ts';
import type { Queryable, Tx } from './queryable.ts';
import type { SqlValue, Statement } from './row-query.ts';
import { queryRows } from './rows.ts';
import { queryableOver } from './session.ts';
import { runTransaction } from './transaction.ts';

export interface Database {
  /** For single statements; several that belong together go through `transaction`. */
  readonly db: Queryable;
  /** `begin` is SQL of its own, for a transaction of another kind. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, begin?: string): Promise<Result>;
  /**
   * A raw prepared statement, for the one query of every request: building a query and mapping rows by name would cost
   * more than running it. Rows are lists of values.
   */
  queryRows(statement: Statement, values: readonly SqlValue[]): Promise<unknown[][]>;
  /** The time-out of a query; requests as a whole have the same deadline. */
  readonly timeoutMs: number;
  isReachable(): Promise<boolean>;
  /** Opens a few connections in advance, so that the first visitors do not wait for them. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** Stay open while idle: connecting is the slowest thing a visitor could wait for. */
const usualWarm = 4;

const defaultTimeoutMs = 900;

export interface DatabaseOptions {
  connectionString: string;
  poolSize?: number;
  /** How many connections stay open while idle. */
  warm?: number;
  /** Each below a second, so that callers soon get an error when the database is down or stalls. */
  connectTimeoutMs?: number;
  queryTimeoutMs?: number;
  /** Tests only (it slows every promise): a query beside its own open transaction throws. */
  detectLeaks?: boolean;
}

export interface DatabaseLog {
  warn(details: object, message: string): void;
}

export function openDatabase(options: DatabaseOptions, log: DatabaseLog): Database {
  const { poolSize = 20, warm = usualWarm } = options;
  const kept = Math.min(warm, poolSize);
  const pool = openPool({ ...options, poolSize, warm: kept });
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The connection itself, with all of its statements, says nothing in a log.
    delete error.client;
    log.warn({ err: error }, 'An idle database connection was lost: the pool opens a new one');
  });
  const insideTransaction = options.detectLeaks ? new AsyncLocalStorage<boolean>() : null;

  const assertOutsideTransaction = () => {
    if (insideTransaction?.getStore())
      throw new Error('A query ran outside its transaction: pass `tx` on instead of `db`');
  };

  const db = queryableOver(pool, assertOutsideTransaction);

  return {
    db,
    transaction: async (work, begin) => {
      assertOutsideTransaction();
      const client = await pool.connect().catch((error: unknown) => {
        throw readableFailure(error);
      });
      const inside = (tx: Tx) => (insideTransaction ? insideTransaction.run(true, work, tx) : work(tx));
      return runTransaction(client, inside, begin);
    },
    queryRows: (statement, values) => queryRows(db, statement, values),
    timeoutMs: options.queryTimeoutMs ?? defaultTimeoutMs,
    isReachable: async () => {
      const answer = await pool.query('select 1').catch(() => null);
      return answer !== null;
    },
    warmUp: async () => {
      // Best effort: connections that fail now are opened by the first requests.
      const opened = await Promise.allSettled(Array.from({ length: kept }, () => pool.connect()));
      for (const client of opened) if (client.status === 'fulfilled') client.value.release();
    },
    close: () => pool.end(),
  };
}

function openPool({
  connectionString,
  poolSize,
  warm,
  connectTimeoutMs = defaultTimeoutMs,
  queryTimeoutMs = defaultTimeoutMs,
}: DatabaseOptions & { poolSize: number; warm: number }) {
  return new pg.Pool({
    connectionString,
    max: poolSize,
    min: warm,
    application_name: 'earnwall',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    // PostgreSQL cancels a little earlier, which keeps the connection usable.
    statement_timeout: Math.floor(queryTimeoutMs * 0.9),
    // A node that stalls in the middle must not hold its locks for long.
    idle_in_transaction_session_timeout: 10_000,
  });
}
