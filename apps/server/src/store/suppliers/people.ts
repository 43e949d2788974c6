// What suppliers and networks know people by (decision 0115): an id for each of them, which says nothing about its owner
// and can be replaced.
import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { supplier_people } from '#store/schema/supplier-people.ts';

type UserKey = { app_id: string; id: number };

/** The user's id there at present; null where the supplier was never told one, or only such as were revoked. */
async function findPerson(on: Queryable, user: UserKey, supplier_id: string): Promise<string | null> {
  const [found] = await on
    .select({ person: supplier_people.person })
    .from(supplier_people)
    .where(and(isPresentOf(user), eq(supplier_people.supplier_id, supplier_id)));
  return found?.person ?? null;
}

/** The user's id there, created with the first use; whoever else creates it at the same moment gets the same. */
export async function personAt(tx: Tx, user: UserKey, supplier_id: string, at: Date): Promise<string> {
  const known = await findPerson(tx, user, supplier_id);
  if (known !== null) return known;
  await tx
    .insert(supplier_people)
    .values({ supplier_id, person: newPerson(), app_id: user.app_id, user_id: user.id, created_at: at })
    .onConflictDoNothing();
  const created = await findPerson(tx, user, supplier_id);
  if (created === null) throw new Error('The id of a person at a supplier was not stored');
  return created;
}

/** Whose id it is, or was: what is reported about a revoked one still counts. */
export async function findPersonOwner(
  on: Queryable,
  supplier_id: string,
  person: string,
): Promise<UserKey | null> {
  const [owner] = await on
    .select({ app_id: supplier_people.app_id, id: supplier_people.user_id })
    .from(supplier_people)
    .where(and(eq(supplier_people.supplier_id, supplier_id), eq(supplier_people.person, person)));
  return owner ?? null;
}

/** At this supplier, or at all of them; resolves to those where there was an id to revoke. */
export async function revokePeople(
  tx: Tx,
  user: UserKey,
  { supplier_id, at }: { supplier_id: string | null; at: Date },
): Promise<string[]> {
  const revoked = await tx
    .update(supplier_people)
    .set({ revoked_at: at })
    .where(
      and(isPresentOf(user), supplier_id === null ? undefined : eq(supplier_people.supplier_id, supplier_id)),
    )
    .returning({ supplier_id: supplier_people.supplier_id });
  return revoked.map((row) => row.supplier_id).sort();
}

const isPresentOf = (user: UserKey) =>
  and(
    eq(supplier_people.app_id, user.app_id),
    eq(supplier_people.user_id, user.id),
    isNull(supplier_people.revoked_at),
  );

/** Digits and lower-case letters alone: some networks change the case of what they send back, or drop other signs. */
const newPerson = (): string => randomBytes(16).toString('hex');
