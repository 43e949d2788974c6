// What the users of an app have together, at any moment and over any days: closed days are read, the rest is summed up.
import { dayOf, type Period, periodOf } from '@earnwall/domain/statements/period';
import {
  type Balances,
  closingOf,
  noBalances,
  noTotals,
  sumOf,
  type Totals,
  totalsOf,
} from '@earnwall/domain/statements/totals';
import type { Queryable } from '#store/engine/queryable.ts';
import { findStatementAccounts } from '#store/money/statement-accounts.ts';
import { type ClosedDay, findClosedDays, findLastClosedDay } from '#store/money/statement-days.ts';
import { type LedgerLine, statementLines } from '#store/money/statement-lines.ts';

type Range = Pick<Period, 'from' | 'to'>;

/** Before any movement. */
const beginning = new Date('2000-01-01T00:00:00Z');

export async function* linesOf(on: Queryable, app_id: string, range: Range) {
  if (range.from < range.to) yield* statementLines(on, await findStatementAccounts(on, app_id), range);
}

export const totalsOfPage = (page: readonly LedgerLine[]): Totals =>
  page.map(totalsOf).reduce(sumOf, noTotals);

/** The moment after a closed day; the beginning when there is none. */
export function endOf(closed: ClosedDay | null): Date {
  return (closed && periodOf(closed.day)?.to) ?? beginning;
}

export async function balancesBefore(on: Queryable, app_id: string, moment: Date): Promise<Balances> {
  const closed = await findLastClosedDay(on, app_id, moment);
  let balances: Balances = closed ?? noBalances;
  for await (const page of linesOf(on, app_id, { from: endOf(closed), to: moment }))
    balances = closingOf(balances, totalsOfPage(page));
  return { balance: balances.balance, pending: balances.pending };
}

/** The totals of each day that has any, by its name. */
export async function totalsByDay(
  on: Queryable,
  app_id: string,
  { from, to }: Range,
): Promise<ReadonlyMap<string, Totals>> {
  const closed = await findClosedDays(on, app_id, { from, to });
  const days = new Map<string, Totals>(closed.map((day) => [day.day, day]));
  const closedUntil = endOf(await findLastClosedDay(on, app_id, to));
  const open = { from: closedUntil > from ? closedUntil : from, to };
  for await (const page of linesOf(on, app_id, open))
    for (const line of page) {
      const { name } = dayOf(line.at);
      days.set(name, sumOf(days.get(name) ?? noTotals, totalsOf(line)));
    }
  return days;
}
