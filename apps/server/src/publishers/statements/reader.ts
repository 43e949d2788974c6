// Reads a statement: its lines page by page, each with the running balances, while the totals grow.
import type { Acknowledgement, Statement, StatementLine } from '@earnwall/contract/entities/statement';
import type { Period } from '@earnwall/domain/statements/period';
import { type Balances, closingOf, noTotals, sumOf, totalsOf } from '@earnwall/domain/statements/totals';
import { presentEnd, presentHead, presentLine } from '#present/statement.ts';
import type { Tx } from '#store/engine/queryable.ts';
import type { LedgerLine } from '#store/money/statement-lines.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { balancesBefore, linesOf } from './app-ledger.ts';

export interface StatementReader {
  readonly head: ReturnType<typeof presentHead>;
  pages(): AsyncGenerator<readonly StatementLine[]>;
  /** Of the pages read so far. */
  end(): Pick<Statement, 'totals' | 'closing' | 'acknowledged'>;
}

export async function openStatement(
  tx: Tx,
  app: AppRecord,
  period: Period,
  now: Date,
): Promise<StatementReader> {
  const opening = await balancesBefore(tx, app.id, period.from);
  const acknowledged = { yes: nothing(), no: nothing(), unknown: nothing() };
  let totals = noTotals;
  let running: Balances = opening;

  function counted(line: LedgerLine): StatementLine {
    const ofLine = totalsOf(line);
    totals = sumOf(totals, ofLine);
    running = closingOf(running, ofLine);
    addTo(acknowledged, line);
    return presentLine(line, running);
  }

  return {
    head: presentHead(app, period, opening, now),
    pages: async function* () {
      for await (const page of linesOf(tx, app.id, period)) yield page.map(counted);
    },
    end: () => ({ ...presentEnd({ totals, closing: closingOf(opening, totals) }), acknowledged }),
  };
}

const nothing = () => ({ lines: 0, amount: 0, pending: 0 });

function addTo(
  sums: Record<Acknowledgement, ReturnType<typeof nothing>>,
  { acknowledged, amount, pending }: LedgerLine,
): void {
  const sum = sums[acknowledged];
  sum.lines += 1;
  sum.amount += Number(amount);
  sum.pending += Number(pending);
}
