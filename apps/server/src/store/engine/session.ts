// Drizzle's session with two additions: failures are translated, and it can be closed to later queries.
import type { Query } from 'drizzle-orm';
import type { WithCacheConfig } from 'drizzle-orm/cache/core/types';
import { type NodePgClient, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import {
  PgDialect,
  type PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import pg from 'pg';
import { readableFailure } from './failures.ts';
import type { Queryable } from './queryable.ts';
import { type Answer, type Execution, RowQuery } from './row-query.ts';

export const dialect = new PgDialect();

const sessions = new WeakMap<Queryable, StoreSession>();

/** `assertUsable` throws when no query may be run on this session. */
export function queryableOver(client: NodePgClient, assertUsable: () => void): Queryable {
  const session = new StoreSession(client, assertUsable);
  const queryable = new NodePgDatabase(dialect, session, undefined);
  sessions.set(queryable, session);
  return queryable;
}

export function sessionOf(on: Queryable): StoreSession {
  const session = sessions.get(on);
  if (!session) throw new Error('A query runs on a database or transaction of the store');
  return session;
}

class StoreSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  constructor(
    private readonly connection: NodePgClient,
    private readonly assertUsable: () => void,
  ) {
    super(connection, dialect, undefined);
  }

  /** Without Drizzle, in one round trip: see `rows.ts` and `readings.ts`. */
  async runPrepared(executions: readonly Execution[]): Promise<Answer[]> {
    this.assertUsable();
    const query = new RowQuery(executions);
    try {
      await run(this.connection, query);
    } catch (error) {
      throw readableFailure(error);
    }
    return query.answers();
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isResponseInArrayMode: boolean,
    mapRows?: (rows: unknown[][]) => T['execute'],
    metadata?: { type: 'select' | 'update' | 'delete' | 'insert'; tables: string[] },
    cache?: WithCacheConfig,
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(
      query,
      fields,
      name,
      isResponseInArrayMode,
      mapRows,
      metadata,
      cache,
    );
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (values) => {
      this.assertUsable();
      try {
        return await execute(values);
      } catch (error) {
        throw readableFailure(error);
      }
    };
    return prepared;
  }
}

async function run(connection: NodePgClient, query: RowQuery): Promise<void> {
  // Whatever its type says, a pool answers with a promise.
  if (connection instanceof pg.Pool) await connection.query(query);
  else
    await new Promise<void>((resolve, reject) => {
      query.callback = (error) => (error ? reject(error) : resolve());
      connection.query(query);
    });
}
