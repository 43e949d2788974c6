// Raw prepared statements, for the few that run so often that building them and mapping rows by name would cost more than
// running them. Rows are lists of values.
import type { Queryable } from './queryable.ts';
import type { SqlValue, Statement } from './row-query.ts';
import { sessionOf } from './session.ts';

export async function queryRows<Row extends unknown[]>(
  on: Queryable,
  statement: Statement,
  values: readonly SqlValue[],
): Promise<Row[]> {
  const [answer] = await sessionOf(on).runPrepared([{ statement, values }]);
  return (answer?.rows ?? []) as Row[];
}
