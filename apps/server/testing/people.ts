// Users of an app.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { createUser, findUser, type UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { ip_logs, users } from '#store/schema/users.ts';
import { recordDeviceTaken } from '#store/surveys/duplicates.ts';
import { randomHash } from './random-hash.ts';
import type { SurveyRecord } from './surveys.ts';

export type { UserRecord } from '#store/people/users.ts';

type UserChange = Partial<typeof users.$inferInsert>;

export async function aUser(on: Queryable, app: AppRecord, uuid = randomHash()): Promise<UserRecord> {
  return createUser(on, { app_id: app.id, uuid, uhash: randomHash(), country: 'US', source: null });
}

export async function changeUser(on: Queryable, user: UserRecord, change: UserChange): Promise<void> {
  await on
    .update(users)
    .set(change)
    .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
}

/** Everybody in the app at once. */
export async function changeUsersOf(on: Queryable, app: AppRecord, change: UserChange): Promise<void> {
  await on.update(users).set(change).where(eq(users.app_id, app.id));
}

export function usersOf(on: Queryable, app: AppRecord): Promise<UserRecord[]> {
  return on.select().from(users).where(eq(users.app_id, app.id));
}

/** Somebody who came by themselves, by the publisher's name for them. */
export async function userNamed(on: Queryable, app: AppRecord, uuid: string): Promise<UserRecord> {
  const user = await findUser(on, app.id, uuid);
  if (!user) throw new Error(`There is no user ${uuid} in ${app.id}`);
  return user;
}

/** The person takes a survey on the device, and from the network, they last came with. */
export async function takeOnDevice(on: Queryable, user: UserRecord, survey: SurveyRecord): Promise<void> {
  const [visit] = await on
    .select()
    .from(ip_logs)
    .where(and(eq(ip_logs.app_id, user.app_id), eq(ip_logs.user_id, user.id)))
    .orderBy(desc(ip_logs.created_at));
  await recordDeviceTaken(on, user, visit?.address_digest ?? '', survey.id);
}

/** A transaction of somebody else holds the person's row until the work is done. */
export function whileHeld<Result>(
  database: Database,
  { app_id, id }: UserRecord,
  work: () => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select from users where app_id = ${app_id} and id = ${id} for update`);
    return await work();
  });
}
