// Sends again what was not delivered since a moment, a few at a time, until all of it was sent (decision 0130).
import { nextBatch } from '@earnwall/domain/postbacks/recovery';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Log } from '#request/log.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';
import {
  clearStepError,
  countItems,
  countsOf,
  endRecovery,
  findLastRecovery,
  gatherItems,
  insertRecovery,
  lockRecovery,
  noteStepError,
  type RecoveryCounts,
  type RecoveryRecord,
  sendNextItems,
  settleItems,
} from '#store/publishers/recoveries.ts';
import { noEndpoint } from './endpoint-settings.ts';

type Tools = Pick<Context, 'database' | 'now' | 'postbacks'>;
type StepTools = Tools & { readonly log: Log };

const maxWords = 500;
const mostGatheredAtOnce = 5_000;

interface Wanted {
  readonly app_id: string;
  readonly since: Date;
  readonly by: Actor;
}

export async function startRecovery(ctx: StepTools, { app_id, since, by }: Wanted): Promise<RecoveryRecord> {
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
  // The first ones at once: whoever pressed sees that it goes. More are not gathered in a request.
  if (recovery.total <= mostGatheredAtOnce) await stepRecovery(ctx, recovery.id);
  return (await findLastRecovery(ctx.database.db, app_id)) ?? recovery;
}

/** The next few; a failure is logged and shown, and the next step tries again. Never fails while the database answers. */
export async function stepRecovery(ctx: StepTools, id: number): Promise<void> {
  try {
    await step(ctx, id);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, maxWords);
    // Once for each reason: it is tried again each second.
    if (await noteStepError(ctx.database.db, id, message, ctx.now()))
      ctx.log.warn(
        { err: error, recovery: id },
        'A step of a recovery of postbacks has failed: it is tried again each second',
      );
  }
}

async function step(ctx: Tools, id: number): Promise<void> {
  const app_id = await ctx.database.transaction(async (tx) => {
    const recovery = await lockRecovery(tx, id);
    if (!recovery) return null;
    if (!recovery.gathered) await gatherItems(tx, recovery);
    await settleItems(tx, recovery, { all: false });
    const more = nextBatch(await countItems(tx, id));
    if (more > 0) await sendNextItems(tx, id, more);
    if (isAnswered(await countItems(tx, id))) {
      await settleItems(tx, recovery, { all: true });
      const counts = await countItems(tx, id);
      if (isAnswered(counts)) await endRecovery(tx, id, { state: 'done', at: ctx.now(), counts });
    }
    if (recovery.last_error !== null) await clearStepError(tx, id);
    return recovery.app_id;
  });
  if (app_id !== null) ctx.postbacks.wake(app_id);
}

const isAnswered = ({ left, sent }: RecoveryCounts): boolean => left === 0 && sent === 0;

/** One that has ended stays as it is. */
export async function cancelRecovery(ctx: Tools, id: number, by: Actor): Promise<void> {
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    const recovery = await lockRecovery(tx, id);
    if (!recovery) return;
    await settleItems(tx, recovery, { all: true });
    const counts = await countsOf(tx, recovery);
    await endRecovery(tx, id, { state: 'cancelled', at, counts });
    const what = `recovery of postbacks cancelled, ${counts.left} of ${recovery.total} were left`;
    await recordChange(tx, { by, app_id: recovery.app_id, what, at });
  });
}
