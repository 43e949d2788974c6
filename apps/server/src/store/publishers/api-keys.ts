// Keys of the publishers' API: their digests, scopes and ends.
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { api_keys } from '#store/schema/api-keys.ts';
import { apps } from '#store/schema/apps.ts';
import type { AppRecord } from './apps.ts';

export type ApiKeyRecord = typeof api_keys.$inferSelect;
export type NewApiKey = Omit<ApiKeyRecord, 'last_used_at'>;

const keyWithApp = prepared((on) =>
  on
    .select({ key: api_keys, app: apps })
    .from(api_keys)
    .innerJoin(apps, eq(apps.id, api_keys.app_id))
    .where(eq(api_keys.prefix, sql.placeholder('prefix')))
    .prepare('key_with_app'),
);

export async function findKeyWithApp(
  on: Queryable,
  prefix: string,
): Promise<{ key: ApiKeyRecord; app: AppRecord } | null> {
  const [found] = await keyWithApp(on).execute({ prefix });
  return found ?? null;
}

/** The latest first. */
export function findKeys(on: Queryable, app_id: string, most: number): Promise<ApiKeyRecord[]> {
  return on
    .select()
    .from(api_keys)
    .where(eq(api_keys.app_id, app_id))
    .orderBy(desc(api_keys.created_at), api_keys.prefix)
    .limit(most);
}

export async function countLiveKeys(on: Queryable, app_id: string, now: Date): Promise<number> {
  const { expires_at } = api_keys;
  return await on.$count(
    api_keys,
    and(eq(api_keys.app_id, app_id), or(isNull(expires_at), gt(expires_at, now))),
  );
}

export async function insertKey(on: Queryable, key: NewApiKey): Promise<ApiKeyRecord> {
  const [stored] = await on.insert(api_keys).values(key).returning();
  if (!stored) throw new Error('The key was not stored');
  return stored;
}

/** Locked until the transaction ends; null where the app has no such key. */
export async function lockKey(tx: Tx, app_id: string, prefix: string): Promise<ApiKeyRecord | null> {
  const [found] = await tx
    .select()
    .from(api_keys)
    .where(and(eq(api_keys.app_id, app_id), eq(api_keys.prefix, prefix)))
    .for('no key update');
  return found ?? null;
}

export async function setKeyEnd(tx: Tx, prefix: string, expires_at: Date): Promise<void> {
  await tx.update(api_keys).set({ expires_at }).where(eq(api_keys.prefix, prefix));
}

/** Only where the last use was noted before `unless`: of concurrent requests one writes. */
export async function noteKeyUse(
  on: Queryable,
  prefix: string,
  { at, unless }: { at: Date; unless: Date },
): Promise<void> {
  const { last_used_at } = api_keys;
  await on
    .update(api_keys)
    .set({ last_used_at: at })
    .where(and(eq(api_keys.prefix, prefix), or(isNull(last_used_at), lt(last_used_at, unless))));
}
