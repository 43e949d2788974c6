// Walks a big table in windows of its key: each window is one short statement, so that neither rows stay in memory for long
// nor a snapshot that keeps PostgreSQL from vacuuming.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';

export interface WalkedTable {
  readonly table: string;
  /** Columns of a unique index. */
  readonly key: readonly { readonly column: string; readonly type: 'bigint' | 'text' | 'date' }[];
  readonly size: number;
}

/** Conditions on the key that together cover every row once. */
export async function* keyWindows(on: Queryable, { table, key, size }: WalkedTable): AsyncGenerator<SQL> {
  const columns = sql.raw(key.map(({ column }) => `${table}.${column}`).join(', '));
  const asTexts = sql.raw(key.map(({ column }) => `${table}.${column}::text as ${column}`).join(', '));
  const values = (row: Row) =>
    sql.join(
      key.map(({ column, type }) => sql`${row[column]}::${sql.raw(type)}`),
      sql`, `,
    );
  for (let isAfter = sql`true`; ; ) {
    const { rows } = await on.execute<Row>(
      sql`select ${asTexts} from ${sql.raw(table)} where ${isAfter} order by ${columns} offset ${size - 1} limit 1`,
    );
    const [last] = rows;
    if (!last) return yield isAfter;
    yield sql`${isAfter} and (${columns}) <= (${values(last)})`;
    isAfter = sql`(${columns}) > (${values(last)})`;
  }
}

type Row = Record<string, string>;
