// GET /users/{user_id}/ledger of publishers: what a user was credited, a page at a time.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { presentLedger } from '#present/ledger-line.ts';
import { readLedgerCursor, writeLedgerCursor } from '#publishers/ledger-cursor.ts';
import { requireUser } from '#publishers/user-of.ts';
import { ApiError } from '#request/api-error.ts';
import { findLedger, findSumsUpTo } from '#store/money/user-ledger.ts';

export const getUserLedger: PublisherHandler<'publisher/users/get-user-ledger'> = async (ctx, call) => {
  const { params, query, publisher } = call;
  const { limit = 50 } = query;
  const before = query.before === undefined ? null : readLedgerCursor(query.before);
  if (query.before !== undefined && !before)
    throw new ApiError('bad-request', 'The request does not fit the call.', {
      before: ['is not a cursor of this list'],
    });
  const { db } = ctx.database;
  const user = await requireUser(db, publisher, params);
  const rows = await findLedger(db, user, { before, most: limit });
  const [latest] = rows;
  if (!latest) return { lines: [], next: null };
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const lines = presentLedger(rows, await findSumsUpTo(db, user, latest));
  return { lines, next: last ? writeLedgerCursor(last) : null };
};
