// What came from a supplier and could not be used: codes without a meaning, and messages that were set aside.
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { set_aside_reports } from '#store/schema/set-aside-reports.ts';
import { unknown_codes } from '#store/schema/supplier-counts.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { users } from '#store/schema/users.ts';

interface Example {
  readonly cid: string;
  readonly transaction: string;
  readonly app: string;
  readonly uhash: string;
}

export interface ListedCode {
  readonly code: string;
  readonly times: number;
  readonly first_at: Date;
  readonly last_at: Date;
  /** The last report with it; null where it is not stored. */
  readonly example: Example | null;
}

type CodeRow = Record<string, unknown> & {
  code: string;
  times: number;
  first_at: string;
  last_at: string;
} & (Example | { cid: null; transaction: null; app: null; uhash: null });

/** Newest first. */
export async function findUnknownCodes(
  on: Queryable,
  supplier_id: string,
  most: number,
): Promise<ListedCode[]> {
  // Counts are written a moment after the report: its time is that of the code.
  const { rows } = await on.execute<CodeRow>(sql`
    select code.code, code.times, code.first_at, code.last_at, example.*
    from (
      select * from ${unknown_codes} where supplier_id = ${supplier_id} order by last_at desc, code limit ${most}
    ) as code
    left join lateral (
      select report.cid, report.transaction, ${users.app_id} as app, ${users.uhash} as uhash
      from ${supplier_reports} as report
      join ${clicks} on ${clicks.cid} = report.cid
      join ${users} on ${users.app_id} = ${clicks.app_id} and ${users.id} = ${clicks.user_id}
      where report.received_at between code.last_at - interval '1 minute' and code.last_at + interval '1 minute'
        and report.supplier_id = ${supplier_id} and report.raw_code = code.code and report.reason = 'unknown_code'
      order by report.received_at desc limit 1
    ) as example on true
    order by code.last_at desc, code.code`);
  return rows.map(({ code, times, first_at, last_at, cid, transaction, app, uhash }) => ({
    ...{ code, times, first_at: new Date(first_at), last_at: new Date(last_at) },
    example: cid === null ? null : { cid, transaction, app, uhash },
  }));
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

/** What it was before; null where there is none. */
export async function reviewSetAside(
  tx: Tx,
  { supplier_id, id, reviewed_at }: { supplier_id: string; id: number; reviewed_at: Date | null },
): Promise<{ reviewed_at: Date | null } | null> {
  const isMeant = and(eq(set_aside_reports.id, id), eq(set_aside_reports.supplier_id, supplier_id));
  const [before] = await tx
    .select({ reviewed_at: set_aside_reports.reviewed_at })
    .from(set_aside_reports)
    .where(isMeant)
    .for('update');
  if (!before) return null;
  await tx.update(set_aside_reports).set({ reviewed_at }).where(isMeant);
  return before;
}
