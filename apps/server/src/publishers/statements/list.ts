// Statements of a range of periods, without their lines.
import type { StatementSummary } from '@earnwall/contract/entities/statement';
import { hasBegun, type Period, periodOf, periodsBetween } from '@earnwall/domain/statements/period';
import { closingOf, noTotals, sumOf } from '@earnwall/domain/statements/totals';
import { presentSummary } from '#present/statement.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { balancesBefore, totalsByDay } from './app-ledger.ts';
import { inTurn } from './in-turn.ts';

const most = { day: 100, month: 36 };

export async function listStatements(
  { database, now }: Pick<Context, 'database' | 'now'>,
  app_id: string,
  wanted: { from: string; to: string },
): Promise<StatementSummary[]> {
  const at = now();
  const periods = rangeOf(wanted).filter((period) => hasBegun(period, at));
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const { opening, days } = await inTurn(database, app_id, async (tx) => ({
    opening: await balancesBefore(tx, app_id, first.from),
    days: await totalsByDay(tx, app_id, { from: first.from, to: last.to }),
  }));
  let balances = opening;
  return periods.map((period) => {
    const ofPeriod = [...days].filter(([day]) => day.startsWith(period.name));
    const totals = ofPeriod.map(([, ofDay]) => ofDay).reduce(sumOf, noTotals);
    const before = balances;
    balances = closingOf(before, totals);
    return presentSummary(period, { opening: before, totals, closing: balances }, at);
  });
}

function rangeOf({ from, to }: { from: string; to: string }): Period[] {
  const [first, last] = [periodOf(from), periodOf(to)];
  const periods = first && last && periodsBetween(first, last, most[first.kind]);
  if (!periods)
    throw new ApiError(
      'unprocessable',
      `\`from\` and \`to\` must be two days, at most ${most.day} from first to last, or two months, at most ${most.month}.`,
    );
  return periods;
}
