// Whoever replies has seen the whole thread: what came meanwhile is shown first, and the reply is sent once more.
import { ApiError } from '#request/api-error.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findEntryIds, hasReply } from '#store/support/ticket-entries.ts';

interface Reply {
  readonly ticket_id: string;
  /** The last reply or note that was shown; null: there was none. */
  readonly seen: string | null;
  readonly idempotency_key: string;
}

const mostNamed = 50;

/** The ticket is locked. A repeated request is no new reply, so nothing can have come before it. */
export async function requireSeen(tx: Tx, { ticket_id, seen, idempotency_key }: Reply): Promise<void> {
  if (await hasReply(tx, { ticket_id, idempotency_key })) return;
  const said = await findEntryIds(tx, ticket_id, mostNamed);
  const since = said.slice(said.lastIndexOf(seen ?? '') + 1);
  if (since.length > 0)
    throw new ApiError('conflict', 'Something was written here since you opened it.', { since });
}
