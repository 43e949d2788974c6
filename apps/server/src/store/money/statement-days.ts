// Closed days of statements: each follows from the ledger, and is stored so that it need not be summed up again.
import type { Balances, Totals } from '@earnwall/domain/statements/totals';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { statement_days } from '#store/schema/statement-days.ts';

/** Totals, and the balances at its end. */
export type ClosedDay = Totals & Balances & { app_id: string; day: string };

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The last one that has ended by then; all days before it are closed, too, or had no movement. */
export async function findLastClosedDay(
  on: Queryable,
  app_id: string,
  before: Date,
): Promise<ClosedDay | null> {
  const [found] = await on
    .select()
    .from(statement_days)
    .where(and(eq(statement_days.app_id, app_id), lt(statement_days.day, dateOf(before))))
    .orderBy(desc(statement_days.day))
    .limit(1);
  return found ?? null;
}

export async function findClosedDays(
  on: Queryable,
  app_id: string,
  { from, to }: { from: Date; to: Date },
): Promise<ClosedDay[]> {
  const { day } = statement_days;
  return await on
    .select()
    .from(statement_days)
    .where(and(eq(statement_days.app_id, app_id), gte(day, dateOf(from)), lt(day, dateOf(to))))
    .orderBy(asc(day));
}

/** One that another node has closed stays as it is. */
export async function insertClosedDay(on: Queryable, closed: ClosedDay): Promise<void> {
  await on.insert(statement_days).values(closed).onConflictDoNothing();
}
