// Sends again what was not delivered since a moment, a few at a time, until all of it was sent (decision 0130).
import { nextBatch } from '@earnwall/domain/postbacks/recovery';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';
import {
  countItems,
  endRecovery,
  insertRecovery,
  lockRecovery,
  type RecoveryRecord,
  sendNextItems,
  settleItems,
} from '#store/publishers/recoveries.ts';
import { noEndpoint } from './endpoint-settings.ts';

type Tools = Pick<Context, 'database' | 'now' | 'postbacks'>;

interface Wanted {
  readonly app_id: string;
  readonly since: Date;
  readonly by: Actor;
}

export async function startRecovery(ctx: Tools, { app_id, since, by }: Wanted): Promise<RecoveryRecord> {
  const at = ctx.now();
  if (since > at)
    throw new ApiError('unprocessable', 'This is in the future.', {
      since: ['Choose a moment that is over.'],
    });
  const recovery = await ctx.database.transaction(async (tx) => {
    const endpoint = await findEndpoint(tx, app_id);
    if (!endpoint) throw noEndpoint();
    if (endpoint.state !== 'on')
      throw new ApiError('conflict', 'The endpoint is not on: switch it on first, or all of it would wait.');
    const started = await insertRecovery(tx, { app_id, since, until: at, by });
    if (!started) throw new ApiError('conflict', 'A recovery of this app is running already.');
    if (started.total === 0)
      throw new ApiError(
        'unprocessable',
        'Everything since then was delivered: there is nothing to send again.',
        {
          since: ['Everything since then was delivered.'],
        },
      );
    const what = `recovery of ${started.total} postbacks since ${since.toISOString()} started`;
    await recordChange(tx, { by, app_id, what, at });
    return started;
  });
  // The first ones at once: whoever pressed sees that it goes.
  await stepRecovery(ctx, recovery.id);
  return recovery;
}

/** The next few. False when it has ended. */
export async function stepRecovery(ctx: Tools, id: number): Promise<boolean> {
  const stepped = await ctx.database.transaction(async (tx) => {
    const recovery = await lockRecovery(tx, id);
    if (!recovery) return null;
    await settleItems(tx, id);
    const more = nextBatch(await countItems(tx, id));
    if (more > 0) await sendNextItems(tx, id, more);
    const counts = await countItems(tx, id);
    const isDone = counts.left === 0 && counts.sent === 0;
    if (isDone) await endRecovery(tx, id, { state: 'done', at: ctx.now(), counts });
    return { app_id: recovery.app_id, isDone };
  });
  if (stepped) ctx.postbacks.wake(stepped.app_id);
  return stepped !== null && !stepped.isDone;
}

/** One that has ended stays as it is. */
export async function cancelRecovery(ctx: Tools, id: number, by: Actor): Promise<void> {
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    const recovery = await lockRecovery(tx, id);
    if (!recovery) return;
    await settleItems(tx, id);
    const counts = await countItems(tx, id);
    await endRecovery(tx, id, { state: 'cancelled', at, counts });
    const what = `recovery of postbacks cancelled, ${counts.left} of ${recovery.total} were left`;
    await recordChange(tx, { by, app_id: recovery.app_id, what, at });
  });
}
