// Sends postbacks again that somebody has looked at. A press counts for what was seen: one that was tried since is left
// alone, so that a second press sends nothing.
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { noEndpoint } from '#publishers/endpoint-settings.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import type { ConsolePostbackRecord } from '#store/console/postbacks.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { lockEndpoint } from '#store/publishers/endpoints.ts';
import { sendAgain } from '#store/publishers/postback-log.ts';
import { requireConsolePostbacks } from './require-postback.ts';

interface Seen {
  readonly id: string;
  readonly last_attempt_at: string | null;
}

export async function resend(
  ctx: Pick<Context, 'database' | 'now' | 'postbacks'>,
  operator: Operator,
  seen: readonly Seen[],
): Promise<{ queued: number; left_alone: number }> {
  const at = ctx.now();
  const queued = await ctx.database.transaction(async (tx) => {
    const unchanged = (await readLocked(tx, operator, seen)).filter((record) => isAsSeen(record, seen));
    const sent = new Set(await sendAgain(tx, unchanged.map(rowIdOf)));
    const again = unchanged.filter(({ id }) => sent.has(id));
    for (const { app_id, user_id, transaction_id } of again) {
      const what = `postback ${wireTransactionId(transaction_id)} sent again`;
      await recordChange(tx, { by: operator, app_id, user_id, what, at });
    }
    return again;
  });
  for (const app_id of new Set(queued.map((one) => one.app_id))) ctx.postbacks.wake(app_id);
  return { queued: queued.length, left_alone: seen.length - queued.length };
}

const rowIdOf = ({ id }: ConsolePostbackRecord): number => id;

function isAsSeen({ transaction_id, attempts }: ConsolePostbackRecord, seen: readonly Seen[]): boolean {
  const id = wireTransactionId(transaction_id);
  const last = attempts.at(-1)?.at ?? null;
  return seen.some((one) => one.id === id && one.last_attempt_at === last);
}

/** Two presses come one after the other: the second one reads what the first has done. */
async function readLocked(
  tx: Tx,
  { scope }: Operator,
  seen: readonly Seen[],
): Promise<ConsolePostbackRecord[]> {
  const ids = seen.map(({ id }) => id);
  const found = await requireConsolePostbacks(tx, scope, ids);
  for (const app_id of [...new Set(found.map((one) => one.app_id))].sort())
    if (!(await lockEndpoint(tx, app_id))) throw noEndpoint();
  return await requireConsolePostbacks(tx, scope, ids);
}
