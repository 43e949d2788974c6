// A statement that is sent under a name made of its text: PostgreSQL parses and plans it once for each connection. For
// statements whose plan takes as long as they do, of which there are few texts.
import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Queryable } from './queryable.ts';
import { dialect, sessionOf } from './session.ts';

export async function executeNamed<Row extends Record<string, unknown>>(
  on: Queryable,
  statement: SQL,
): Promise<QueryResult<Row>> {
  const query = dialect.sqlToQuery(statement);
  const name = createHash('sha256').update(query.sql).digest('base64url');
  return await sessionOf(on)
    .prepareQuery<{ execute: QueryResult<Row>; all: never; values: never }>(
      ...[query, undefined, name, false],
    )
    .execute();
}
