// Users of an app. Concurrent first visits create one user: the unique (app, uuid) decides.
import type { StateFacts } from '@earnwall/domain/accounts/state';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { erased_users, users } from '#store/schema/users.ts';

export type UserRecord = typeof users.$inferSelect;
export type NewUser = Pick<
  typeof users.$inferInsert,
  | 'app_id'
  | 'uuid'
  | 'uhash'
  | 'country'
  | 'source'
  | 'notification'
  | 'framed'
  | 'device_manufacturer'
  | 'device_model'
>;

const userByHash = prepared((on) =>
  on
    .select()
    .from(users)
    .where(eq(users.uhash, sql.placeholder('uhash')))
    .prepare('user_by_hash'),
);

const userByUuid = prepared((on) =>
  on
    .select()
    .from(users)
    .where(and(eq(users.app_id, sql.placeholder('app_id')), eq(users.uuid, sql.placeholder('uuid'))))
    .prepare('user_by_uuid'),
);

export async function findUserByHash(on: Queryable, uhash: string): Promise<UserRecord | null> {
  const [user] = await userByHash(on).execute({ uhash });
  return user ?? null;
}

/** Null where there is no such user. */
export async function findUhash(on: Queryable, user: { app_id: string; id: number }): Promise<string | null> {
  const [found] = await on
    .select({ uhash: users.uhash })
    .from(users)
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
  return found?.uhash ?? null;
}

export async function findUser(on: Queryable, app_id: string, uuid: string): Promise<UserRecord | null> {
  const [user] = await userByUuid(on).execute({ app_id, uuid });
  return user ?? null;
}

/** The user of this (app, uuid): the one just created, or the one that a concurrent request created first. */
export async function createUser(on: Queryable, user: NewUser): Promise<UserRecord> {
  const [created] = await on
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: [users.app_id, users.uuid] })
    .returning();
  const found = created ?? (await findUser(on, user.app_id, user.uuid));
  if (!found) throw new Error('A user that was just created cannot be found');
  return found;
}

/** When the user of this id was erased; null when none was. */
export async function findErasure(on: Queryable, app_id: string, uuid_digest: string): Promise<Date | null> {
  const [found] = await on
    .select({ erased_at: erased_users.erased_at })
    .from(erased_users)
    .where(and(eq(erased_users.app_id, app_id), eq(erased_users.uuid_digest, uuid_digest)));
  return found?.erased_at ?? null;
}

/** By the digest of the publisher's id or of the user hash, in any of these apps; null where nobody was erased. */
export async function findErasureBy(
  on: Queryable,
  app_ids: readonly string[],
  digest: string,
): Promise<Date | null> {
  const [found] = await on
    .select({ erased_at: erased_users.erased_at })
    .from(erased_users)
    .where(
      and(
        inArray(erased_users.app_id, [...app_ids]),
        or(eq(erased_users.uuid_digest, digest), eq(erased_users.uhash_digest, digest)),
      ),
    )
    .limit(1);
  return found?.erased_at ?? null;
}

export async function insertErasure(
  tx: Tx,
  erased: { app_id: string; uuid_digest: string; uhash_digest: string; erased_at: Date },
): Promise<void> {
  await tx.insert(erased_users).values(erased).onConflictDoNothing();
}

/** Records a visit: its time, source, notification, frame and phone. */
export async function recordVisit(
  on: Queryable,
  user: { app_id: string; id: number },
  visit: Pick<
    UserRecord,
    'source' | 'notification' | 'framed' | 'seen_at' | 'device_manufacturer' | 'device_model'
  >,
): Promise<void> {
  await on
    .update(users)
    .set(visit)
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
}

/** Locks a user until the transaction ends: concurrent requests of two tabs run one after the other. */
export async function lockUser(
  tx: Tx,
  user: { app_id: string; id: number },
  /** `update` where the ids of the row will change: rows that refer to it must not be added meanwhile. */
  strength: 'no key update' | 'update' = 'no key update',
): Promise<UserRecord> {
  const [held] = await tx
    .select()
    .from(users)
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)))
    .for(strength)
    .prepare(`lock_user_for_${strength.replaceAll(' ', '_')}`)
    .execute();
  if (!held) throw new Error('The user to be locked does not exist');
  return held;
}

/** Those of these users whom no other transaction has locked now. */
export async function findUnlockedUsers(
  on: Queryable,
  people: readonly { app_id: string; user_id: number }[],
): Promise<{ app_id: string; user_id: number }[]> {
  return await on
    .select({ app_id: users.app_id, user_id: users.id })
    .from(users)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as wanted (app_id text, user_id bigint)`,
      sql`wanted.app_id = ${users.app_id} and wanted.user_id = ${users.id}`,
    )
    .for('no key update', { of: users, skipLocked: true });
}

/** What the user answers about themselves, in a qualification or in a review. */
export async function updateUser(
  tx: Tx,
  user: { app_id: string; id: number },
  change: Partial<
    Pick<
      UserRecord,
      'policy_optin' | 'policy_version' | 'birthday' | 'profile_reviewed_at' | 'update_profile'
    >
  >,
): Promise<void> {
  await tx
    .update(users)
    .set(change)
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
}

/** Increments the user's version, which invalidates every cached copy of their list. */
export async function invalidateList(tx: Tx, user: { app_id: string; id: number }): Promise<void> {
  await tx
    .update(users)
    .set({ version: sql`${users.version} + 1` })
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
}

/** The columns of an account's state, in the format of the domain's rules. */
export function stateFacts(user: UserRecord): StateFacts {
  const { state, state_scope: scope, state_until: until, state_set_at: setAt } = user;
  return { state, scope, until, setAt };
}
