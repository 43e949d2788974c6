// The movements of one user's accounts, the latest first.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface LedgerCursor {
  readonly at: Date;
  readonly id: number;
}

export interface LedgerRow extends LedgerCursor {
  readonly transaction_id: string;
  readonly kind: string;
  readonly reason: string;
  readonly cid: string | null;
  /** Of the supplier's report that it follows from; null where there is none. */
  readonly outcome: string | null;
  readonly amount: bigint;
  readonly pending: bigint;
  readonly test: bigint;
}

interface RawRow extends Record<string, unknown> {
  id: string;
  transaction_id: string;
  kind: string;
  reason: string;
  cid: string | null;
  at_ms: string;
  outcome: string | null;
  amount: string;
  pending: string;
  test: string;
}

interface User {
  readonly app_id: string;
  readonly id: number;
}

/** In the order of time, and of their rows at the same moment; without those that have moved only dollars. */
export async function findLedger(
  on: Queryable,
  user: User,
  { before, most }: { before: LedgerCursor | null; most: number },
): Promise<LedgerRow[]> {
  const isBefore = before
    ? sql`and (movements.at, movements.id) < (${before.at.toISOString()}::timestamptz, ${before.id}::bigint)`
    : sql``;
  const { rows } = await on.execute<RawRow>(sql`
    select page.id, page.transaction_id, page.kind, page.reason, page.cid, page.outcome,
      (extract(epoch from page.at) * 1000)::bigint as at_ms,
      coalesce(sum(lines.amount) filter (where accounts.kind = 'user'), 0) as amount,
      coalesce(sum(lines.amount) filter (where accounts.kind = 'user_pending'), 0) as pending,
      coalesce(sum(lines.amount) filter (where accounts.kind = 'user_test'), 0) as test
    from (
      select movements.*, supplier_reports.outcome
      from movements left join supplier_reports
        on supplier_reports.supplier_id = movements.source and supplier_reports.transaction = movements.transaction
      where movements.app_id = ${user.app_id} and movements.user_id = ${user.id} and movements.kind <> 'payout' ${isBefore}
      order by movements.at desc, movements.id desc
      limit ${most}
    ) as page
      join lines on lines.movement_id = page.id
      join accounts on accounts.id = lines.account_id and accounts.user_id = page.user_id
        and accounts.currency = 'app'
    group by page.id, page.transaction_id, page.kind, page.reason, page.cid, page.at, page.outcome
    order by page.at desc, page.id desc`);
  return rows.map((row) => ({
    ...{ transaction_id: row.transaction_id, kind: row.kind, reason: row.reason, cid: row.cid },
    ...{ id: Number(row.id), at: new Date(Number(row.at_ms)), outcome: row.outcome },
    ...{ amount: BigInt(row.amount), pending: BigInt(row.pending), test: BigInt(row.test) },
  }));
}

/** The sums of the balance and of the test balance up to this movement, itself included. */
export async function findSumsUpTo(
  on: Queryable,
  user: User,
  { at, id }: LedgerCursor,
): Promise<{ amount: bigint; test: bigint }> {
  const { rows } = await on.execute<{ amount: string; test: string }>(sql`
    select coalesce(sum(lines.amount) filter (where accounts.kind = 'user'), 0) as amount,
      coalesce(sum(lines.amount) filter (where accounts.kind = 'user_test'), 0) as test
    from accounts join lines on lines.account_id = accounts.id
    where accounts.app_id = ${user.app_id} and accounts.user_id = ${user.id} and accounts.currency = 'app'
      and (lines.at, lines.movement_id) <= (${at.toISOString()}::timestamptz, ${id}::bigint)`);
  const [sums] = rows;
  return { amount: BigInt(sums?.amount ?? 0), test: BigInt(sums?.test ?? 0) };
}

/** Null where nothing was moved under this name. */
export async function findTransactionId(
  on: Queryable,
  { source, transaction }: { source: string; transaction: string },
): Promise<string | null> {
  const { rows } = await on.execute<{ transaction_id: string }>(
    sql`select transaction_id from movements where source = ${source} and transaction = ${transaction}`,
  );
  return rows[0]?.transaction_id ?? null;
}

/** Whether it moved test money. */
export async function isTestMovement(on: Queryable, transaction_id: string): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select from operator_movements as moved
      join movements on movements.app_id = moved.app_id and movements.user_id = moved.user_id
        and movements.at = moved.at and movements.transaction_id = moved.transaction_id
      join lines on lines.movement_id = movements.id
      join accounts on accounts.id = lines.account_id and accounts.kind = 'user_test'
    where moved.transaction_id = ${transaction_id}`);
  return rows.length > 0;
}
