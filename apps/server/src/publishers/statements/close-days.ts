// Stores totals and closings of days that are final, one after another, so that statements open with one row.
import { dayOf, isFinal } from '@earnwall/domain/statements/period';
import { closingOf, noBalances, noTotals, sumOf } from '@earnwall/domain/statements/totals';
import type { Database } from '#store/engine/database.ts';
import { findFirstMove, findStatementAccounts } from '#store/money/statement-accounts.ts';
import { type ClosedDay, findLastClosedDay, insertClosedDay } from '#store/money/statement-days.ts';
import { inSnapshot } from '#store/money/statement-snapshot.ts';
import { endOf, linesOf, totalsOfPage } from './app-ledger.ts';

/** Answers how many were closed. */
export async function closeDays(
  database: Database,
  app_id: string,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  for (let closed = 0; ; closed += 1) {
    const day = signal?.aborted ? null : await sumUpNextDay(database, app_id, now);
    if (!day) return closed;
    await insertClosedDay(database.db, day);
  }
}

/** The first day after the closed ones on which something was moved; null when that day is not final yet. */
function sumUpNextDay(database: Database, app_id: string, now: Date): Promise<ClosedDay | null> {
  return inSnapshot(database, async (tx) => {
    const last = await findLastClosedDay(tx, app_id, now);
    const first = await findFirstMove(tx, await findStatementAccounts(tx, app_id), endOf(last));
    const day = first && dayOf(first);
    if (!day || !isFinal(day, now)) return null;
    let totals = noTotals;
    for await (const page of linesOf(tx, app_id, day)) totals = sumOf(totals, totalsOfPage(page));
    return { app_id, day: day.name, ...totals, ...closingOf(last ?? noBalances, totals) };
  });
}
