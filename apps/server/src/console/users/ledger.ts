// The ledger of a user with both sides, a page at a time.
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { presentByHand, presentPostback } from '#present/shown-movement.ts';
import type { Reader } from '#present/teammate.ts';
import { findShownMovements } from '#store/console/users/movements.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findLedger, findSumsUpTo, type LedgerCursor } from '#store/money/user-ledger.ts';
import type { UserRecord } from '#store/people/users.ts';

export async function readLedger(
  on: Queryable,
  user: UserRecord,
  page: { before: LedgerCursor | null; most: number },
  reader: Reader,
) {
  const rows = await findLedger(on, user, page);
  const [latest] = rows;
  if (!latest) return [];
  const movements = await findShownMovements(
    on,
    rows.map(({ id }) => id),
  );
  const after = { ...(await findSumsUpTo(on, user, latest)) };
  return rows.map((row) => {
    const moved = movements.get(row.id);
    if (!moved) throw new Error('A movement of the ledger cannot be found');
    const isTest = row.test !== 0n;
    const balance = isTest ? after.test : after.amount;
    after.amount -= row.amount;
    after.test -= row.test;
    return {
      cursor: { at: row.at, id: row.id },
      transaction_id: wireTransactionId(row.transaction_id),
      ...{ kind: row.kind, reason: row.reason, click: row.cid?.slice(0, 12) ?? null },
      at: row.at.toISOString(),
      amount: Number(isTest ? row.test : row.amount),
      pending: Number(row.pending),
      counter: Number(moved.counter),
      counter_accounts: [...moved.counter_accounts],
      is_test: isTest,
      balance: Number(balance),
      postback: presentPostback(moved),
      by_hand: presentByHand(moved, reader),
    };
  });
}

export type ReadLedgerLine = Awaited<ReturnType<typeof readLedger>>[number];
