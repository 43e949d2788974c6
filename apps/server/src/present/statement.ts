// A statement as its publisher sees it (PB-05). Amounts are whole numbers of the smallest unit.
import type { Statement, StatementLine, StatementSummary } from '@earnwall/contract/entities/statement';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { isFinal, type Period } from '@earnwall/domain/statements/period';
import { type Balances, groupOf, type Totals } from '@earnwall/domain/statements/totals';
import type { LedgerLine } from '#store/money/statement-lines.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

interface Sums {
  readonly opening: Balances;
  readonly totals: Totals;
  readonly closing: Balances;
}

export function presentSummary(period: Period, { opening, ...sums }: Sums, now: Date): StatementSummary {
  return { ...presentPeriod(period, now), opening: presentBalances(opening), ...presentEnd(sums) };
}

function presentPeriod(period: Period, now: Date) {
  const { name, from, to } = period;
  return {
    ...{ period: name, from: from.toISOString(), to: to.toISOString() },
    final: isFinal(period, now),
  };
}

const presentBalances = ({ balance, pending }: Balances) => ({
  ...{ balance: Number(balance), pending: Number(pending) },
});

/** What stands before the lines. */
export function presentHead(app: AppRecord, period: Period, opening: Balances, now: Date) {
  return {
    ...{ type: 'statement', app: app.id, ...presentPeriod(period, now), made_at: now.toISOString() },
    ...{ currency: app.currency_name, decimals: app.decimals, opening: presentBalances(opening) },
  } satisfies Partial<Statement>;
}

/** What is known after the lines. */
export function presentEnd({ totals, closing }: Omit<Sums, 'opening'>) {
  const { lines, credits, reversals, corrections, pending_in, pending_out } = totals;
  return {
    totals: {
      ...{ lines, credits: Number(credits), reversals: Number(reversals), corrections: Number(corrections) },
      ...{ pending_in: Number(pending_in), pending_out: Number(pending_out) },
    },
    closing: presentBalances(closing),
  };
}

/** `running` are the balances of the app after it. */
export function presentLine(line: LedgerLine, running: Balances): StatementLine {
  const { transaction_id, at, type, user_id, amount, pending, reason, click_id, acknowledged } = line;
  return {
    ...{
      transaction_id: wireTransactionId(transaction_id),
      at: at.toISOString(),
      type,
      group: groupOf(type),
      user_id,
    },
    ...{ amount: Number(amount), pending: Number(pending) },
    ...{ running_balance: Number(running.balance), running_pending: Number(running.pending) },
    ...{ reason, click_id, acknowledged, acknowledged_at: line.acknowledged_at?.toISOString() ?? null },
  };
}
