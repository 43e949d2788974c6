// The secret of an app, which signs security hashes: rotated with both alive, and the previous one ended when nothing uses it
// any more (decision 0096). Each change is stored together with who made it and why; no audit contains a secret.
import { randomBytes } from 'node:crypto';
import type { AuditedActor } from '@earnwall/domain/accounts/own-state';
import { endOf, hourOf, secretUse } from '@earnwall/domain/publishers/key-use';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { findLastChange, recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findSecrets, lockSecrets, type SecretsOfApp, saveSecrets } from '#store/publishers/app-secrets.ts';
import { findRecentUses, type RecentUses } from '#store/publishers/key-uses.ts';

import { type Change, otherSecret } from './endpoint-changes.ts';

type Tools = Pick<Context, 'database' | 'keyUses' | 'now'>;

/** What is known of a secret and its uses, but not the secret. */
export interface ShownSecret {
  readonly current: UsedSecret;
  readonly previous: UsedSecret | null;
  readonly rotated_at: Date | null;
  readonly rotated_by: AuditedActor | null;
}

interface UsedSecret extends RecentUses {
  readonly ends_with: string;
}

const rotation = 'app secret rotated';

/** 256 bits, as its owner gets it. Never with the end of one before: people tell them apart by it. */
function newAppSecret(...before: readonly (string | null)[]): string {
  const secret = randomBytes(32).toString('base64url');
  const isAlike = before.some((one) => one !== null && endOf(one) === endOf(secret));
  return isAlike ? newAppSecret(...before) : secret;
}

export async function showSecret(ctx: Tools, app_id: string): Promise<ShownSecret> {
  const { db } = ctx.database;
  // What this node has just counted is in the answer.
  await ctx.keyUses.write();
  const secrets = await findSecrets(db, app_id);
  if (!secrets) throw noApp();
  const names = { current: secretUse(secrets, 'current'), previous: secretUse(secrets, 'previous') };
  const keys = [names.current, names.previous].filter((name) => name !== null);
  const usesOf = await findRecentUses(db, app_id, keys, hourOf(ctx.now()));
  const shown = (secret: string | null, name: string | null) =>
    secret === null || name === null ? null : { ends_with: endOf(secret), ...usesOf(name) };
  const current = shown(secrets.secret, names.current);
  if (!current) throw new Error('An app has a secret');
  const rotated_at = secrets.secret_rotated_at;
  const rotated = rotated_at && (await findLastChange(db, { app_id, beginning: rotation }));
  const previous = shown(secrets.previous_secret, names.previous);
  return { current, previous, rotated_at, rotated_by: rotated };
}

/**
 * Both are accepted from now on. A secret that may still be used is not dropped by rotating once more; only a current one
 * whose answer was lost is replaced, by its end.
 */
export async function rotateAppSecret(ctx: Tools, change: Change, inPlaceOf: string | null): Promise<string> {
  return await ctx.database.transaction(async (tx) => {
    const at = ctx.now();
    const before = await requireSecrets(tx, change.app_id);
    if (inPlaceOf !== null && inPlaceOf !== endOf(before.secret)) throw otherSecret();
    if (before.previous_secret !== null && inPlaceOf === null)
      throw new ApiError('conflict', 'There is a previous secret still: end it before you rotate again.');
    const secret = newAppSecret(before.secret, before.previous_secret);
    const previous_secret = before.previous_secret ?? before.secret;
    const after = { secret, previous_secret, secret_rotated_at: at };
    await saveSecrets(tx, change.app_id, after);
    const changes = [{ field: 'secret_ends_with', old: endOf(before.secret), new: endOf(secret) }];
    await recordChange(tx, { ...change, what: rotation, at, changes });
    return secret;
  });
}

/** One that has ended already stays so; another one than was meant is left as it is. */
export async function endAppSecret(ctx: Tools, change: Change, ends_with: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const secrets = await requireSecrets(tx, change.app_id);
    if (secrets.previous_secret === null) return;
    if (endOf(secrets.previous_secret) !== ends_with) throw otherSecret();
    await saveSecrets(tx, change.app_id, { ...secrets, previous_secret: null });
    const changes = [{ field: 'previous_secret_ends_with', old: ends_with, new: null }];
    await recordChange(tx, { ...change, what: 'previous app secret ended', at: ctx.now(), changes });
  });
}

async function requireSecrets(tx: Tx, app_id: string): Promise<SecretsOfApp> {
  const secrets = await lockSecrets(tx, app_id);
  if (!secrets) throw noApp();
  return secrets;
}

const noApp = () => new ApiError('not-found', 'There is no such app.');
