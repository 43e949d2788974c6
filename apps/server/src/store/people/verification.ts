// Codes sent to phones. A try is counted by one statement, so that concurrent guesses wait for the row.
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { phone_codes, sms_counters } from '#store/schema/phone-codes.ts';
import { users } from '#store/schema/users.ts';

export type PhoneCode = typeof phone_codes.$inferSelect;
export type NewPhoneCode = Omit<typeof phone_codes.$inferInsert, 'id' | 'verified_at' | 'replaced_at'>;

interface UserKey {
  app_id: string;
  id: number;
}

const ofUser = (user: UserKey) => and(eq(phone_codes.app_id, user.app_id), eq(phone_codes.user_id, user.id));
const isValid = and(isNull(phone_codes.replaced_at), isNull(phone_codes.verified_at));

/** The newest code that has not been used, to whatever number; a newer one may have been withdrawn since. */
export async function findLastCode(on: Queryable, user: UserKey): Promise<PhoneCode | null> {
  const [code] = await on
    .select()
    .from(phone_codes)
    .where(and(ofUser(user), isNull(phone_codes.verified_at)))
    .orderBy(desc(phone_codes.sent_at), desc(phone_codes.id))
    .limit(1);
  return code ?? null;
}

/** When the user last had a code sent to this number, or is having one sent. */
export async function findSentAt(on: Queryable, user: UserKey, phone_digest: string): Promise<Date | null> {
  const [code] = await on
    .select({ sent_at: phone_codes.sent_at })
    .from(phone_codes)
    .where(and(ofUser(user), eq(phone_codes.phone_digest, phone_digest)))
    .orderBy(desc(phone_codes.sent_at))
    .limit(1);
  return code?.sent_at ?? null;
}

/** Invalidates all earlier codes. */
export async function replaceCode(tx: Tx, code: NewPhoneCode): Promise<number> {
  const user = { app_id: code.app_id, id: code.user_id };
  await tx
    .update(phone_codes)
    .set({ replaced_at: code.sent_at })
    .where(and(ofUser(user), isValid));
  const [stored] = await tx.insert(phone_codes).values(code).returning({ id: phone_codes.id });
  if (!stored) throw new Error('The code was not stored');
  return stored.id;
}

export async function setProviderRef(on: Queryable, id: number, provider_ref: string): Promise<void> {
  await on.update(phone_codes).set({ provider_ref }).where(eq(phone_codes.id, id));
}

/** Deletes a code that was not sent; tries are counted on the one before it again. */
export async function withdrawCode(on: Queryable, id: number): Promise<void> {
  await on.delete(phone_codes).where(eq(phone_codes.id, id));
}

/** Null where no try is left, or there is no valid code. A used try is never returned. */
export async function consumeTry(
  on: Queryable,
  user: UserKey,
  phone_digest: string,
  now: Date,
): Promise<PhoneCode | null> {
  const [tried] = await on
    .update(phone_codes)
    .set({ tries_left: sql`${phone_codes.tries_left} - 1` })
    .where(
      and(
        ofUser(user),
        isValid,
        eq(phone_codes.phone_digest, phone_digest),
        gt(phone_codes.tries_left, 0),
        gt(phone_codes.expires_at, now),
      ),
    )
    .returning();
  return tried ?? null;
}

/**
 * The code was right, and is used up: the phone belongs to the user from now on. False where it belongs to another user
 * of the app; of two concurrent verifications the first one wins.
 */
export async function savePhone(
  tx: Tx,
  user: UserKey,
  { id, phone_digest }: Pick<PhoneCode, 'id' | 'phone_digest'>,
  at: Date,
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${user.app_id} ${phone_digest}`}, 0))`,
  );
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.app_id, user.app_id), eq(users.phone_digest, phone_digest)));
  const isFree = owners.every((owner) => owner.id === user.id);
  await tx
    .update(phone_codes)
    .set(isFree ? { verified_at: at } : { replaced_at: at })
    .where(eq(phone_codes.id, id));
  if (isFree)
    await tx
      .update(users)
      .set({ phone_digest, phone_verified_at: at })
      .where(and(eq(users.app_id, user.app_id), eq(users.id, user.id)));
  return isFree;
}

/** Counters of past windows, and old codes. */
export async function deleteOldVerifications(
  on: Queryable,
  before: { windows: Date; codes: Date },
): Promise<number> {
  const windows = await on.delete(sms_counters).where(lt(sms_counters.window_start, before.windows));
  const codes = await on.delete(phone_codes).where(lt(phone_codes.sent_at, before.codes));
  return (windows.rowCount ?? 0) + (codes.rowCount ?? 0);
}
