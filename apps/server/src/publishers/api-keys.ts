// Keys of the publishers' API: made from chance, known afterwards by their digest alone (PB-04).
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { isLiveKey, keyPrefix } from '@earnwall/domain/publishers/api-key';
import type { Context } from '#request/context.ts';
import { type ApiKeyRecord, findKeyWithApp, noteKeyUse } from '#store/publishers/api-keys.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const useNotedMs = 60_000;

/** The key as its owner gets it, and what is stored of it. */
export function newKey(): { key: string; prefix: string; digest: string } {
  const name = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');
  const prefix = `ewk_${name}`;
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { key, prefix, digest: digestOf(key).toString('base64url') };
}

export interface LiveKey {
  readonly key: ApiKeyRecord;
  readonly app: AppRecord;
}

export async function checkKey(
  { database, now }: Context,
  given: string,
): Promise<LiveKey | 'ended' | 'wrong'> {
  const prefix = keyPrefix(given);
  const found = prefix === null ? null : await findKeyWithApp(database.db, prefix);
  if (!found || !timingSafeEqual(digestOf(given), Buffer.from(found.key.digest, 'base64url'))) return 'wrong';
  return isLiveKey(found.key, now()) ? found : 'ended';
}

/** Once a minute at most; no answer depends on it. */
export async function noteUse(ctx: Context, { prefix, last_used_at }: ApiKeyRecord): Promise<void> {
  const at = ctx.now();
  const unless = new Date(at.getTime() - useNotedMs);
  if (last_used_at !== null && last_used_at >= unless) return;
  await ctx.bestEffort.try('key use', () => noteKeyUse(ctx.database.db, prefix, { at, unless }));
}

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest();
