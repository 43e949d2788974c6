// The lines of a statement: those that were read, and apart from them those that could not be.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import {
  reconciliation_broken_lines,
  reconciliation_lines,
  reconciliations,
} from '#store/schema/reconciliations.ts';

export interface NewLine {
  readonly line: number;
  readonly name: string;
  readonly micros: bigint | null;
}

/** Lines sent again replace themselves. Resolves to false when it takes no more lines. */
export async function addLines(on: Queryable, id: number, lines: readonly NewLine[]): Promise<boolean> {
  const { rows } = await on.execute<{ is_open: boolean }>(sql`
    with target as (select id from ${reconciliations} where id = ${id} and state = 'open' for update),
    added as (
      insert into ${reconciliation_lines} (reconciliation_id, line, name, micros)
      select target.id, given.line, given.name, given.micros
      from target, unnest(
        ${sql.param(lines.map(({ line }) => line))}::integer[],
        ${sql.param(lines.map(({ name }) => name))}::text[],
        ${sql.param(lines.map(({ micros }) => (micros === null ? null : `${micros}`)))}::bigint[]
      ) as given (line, name, micros)
      on conflict (reconciliation_id, line) do update set name = excluded.name, micros = excluded.micros
      returning (xmax = 0)::integer as is_new
    ),
    counted as (
      update ${reconciliations} set lines = lines + (select coalesce(sum(is_new), 0) from added)
      where id in (select id from target)
    )
    select exists (select from target) as is_open`);
  return rows[0]?.is_open ?? false;
}

export type BrokenLine = Pick<typeof reconciliation_broken_lines.$inferSelect, 'line' | 'reason' | 'text'>;

/** After the lines that were read, in the same transaction: of a part that is sent again the last word counts. */
export async function replaceBroken(
  tx: Tx,
  id: number,
  { lines, broken }: { lines: readonly NewLine[]; broken: readonly BrokenLine[] },
): Promise<void> {
  const table = reconciliation_broken_lines;
  const read = sql.param(lines.map(({ line }) => line));
  const unread = sql.param(broken.map(({ line }) => line));
  await tx.execute(
    sql`delete from ${table} where reconciliation_id = ${id} and line = any(${read}::integer[] || ${unread}::integer[])`,
  );
  await tx.execute(
    sql`delete from ${reconciliation_lines} where reconciliation_id = ${id} and line = any(${unread}::integer[])`,
  );
  if (broken.length > 0)
    await tx.insert(table).values(broken.map((line) => ({ reconciliation_id: id, ...line })));
  await tx.execute(sql`
    update ${reconciliations} set
      broken = (select count(*) from ${table} where reconciliation_id = ${id}),
      lines = case when ${broken.length} = 0 then lines
        else (select count(*) from ${reconciliation_lines} where reconciliation_id = ${id}) end
    where id = ${id}`);
}

/** In the order of the list, from `after` on. */
export function findBroken(
  on: Queryable,
  { id, after, most }: { id: number; after: number; most: number },
): Promise<BrokenLine[]> {
  const { reconciliation_id, line, reason, text } = reconciliation_broken_lines;
  return on
    .select({ line, reason, text })
    .from(reconciliation_broken_lines)
    .where(and(eq(reconciliation_id, id), gt(line, after)))
    .orderBy(asc(line))
    .limit(most);
}
