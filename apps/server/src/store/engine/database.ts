// The one door to PostgreSQL: a pool with short time-outs, and transactions that neither leak nor lie.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { readableFailure } from './failures.ts';
import type { Queryable, Tx } from './queryable.ts';
import { queryableOver } from './session.ts';
import { runTransaction } from './transaction.ts';

export interface Database {
  /** For single statements; several that belong together go through `transaction`. */
  readonly db: Queryable;
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * A statement in our own words, for the one question that comes with every request: building a query and reading
   * rows by name would cost more than asking. Rows are lists of values.
   */
  ask(statement: Statement, values: readonly unknown[]): Promise<unknown[][]>;
  /** How long a single answer is waited for; requests are held to it as a whole. */
  readonly timeoutMs: number;
  isReachable(): Promise<boolean>;
  /** Opens a few connections ahead, so that the first visitors do not wait for them. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** Kept open through quiet hours: connecting is the slowest thing a visitor could wait for. */
const warmConnections = 4;

const usualTimeoutMs = 900;

export interface DatabaseOptions {
  connectionString: string;
  poolSize?: number;
  /** Each below a second, so that callers soon learn of a database that is down or stalls. */
  connectTimeoutMs?: number;
  queryTimeoutMs?: number;
  /** Tests only (it slows every promise): a query beside its own open transaction throws. */
  detectLeaks?: boolean;
}

/** Prepared under its name on each connection. */
interface Statement {
  readonly name: string;
  readonly text: string;
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
    ask: async (statement, values) => {
      stayInside();
      try {
        const { rows } = await pool.query({ ...statement, values: [...values], rowMode: 'array' });
        return rows;
      } catch (error) {
        throw readableFailure(error);
      }
    },
    timeoutMs: options.queryTimeoutMs ?? usualTimeoutMs,
    isReachable: async () => {
      const answer = await pool.query('select 1').catch(() => null);
      return answer !== null;
    },
    warmUp: async () => {
      // Best effort: whoever comes first connects then what could not be connected now.
      const opened = await Promise.allSettled(Array.from({ length: warmConnections }, () => pool.connect()));
      for (const client of opened) if (client.status === 'fulfilled') client.value.release();
    },
    close: () => pool.end(),
  };
}

function openPool({
  connectionString,
  poolSize = 20,
  connectTimeoutMs = usualTimeoutMs,
  queryTimeoutMs = usualTimeoutMs,
}: DatabaseOptions) {
  return new pg.Pool({
    connectionString,
    max: poolSize,
    min: Math.min(warmConnections, poolSize),
    application_name: 'earnwall',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    // The server gives up a little earlier, which keeps the connection usable.
    statement_timeout: Math.floor(queryTimeoutMs * 0.9),
    // A node that stalls in the middle must not hold its locks for long.
    idle_in_transaction_session_timeout: 10_000,
  });
}
