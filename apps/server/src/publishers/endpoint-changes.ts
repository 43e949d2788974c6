// Changes of an endpoint by an operator or by the publisher, each with its line in the audit.
import type { PostbackEndpoint } from '@earnwall/contract/entities/postback-endpoint';
import { endOf } from '@earnwall/domain/publishers/key-use';
import { presentEndpoint } from '#present/postback-endpoint.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, findLastChange, recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import {
  countPostbacks,
  type EndpointRecord,
  endPreviousSecret,
  findEndpoint,
  lockEndpoint,
} from '#store/publishers/endpoints.ts';
import {
  assertUsable,
  changeEndpoint,
  changeSecret,
  type EndpointSettings,
  noEndpoint,
  switchEndpoint,
} from './endpoint-settings.ts';

/** Who changes it, and why. */
export interface Change {
  app_id: string;
  by: Actor;
  reason: string | null;
}

type Tools = Pick<Context, 'database' | 'now' | 'postbacks' | 'postbackSender'>;

const rotation = 'the secret of postbacks was rotated';

export async function showEndpoint(ctx: Tools, app_id: string): Promise<PostbackEndpoint> {
  const endpoint = await findEndpoint(ctx.database.db, app_id);
  if (!endpoint) throw noEndpoint();
  return await present(ctx, endpoint);
}

export async function setEndpoint(ctx: Tools, change: Change, settings: EndpointSettings) {
  await assertUsable(ctx.postbackSender, settings);
  const at = ctx.now();
  const { endpoint, secret } = await ctx.database.transaction(async (tx) => {
    const what = `postbacks are sent to ${new URL(settings.url).host} in the form ${settings.form}`;
    const changed = await changeEndpoint(tx, change.app_id, settings, at);
    await record(tx, change, what, at);
    return changed;
  });
  ctx.postbacks.wake(change.app_id);
  return { endpoint: await present(ctx, endpoint), secret };
}

export async function rotateEndpointSecret(
  ctx: Tools,
  change: Change,
  { overlapHours, inPlaceOf = null }: { overlapHours: number; inPlaceOf?: string | null },
) {
  const at = ctx.now();
  const { endpoint, secret } = await ctx.database.transaction(async (tx) => {
    const found = inPlaceOf === null ? null : await lockEndpoint(tx, change.app_id);
    if (found && endOf(found.secret) !== inPlaceOf) throw otherSecret();
    const keepsPrevious = found?.previous_until != null && found.previous_until > at;
    const changed = await changeSecret(tx, change.app_id, { overlapHours, keepsPrevious, at });
    await record(tx, change, `${rotation}, overlap ${overlapHours} hours`, at);
    return changed;
  });
  return { endpoint: await present(ctx, endpoint), secret };
}

/** One that has ended already stays so; another one than was meant is left as it is. */
export async function endEndpointRotation(
  ctx: Tools,
  change: Change,
  ends_with: string,
): Promise<PostbackEndpoint> {
  const at = ctx.now();
  const endpoint = await ctx.database.transaction(async (tx) => {
    const found = await lockEndpoint(tx, change.app_id);
    if (!found) throw noEndpoint();
    const { previous_secret, previous_until } = found;
    if (previous_secret === null || previous_until === null || previous_until <= at) return found;
    if (endOf(previous_secret) !== ends_with) throw otherSecret();
    await record(tx, change, `the previous secret of postbacks, …${ends_with}, was ended`, at);
    return (await endPreviousSecret(tx, change.app_id, at)) ?? found;
  });
  return await present(ctx, endpoint);
}

/** Who last made a new secret, and when; null for the first one. */
export const findRotation = ({ database }: Tools, app_id: string) =>
  findLastChange(database.db, { app_id, beginning: rotation });

export async function setEndpointSwitch(
  ctx: Tools,
  change: Change,
  state: 'on' | 'paused',
): Promise<PostbackEndpoint> {
  const at = ctx.now();
  const endpoint = await ctx.database.transaction(async (tx) => {
    const before = await lockEndpoint(tx, change.app_id);
    const changed = await switchEndpoint(tx, change.app_id, state, at);
    const what = `postbacks were ${state === 'on' ? 'switched on' : 'paused'}`;
    const old = before?.state ?? null;
    // What deliveries have stopped cannot be stopped so by hand.
    const isReverted = old !== state && (old === 'on' || old === 'paused');
    await recordChange(tx, {
      ...{ app_id: change.app_id, what, reason: change.reason, by: change.by, at },
      changes: [{ field: 'endpoint_state', old, new: state }],
      ...(isReverted && { act: 'endpoint-state' as const }),
    });
    return changed;
  });
  if (state === 'on') ctx.postbacks.wake(change.app_id);
  return await present(ctx, endpoint);
}

/** Whoever ends or replaces a secret means the one they saw. */
export const otherSecret = () =>
  new ApiError('conflict', 'This secret is another one by now: look at the keys again.');

async function present({ database, now }: Tools, endpoint: EndpointRecord): Promise<PostbackEndpoint> {
  return presentEndpoint(endpoint, await countPostbacks(database.db, endpoint.app_id), now());
}

async function record(tx: Tx, { app_id, by, reason }: Change, what: string, at: Date): Promise<void> {
  await recordChange(tx, { app_id, user_id: null, what, reason, by, at });
}
