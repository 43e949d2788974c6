// What people prove who they are with, besides the password.
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { factors } from '#store/schema/people.ts';

export type FactorRecord = typeof factors.$inferSelect;
type NewFactor = Omit<typeof factors.$inferInsert, 'id'>;

const isConfirmed = isNotNull(factors.confirmed_at);

/** Those that count, the oldest first. */
export function findFactors(on: Queryable, person_id: string): Promise<FactorRecord[]> {
  return on
    .select()
    .from(factors)
    .where(and(eq(factors.person_id, person_id), isConfirmed))
    .orderBy(asc(factors.created_at), asc(factors.id));
}

/** An enrolment that waits for its first code. */
export async function findPendingFactor(
  on: Queryable,
  person_id: string,
  id: string,
): Promise<FactorRecord | null> {
  const [found] = await on
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.person_id, person_id), isNull(factors.confirmed_at)));
  return found ?? null;
}

/** Whoever has it: the browser chose it among the passkeys of this site. */
export async function findPasskey(on: Queryable, credential_id: string): Promise<FactorRecord | null> {
  const [found] = await on
    .select()
    .from(factors)
    .where(and(eq(factors.credential_id, credential_id), isConfirmed));
  return found ?? null;
}

/** Null where the passkey is enrolled already. */
export async function insertFactor(tx: Tx, factor: NewFactor): Promise<FactorRecord | null> {
  const [stored] = await tx.insert(factors).values(factor).onConflictDoNothing().returning();
  return stored ?? null;
}

/** Earlier enrolments that were not finished. */
export async function deletePendingFactors(tx: Tx, person_id: string): Promise<void> {
  await tx.delete(factors).where(and(eq(factors.person_id, person_id), isNull(factors.confirmed_at)));
}

/** Null where it was confirmed or removed meanwhile. */
export async function confirmFactor(
  tx: Tx,
  id: string,
  change: { name: string; last_step: number; at: Date },
): Promise<FactorRecord | null> {
  const { name, last_step, at } = change;
  const [confirmed] = await tx
    .update(factors)
    .set({ name, last_step, confirmed_at: at, used_at: at })
    .where(and(eq(factors.id, id), isNull(factors.confirmed_at)))
    .returning();
  return confirmed ?? null;
}

/** A time step counts once: of two requests with the same code one gets true. */
export async function takeStep(tx: Tx, id: string, step: number, at: Date): Promise<boolean> {
  const taken = await tx
    .update(factors)
    .set({ last_step: step, used_at: at })
    .where(and(eq(factors.id, id), isConfirmed, or(isNull(factors.last_step), lt(factors.last_step, step))))
    .returning({ id: factors.id });
  return taken.length > 0;
}

/** False where the counter of the passkey has not grown: another copy of it was used. */
export async function notePasskeyUse(tx: Tx, id: string, counter: number, at: Date): Promise<boolean> {
  const noted = await tx
    .update(factors)
    .set({ counter, used_at: at })
    .where(and(eq(factors.id, id), or(sql`${counter} = 0`, lt(factors.counter, counter))))
    .returning({ id: factors.id });
  return noted.length > 0;
}

export async function deleteFactor(tx: Tx, person_id: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(factors)
    .where(and(eq(factors.person_id, person_id), eq(factors.id, id)))
    .returning({ id: factors.id });
  return deleted.length > 0;
}

export async function deleteFactorsOf(tx: Tx, person_id: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.person_id, person_id));
}
