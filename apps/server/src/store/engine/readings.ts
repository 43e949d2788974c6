// Several reads in one round trip, each a prepared statement: PostgreSQL parses and plans it once for each connection. For
// statements that take no longer than their plan or their way.
import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import type { Answer, Execution, SqlValue } from './row-query.ts';
import { dialect, sessionOf } from './session.ts';

export interface Reading<Result> {
  readonly execution: Execution;
  readonly resultOf: (rows: Record<string, unknown>[]) => Result;
}

/** `Row` is what the statement selects; a time is a `Date`. */
export const reading = <Row extends object, Result>(
  execution: Execution,
  resultOf: (rows: Row[]) => Result,
): Reading<Result> => ({ execution, resultOf: resultOf as Reading<Result>['resultOf'] });

/** Under a name made of its text, of which there should be few. */
export function executionOf(statement: SQL): Execution {
  const { sql, params } = dialect.sqlToQuery(statement);
  const name = createHash('sha256').update(sql).digest('base64url');
  return { statement: { name, text: sql }, values: params as SqlValue[] };
}

type ResultOf<One> = One extends Reading<infer Result> ? Result : One;

type Results<Readings> = { -readonly [Place in keyof Readings]: ResultOf<Readings[Place]> };

/** What the readings are sent with, in the same round trip. */
export interface Around {
  readonly begin: readonly Execution[];
  readonly end: readonly Execution[];
}

/** In the order given; null where nothing is to be read. */
export async function readTogether<const Readings extends readonly (Reading<unknown> | null)[]>(
  on: Queryable,
  readings: Readings,
  { begin, end }: Around = { begin: [], end: [] },
): Promise<Results<Readings>> {
  const asked = readings.filter((one) => one !== null).map(({ execution }) => execution);
  const answers = await sessionOf(on).runPrepared([...begin, ...asked, ...end]);
  let next = begin.length;
  return readings.map((one) => (one ? one.resultOf(objectsOf(answers[next++])) : null)) as Results<Readings>;
}

const objectsOf = ({ columns, rows }: Answer = { columns: [], rows: [] }): Record<string, unknown>[] =>
  rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (const [place, { name }] of columns.entries()) object[name] = row[place];
    return object;
  });
