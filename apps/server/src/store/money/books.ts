// Checks the invariants of the books on the rows alone: run by a job and a command, and at the end of every fault test,
// benchmark and crash test (decision 0057).
import { sql } from 'drizzle-orm';
import { keyWindows } from '#store/engine/key-windows.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { ruleSets } from './book-rules/all.ts';

/** Enough to start an investigation. */
const maxOfARule = 5;

/**
 * The findings, one line each; none when all is consistent. Each statement sees one snapshot, in which the books must be
 * consistent, so money may move meanwhile. `throttle` is awaited after each window.
 */
export async function checkBooks(on: Queryable, throttle?: () => Promise<void>): Promise<string[]> {
  const problems: string[] = [];
  for (const ruleSet of ruleSets) {
    const left = new Map(Object.keys(ruleSet.rules).map((rule) => [rule, maxOfARule]));
    for await (const window of keyWindows(on, ruleSet)) {
      for (const [rule, query] of Object.entries(ruleSet.rules)) {
        const most = left.get(rule) ?? 0;
        if (most === 0) continue;
        const { rows } = await on.execute<{ found: string }>(sql`${query(window)} limit ${most}`);
        problems.push(...rows.map(({ found }) => `${rule}: ${found}`));
        left.set(rule, most - rows.length);
      }
      await throttle?.();
    }
  }
  return problems;
}

/** Which of these transactions are not stored (O3): a report that was acknowledged must be there. */
export async function findMissingReports(
  on: Queryable,
  supplier_id: string,
  transactions: readonly string[],
): Promise<string[]> {
  const { rows } = await on.execute<{ transaction: string }>(sql`
    select given.transaction from unnest(${sql.param(transactions)}::text[]) as given (transaction)
    where not exists (
      select from supplier_reports
      where supplier_reports.supplier_id = ${supplier_id} and supplier_reports.transaction = given.transaction
    )`);
  return rows.map(({ transaction }) => transaction);
}
