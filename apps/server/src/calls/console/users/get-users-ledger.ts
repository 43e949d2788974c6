// GET /users/{app}/{uhash}/ledger of the console: every movement with both sides; a page, or all of it as CSV.
import { writeDecimal } from '@earnwall/domain/console/decimal';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { requireApp } from '#console/require-app.ts';
import { type ReadLedgerLine, readLedger } from '#console/users/ledger.ts';
import { lookAt } from '#console/users/look-at.ts';
import { readLedgerCursor, writeLedgerCursor } from '#publishers/ledger-cursor.ts';
import { ApiError } from '#request/api-error.ts';
import { proveUserBooks } from '#store/console/users/movements.ts';

const size = 50;
const csvSize = 500;

export const getUsersLedger: ConsoleHandler<'console/users/get-users-ledger'> = async (ctx, call) => {
  const { db } = ctx.database;
  const { query, params, operator } = call;
  const { decimals } = await requireApp(ctx, operator.scope, params.app);
  const before = query.after === undefined ? null : readLedgerCursor(query.after);
  if (query.after !== undefined && !before)
    throw new ApiError('bad-request', 'The request does not fit the call.', {
      after: ['is not a cursor of this list'],
    });
  const user = await lookAt(ctx, call, 'console/users/get-users-ledger');
  if (query.format === 'csv') {
    const pages = await readPages<ReadLedgerLine>(csvSize, (last) =>
      readLedger(db, user, { before: last?.cursor ?? null, most: csvSize }, operator),
    );
    return csvAnswer('ledger', columnsOf(decimals), pages);
  }
  const [lines, proof] = await Promise.all([
    readLedger(db, user, { before, most: size }, operator),
    proveUserBooks(db, user),
  ]);
  const last = lines.length === size ? lines.at(-1) : undefined;
  return {
    lines: lines.map(({ cursor: _, ...line }) => line),
    next: last ? writeLedgerCursor(last.cursor) : null,
    proof,
  };
};

function columnsOf(decimals: number): CsvColumns<ReadLedgerLine> {
  const decimal = (amount: number) =>
    `${amount < 0 ? '-' : ''}${writeDecimal(BigInt(Math.abs(amount)), decimals)}`;
  return {
    at: ({ at }) => at,
    transaction_id: ({ transaction_id }) => transaction_id,
    kind: ({ kind }) => kind,
    reason: ({ reason }) => reason,
    user: ({ amount }) => decimal(amount),
    pending: ({ pending }) => decimal(pending),
    other_side: ({ counter }) => decimal(counter),
    other_accounts: ({ counter_accounts }) => counter_accounts.join(' '),
    test: ({ is_test }) => (is_test ? 'yes' : 'no'),
    balance: ({ balance }) => decimal(balance),
    postback: ({ postback }) => postback.state,
    by_hand: ({ by_hand }) => by_hand && `${by_hand.kind} by ${by_hand.by ?? 'a machine'}`,
  };
}
