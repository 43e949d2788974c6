// Mails that ask for a confirmation of an address, counted for a day.
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { alert_confirmations as mails } from '#store/schema/survey-alerts.ts';

type UserKey = { app_id: string; id: number };

/** Until the transaction ends nobody else asks for a mail to this address, so that the limit counts correctly. */
export async function holdAddress(tx: Tx, address_digest: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts to ${address_digest}`}, 0))`);
}

/** How many were sent since then: to the address by anybody, and for the user to any address. */
export async function countConfirmations(
  on: Queryable,
  user: UserKey,
  { address_digest, since }: { address_digest: string; since: Date },
): Promise<{ ofAddress: number; ofUser: number }> {
  const counted = (which: ReturnType<typeof and>) =>
    on
      .select({ mails: count() })
      .from(mails)
      .where(and(which, gt(mails.at, since)));
  const [[address], [person]] = [
    await counted(eq(mails.address_digest, address_digest)),
    await counted(and(eq(mails.app_id, user.app_id), eq(mails.user_id, user.id))),
  ];
  return { ofAddress: address?.mails ?? 0, ofUser: person?.mails ?? 0 };
}

export async function noteConfirmation(
  tx: Tx,
  { app_id, id }: UserKey,
  { address_digest, at }: { address_digest: string; at: Date },
): Promise<void> {
  await tx.insert(mails).values({ app_id, user_id: id, address_digest, at });
}

export async function forgetConfirmations(tx: Tx, before: Date): Promise<void> {
  await tx.delete(mails).where(lte(mails.at, before));
}
