// Drizzle's session with two more manners: failures leave it readable, and it can be closed to later queries.
import type { Query } from 'drizzle-orm';
import type { WithCacheConfig } from 'drizzle-orm/cache/core/types';
import { type NodePgClient, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import {
  PgDialect,
  type PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import { readableFailure } from './failures.ts';
import type { Queryable } from './queryable.ts';

const dialect = new PgDialect();

/** `mayAsk` throws when a query comes at a moment when none may be asked here. */
export function queryableOver(client: NodePgClient, mayAsk: () => void): Queryable {
  return new NodePgDatabase(dialect, new StoreSession(client, mayAsk), undefined);
}

class StoreSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  constructor(
    client: NodePgClient,
    private readonly mayAsk: () => void,
  ) {
    super(client, dialect, undefined);
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
      this.mayAsk();
      try {
        return await execute(values);
      } catch (error) {
        throw readableFailure(error);
      }
    };
    return prepared;
  }
}
