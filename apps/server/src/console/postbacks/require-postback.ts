// Postbacks within the asker's scope; any other does not exist.
import { storedTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { ApiError } from '#request/api-error.ts';
import { type ConsolePostbackRecord, findPostbacksById } from '#store/console/postbacks.ts';
import type { Scope } from '#store/console/scope.ts';
import type { Queryable } from '#store/engine/queryable.ts';

export async function requireConsolePostback(
  on: Queryable,
  scope: Scope,
  id: string,
): Promise<ConsolePostbackRecord> {
  const [found] = await requireConsolePostbacks(on, scope, [id]);
  if (!found) throw missing();
  return found;
}

/** All of them, in any order. */
export async function requireConsolePostbacks(
  on: Queryable,
  scope: Scope,
  ids: readonly string[],
): Promise<ConsolePostbackRecord[]> {
  const stored = [...new Set(ids)].map(storedTransactionId).filter((id) => id !== null);
  const found = stored.length === 0 ? [] : await findPostbacksById(on, scope, stored);
  if (found.length < new Set(ids).size) throw missing();
  return found;
}

const missing = () => new ApiError('not-found', 'There is no such postback, or it has left the log.');
