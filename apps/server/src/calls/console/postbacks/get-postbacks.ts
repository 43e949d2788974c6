// GET /postbacks of the console: a page, or all pages as CSV. Both name people, and are in the audit.
import { storedTransactionId } from '@earnwall/domain/ledger/transaction-id';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { csvAnswer, readPages } from '#console/csv.ts';
import { postbackColumns } from '#console/postbacks/csv-columns.ts';
import { presentConsolePostback } from '#console/postbacks/present-postback.ts';
import { requireConsolePostback } from '#console/postbacks/require-postback.ts';
import { recordView } from '#store/console/audit.ts';
import {
  type ConsolePostbackRecord,
  countConsolePostbacks,
  findConsolePostbacks,
} from '#store/console/postbacks.ts';
import { findUsersById } from '#store/console/users-by-id.ts';

const size = 50;
const csvSize = 500;
/** One publisher's id may be known in several apps. */
const mostUsers = 20;

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

export const getPostbacks: ConsoleHandler<'console/postbacks/get-postbacks'> = async (
  ctx,
  { query, operator },
) => {
  const { db } = ctx.database;
  const { scope } = operator;
  const { state, type, test, user, transaction } = query;
  const within = { scope, app_id: query.app ?? null };
  const filter = {
    ...{ state, type, test, from: dateOf(query.from), to: dateOf(query.to) },
    users: user === undefined ? undefined : await findUsersById(db, scope, user, mostUsers),
    transaction_ids:
      transaction === undefined ? undefined : [storedTransactionId(transaction)].filter((id) => id !== null),
  };
  const first = query.after === undefined ? null : await requireConsolePostback(db, scope, query.after);
  const read = (before: ConsolePostbackRecord | null, most: number) =>
    findConsolePostbacks(db, within, filter, { before, most });
  const view = { by: operator, what: 'console/postbacks/get-postbacks', at: ctx.now() };
  const ofApp = query.app === undefined ? {} : { app_id: query.app };

  if (query.format === 'csv') {
    const pages = await readPages<ConsolePostbackRecord>(csvSize, (last) => read(last ?? first, csvSize));
    await recordView(db, { ...view, ...ofApp });
    return csvAnswer('postbacks', postbackColumns, pages);
  }
  const found = await read(first, size);
  if (found.length > 0) await recordView(db, { ...view, ...ofApp });
  const postbacks = found.map(presentConsolePostback);
  const last = found.length === size ? postbacks.at(-1) : undefined;
  return { postbacks, next: last?.id ?? null, counts: await countConsolePostbacks(db, within) };
};
