// What came from a supplier and could not be used: codes without a meaning, and messages that were set aside.
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { set_aside_reports } from '#store/schema/set-aside-reports.ts';
import { unknown_codes } from '#store/schema/supplier-counts.ts';

/** Newest first. */
export async function findUnknownCodes(
  on: Queryable,
  supplier_id: string,
  most: number,
): Promise<(typeof unknown_codes.$inferSelect)[]> {
  return await on
    .select()
    .from(unknown_codes)
    .where(eq(unknown_codes.supplier_id, supplier_id))
    .orderBy(desc(unknown_codes.last_at), unknown_codes.code)
    .limit(most);
}

export type ListedSetAside = Omit<typeof set_aside_reports.$inferSelect, 'body' | 'digest'> & {
  /** How long the message is. */
  bytes: number;
};

/** Newest first, without the messages. */
export async function findSetAside(
  on: Queryable,
  supplier_id: string,
  most: number,
): Promise<ListedSetAside[]> {
  const { body, digest: _, ...columns } = getTableColumns(set_aside_reports);
  return await on
    .select({ ...columns, bytes: sql<number>`octet_length(${body})` })
    .from(set_aside_reports)
    .where(eq(set_aside_reports.supplier_id, supplier_id))
    .orderBy(desc(set_aside_reports.received_at), desc(set_aside_reports.id))
    .limit(most);
}
