// A page of a user's ledger, with the balance after each line.
import type { LedgerLine } from '@earnwall/contract/entities/ledger-line';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { transactionType } from '@earnwall/domain/ledger/transaction-type';
import type { LedgerRow } from '#store/money/user-ledger.ts';

/** The latest line first; `sums` are those up to it. */
export function presentLedger(
  rows: readonly LedgerRow[],
  sums: { readonly amount: bigint; readonly test: bigint },
): LedgerLine[] {
  const after = { ...sums };
  return rows.map((row) => {
    const isTest = row.test !== 0n;
    const amount = isTest ? row.test : row.amount;
    const balance = isTest ? after.test : after.amount;
    after.amount -= row.amount;
    after.test -= row.test;
    return {
      transaction_id: wireTransactionId(row.transaction_id),
      type: transactionType({ ...row, amount }),
      amount: Number(amount),
      pending: Number(row.pending),
      test: isTest,
      balance: Number(balance),
      reason: row.reason,
      click_id: row.cid,
      at: row.at.toISOString(),
    };
  });
}
