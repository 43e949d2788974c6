// A user's browser extension: its pairing code, its install, and its token. Codes and tokens are stored as digests only.
import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { extension_installs, extension_pairings } from '#store/schema/extension.ts';
import { users } from '#store/schema/users.ts';
import type { UserRecord } from './users.ts';

interface Owner {
  app_id: string;
  user_id: number;
}

const isOf = (owner: Owner) =>
  and(eq(extension_installs.app_id, owner.app_id), eq(extension_installs.user_id, owner.user_id));

/** A pairing in test mode does not count for a live app: nothing real was credited for it. */
export async function isPairedWith(
  on: Queryable,
  owner: Owner,
  { install_id, test_mode }: { install_id: string; test_mode: boolean },
): Promise<boolean> {
  const found = await on
    .select({ test_mode: extension_installs.test_mode })
    .from(extension_installs)
    .where(and(isOf(owner), eq(extension_installs.install_id, install_id)));
  return found.some((install) => test_mode || !install.test_mode);
}

/** Deletes the user's expired codes as well. */
export async function savePairing(
  tx: Tx,
  pairing: Owner & { code_digest: string; expires_at: Date },
  now: Date,
): Promise<void> {
  const { app_id, user_id } = pairing;
  await tx
    .delete(extension_pairings)
    .where(
      and(
        eq(extension_pairings.app_id, app_id),
        eq(extension_pairings.user_id, user_id),
        lte(extension_pairings.expires_at, now),
      ),
    );
  await tx.insert(extension_pairings).values(pairing);
}

/** Uses a code up; null when it is unknown, used or expired. Of concurrent callers, one gets it. */
export async function redeemPairing(tx: Tx, code_digest: string, now: Date): Promise<Owner | null> {
  const [used] = await tx
    .update(extension_pairings)
    .set({ used_at: now })
    .where(
      and(
        eq(extension_pairings.code_digest, code_digest),
        isNull(extension_pairings.used_at),
        sql`${extension_pairings.expires_at} > ${now}`,
      ),
    )
    .returning({ app_id: extension_pairings.app_id, user_id: extension_pairings.user_id });
  return used ?? null;
}

/** The last install that a user pairs replaces the earlier one; `credited_at` stays. */
export async function saveInstall(
  tx: Tx,
  install: Owner & { install_id: string; token_digest: string; test_mode: boolean; at: Date },
): Promise<{ credited_at: Date | null }> {
  const { at, ...row } = install;
  const { install_id, token_digest, test_mode } = row;
  const [saved] = await tx
    .insert(extension_installs)
    .values({ ...row, installed_at: at, seen_at: at })
    .onConflictDoUpdate({
      target: [extension_installs.app_id, extension_installs.user_id],
      set: { install_id, token_digest, test_mode, seen_at: at },
    })
    .returning({ credited_at: extension_installs.credited_at });
  if (!saved) throw new Error('An install was not stored');
  return saved;
}

/** Whether the same install has paid another account of the app. Concurrent calls for one install run one after the other. */
export async function hasPaidAnother(
  tx: Tx,
  { app_id, user_id }: Owner,
  install_id: string,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${app_id}:${install_id}`}, 0))`);
  const found = await tx
    .select({ user_id: extension_installs.user_id })
    .from(extension_installs)
    .where(
      and(
        eq(extension_installs.install_id, install_id),
        eq(extension_installs.app_id, app_id),
        ne(extension_installs.user_id, user_id),
        isNotNull(extension_installs.credited_at),
      ),
    );
  return found.length > 0;
}

export async function recordCredit(tx: Tx, owner: Owner, credited_at: Date): Promise<void> {
  await tx.update(extension_installs).set({ credited_at }).where(isOf(owner));
}

/** The status of the extension that the panel shows (domain/extension/status.ts). */
export async function setExtensionState(
  tx: Tx,
  { app_id, user_id }: Owner,
  change: Pick<UserRecord, 'extension_status'> & Partial<Pick<UserRecord, 'extension_bonus'>>,
): Promise<void> {
  await tx
    .update(users)
    .set(change)
    .where(and(eq(users.app_id, app_id), eq(users.id, user_id)));
}

export interface PairedInstall extends Owner {
  uhash: string;
  seen_at: Date;
}

const installByToken = prepared((on) =>
  on
    .select({
      app_id: extension_installs.app_id,
      user_id: extension_installs.user_id,
      seen_at: extension_installs.seen_at,
      uhash: users.uhash,
    })
    .from(extension_installs)
    .innerJoin(
      users,
      and(eq(users.app_id, extension_installs.app_id), eq(users.id, extension_installs.user_id)),
    )
    .where(eq(extension_installs.token_digest, sql.placeholder('token_digest')))
    .prepare('install_by_token'),
);

export async function findByToken(on: Queryable, token_digest: string): Promise<PairedInstall | null> {
  const [found] = await installByToken(on).execute({ token_digest });
  return found ?? null;
}

export async function recordSeen(on: Queryable, owner: Owner, seen_at: Date): Promise<void> {
  await on.update(extension_installs).set({ seen_at }).where(isOf(owner));
}
