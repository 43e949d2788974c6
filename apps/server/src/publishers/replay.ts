// Sends postbacks again: one, those of a period, or all that were not delivered since a moment (PB-03).
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { ApiError } from '#request/api-error.ts';
import type { Database } from '#store/engine/database.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';
import { advancePostbacks, type Replay, requeuePostbacks } from '#store/publishers/postback-log.ts';
import { noEndpoint } from './endpoint-settings.ts';
import { requirePostback } from './require-postback.ts';

const batch = 2_000;
/** Of one call; a larger one says where the next goes on. */
const most = 100_000;

interface Last {
  id: number;
  transaction_id: string;
}

export async function replay(
  { database, postbacks }: { database: Database; postbacks: { wake(app_id: string): void } },
  app_id: string,
  which: Replay,
  until?: string,
): Promise<{ queued: number; next: string | null }> {
  const { db } = database;
  if (!(await findEndpoint(db, app_id))) throw noEndpoint();
  let last: Last | null = until === undefined ? null : await requirePostback(db, app_id, until);
  // Once: what waits is sent by the first call.
  let queued = last ? 0 : await advancePostbacks(db, app_id, which);
  postbacks.wake(app_id);
  for (let count = 0; count < most; ) {
    const moved = await requeuePostbacks(db, app_id, which, { after: last?.id ?? 0, most: batch });
    if (moved.length === 0) return { queued, next: null };
    count += moved.length;
    queued += moved.length;
    last = moved.at(-1) ?? last;
    postbacks.wake(app_id);
  }
  return { queued, next: last && wireTransactionId(last.transaction_id) };
}

const longestDays = 31;

export function assertPeriod(from: Date, to: Date): void {
  if (to <= from)
    throw new ApiError('unprocessable', '`to` must be after `from`.', { to: ['must be after from'] });
  if (to.getTime() - from.getTime() > longestDays * 86_400_000)
    throw new ApiError('unprocessable', `A period may be ${longestDays} days long at most.`, {
      to: [`at most ${longestDays} days after from`],
    });
}
