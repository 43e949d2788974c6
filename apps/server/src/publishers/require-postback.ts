// A postback by the id that its publisher knows it by.
import { storedTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { ApiError } from '#request/api-error.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findPostback, type PostbackRecord } from '#store/publishers/postback-log.ts';

export async function requirePostback(on: Queryable, app_id: string, id: string): Promise<PostbackRecord> {
  const transaction_id = storedTransactionId(id);
  const found = transaction_id === null ? null : await findPostback(on, app_id, transaction_id);
  if (!found) throw new ApiError('not-found', 'There is no such postback, or it has left the log.');
  return found;
}
