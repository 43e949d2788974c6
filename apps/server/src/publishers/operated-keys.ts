// What operators do with keys of the publishers' API: each change is stored together with who made it and why.
import { isLiveKey, rotatedKeyEnd, successorEnd } from '@earnwall/domain/publishers/api-key';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import {
  type ApiKeyRecord,
  countLiveKeys,
  insertKey,
  lockKey,
  type NewApiKey,
  setKeyEnd,
} from '#store/publishers/api-keys.ts';
import { findAppearance } from '#store/publishers/apps.ts';
import { newKey } from './api-keys.ts';

/** By whom and why, for the audit. */
interface Done {
  readonly by: Actor;
  readonly reason: string;
}

interface KeyName {
  readonly app: string;
  readonly prefix: string;
}

/** Nobody can oversee more. */
const maxLiveKeys = 50;

export async function createKey(
  ctx: Context,
  wanted: Pick<NewApiKey, 'app_id' | 'name' | 'scopes' | 'expires_at'>,
  done: Done,
): Promise<{ key: string; stored: ApiKeyRecord }> {
  requireFuture(wanted.expires_at, ctx.now());
  return await ctx.database.transaction(async (tx) => {
    if (!(await findAppearance(tx, wanted.app_id))) throw new ApiError('not-found', 'There is no such app.');
    const created = await store(tx, wanted, { ...done, at: ctx.now() });
    const what = `API key ${created.stored.prefix} created for ${wanted.scopes.join(', ')}`;
    await audit(tx, wanted.app_id, what, { ...done, at: ctx.now() });
    return created;
  });
}

export async function rotateKey(
  ctx: Context,
  { app, prefix }: KeyName,
  wanted: { oldEnd: Date | null; end: Date | null | undefined },
  done: Done,
): Promise<{ key: string; stored: ApiKeyRecord; old: ApiKeyRecord }> {
  return await ctx.database.transaction(async (tx) => {
    const at = ctx.now();
    const old = await requireKey(tx, app, prefix);
    if (!isLiveKey(old, at)) throw new ApiError('conflict', 'This key has ended: create a new one.');
    const expires_at = rotatedKeyEnd(wanted.oldEnd, old, at);
    if (!expires_at) throw wrongField('old_ends_at', 'It is in the past, or more than 30 days away.');
    const end = successorEnd(wanted.end, old);
    requireFuture(end, at);
    const { name, scopes } = old;
    const created = await store(tx, { app_id: app, name, scopes, expires_at: end }, { ...done, at });
    await setKeyEnd(tx, prefix, expires_at);
    const what = `API key ${prefix} replaced by ${created.stored.prefix}, ends ${expires_at.toISOString()}`;
    await audit(tx, app, what, { ...done, at });
    return { ...created, old: { ...old, expires_at } };
  });
}

/** One that has ended already stays as it is. */
export async function endKey(ctx: Context, { app, prefix }: KeyName, done: Done): Promise<ApiKeyRecord> {
  return await ctx.database.transaction(async (tx) => {
    const at = ctx.now();
    const key = await requireKey(tx, app, prefix);
    if (!isLiveKey(key, at)) return key;
    await setKeyEnd(tx, prefix, at);
    await audit(tx, app, `API key ${prefix} ended`, { ...done, at });
    return { ...key, expires_at: at };
  });
}

async function store(
  tx: Tx,
  wanted: Pick<NewApiKey, 'app_id' | 'name' | 'scopes' | 'expires_at'>,
  { by, at }: Done & { at: Date },
): Promise<{ key: string; stored: ApiKeyRecord }> {
  if ((await countLiveKeys(tx, wanted.app_id, at)) >= maxLiveKeys)
    throw new ApiError('conflict', `An app has at most ${maxLiveKeys} keys: end those that nobody uses.`);
  const { key, prefix, digest } = newKey();
  return {
    key,
    stored: await insertKey(tx, {
      ...{ ...wanted, prefix, digest },
      ...{ created_by: by.name, created_by_role: by.role, created_at: at },
    }),
  };
}

function requireFuture(expires_at: Date | null, at: Date): void {
  if (expires_at && expires_at <= at) throw wrongField('expires_at', 'It is in the past.');
}

const wrongField = (field: string, problem: string) =>
  new ApiError('unprocessable', `\`${field}\`: ${problem}`, { [field]: [problem] });

async function requireKey(tx: Tx, app_id: string, prefix: string): Promise<ApiKeyRecord> {
  const key = await lockKey(tx, app_id, prefix);
  if (!key) throw new ApiError('not-found', 'There is no such key.');
  return key;
}

const audit = (tx: Tx, app_id: string, what: string, done: Done & { at: Date }) =>
  recordChange(tx, { app_id, user_id: null, what, ...done });
