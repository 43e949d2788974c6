// Changes of an endpoint by an operator or by the publisher, each with its line in the audit.
import type { PostbackEndpoint } from '@earnwall/contract/entities/postback-endpoint';
import { presentEndpoint } from '#present/postback-endpoint.ts';
import type { Context } from '#request/context.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { recordAccountEvent } from '#store/people/account-events.ts';
import { countPostbacks, type EndpointRecord, findEndpoint } from '#store/publishers/endpoints.ts';
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
  by: string;
  reason: string | null;
}

type Tools = Pick<Context, 'database' | 'now' | 'postbacks' | 'postbackSender'>;

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

export async function rotateEndpointSecret(ctx: Tools, change: Change, overlapHours: number) {
  const at = ctx.now();
  const { endpoint, secret } = await ctx.database.transaction(async (tx) => {
    const changed = await changeSecret(tx, change.app_id, { overlapHours, at });
    await record(tx, change, `the secret of postbacks was rotated, overlap ${overlapHours} hours`, at);
    return changed;
  });
  return { endpoint: await present(ctx, endpoint), secret };
}

export async function setEndpointSwitch(
  ctx: Tools,
  change: Change,
  state: 'on' | 'paused',
): Promise<PostbackEndpoint> {
  const at = ctx.now();
  const endpoint = await ctx.database.transaction(async (tx) => {
    const changed = await switchEndpoint(tx, change.app_id, state, at);
    await record(tx, change, `postbacks were ${state === 'on' ? 'switched on' : 'paused'}`, at);
    return changed;
  });
  if (state === 'on') ctx.postbacks.wake(change.app_id);
  return await present(ctx, endpoint);
}

async function present({ database, now }: Tools, endpoint: EndpointRecord): Promise<PostbackEndpoint> {
  return presentEndpoint(endpoint, await countPostbacks(database.db, endpoint.app_id), now());
}

async function record(tx: Tx, { app_id, by, reason }: Change, what: string, at: Date): Promise<void> {
  await recordAccountEvent(tx, { app_id, user_id: null, what, reason, by, at });
}
