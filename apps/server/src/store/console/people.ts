// People who sign in to the console.
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { console_sessions, factors, password_resets, people, recovery_codes } from '#store/schema/people.ts';
import { publishers } from '#store/schema/publishers.ts';
import { inScope, type Scope } from './scope.ts';

export type PersonWithPublisher = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
export type NewPerson = Omit<typeof people.$inferInsert, 'id'>;

const hasFactor = sql<boolean>`exists (
  select from factors where factors.person_id = people.id and factors.confirmed_at is not null
)`;

/** Null for one who was removed, or is outside of the scope. */
export async function findPerson(on: Queryable, id: string, scope: Scope = 'all') {
  const [found] = await on
    .select({
      ...{ person: people, publisher_name: publishers.name, has_factor: hasFactor },
      payout_share_bp: publishers.payout_share_bp,
    })
    .from(people)
    .leftJoin(publishers, eq(publishers.id, people.publisher_id))
    .where(and(eq(people.id, id), isNull(people.removed_at), inScope(people.publisher_id, scope)));
  if (!found) return null;
  const { person, ...rest } = found;
  return { ...person, ...rest };
}

export async function findPersonByEmail(on: Queryable, email: string) {
  const [found] = await on
    .select()
    .from(people)
    .where(and(eq(people.email, email), isNull(people.removed_at)));
  return found ?? null;
}

/** By name, with the number of sessions that have not expired. */
export async function findTeam(
  on: Queryable,
  scope: Scope,
  { publisher_id, now, most }: { publisher_id: string | null; now: Date; most: number },
) {
  const sessions = sql<number>`(
    select count(*)::int from console_sessions
    where console_sessions.person_id = people.id and console_sessions.expires_at > ${now.toISOString()}
  )`;
  const found = await on
    .select({ person: people, publisher_name: publishers.name, has_factor: hasFactor, sessions })
    .from(people)
    .leftJoin(publishers, eq(publishers.id, people.publisher_id))
    .where(
      and(
        isNull(people.removed_at),
        inScope(people.publisher_id, scope),
        publisher_id === null ? undefined : eq(people.publisher_id, publisher_id),
      ),
    )
    .orderBy(asc(people.name), asc(people.id))
    .limit(most);
  return found.map(({ person, ...rest }) => ({ ...person, ...rest }));
}

/** Null where the mail is taken. */
export async function insertPerson(tx: Tx, person: NewPerson) {
  const [stored] = await tx.insert(people).values(person).onConflictDoNothing().returning();
  return stored ?? null;
}

export async function changePerson(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<NewPerson, 'name' | 'password_hash' | 'preferences' | 'role' | 'publisher_id' | 'seen_at'>
  >,
): Promise<void> {
  await tx.update(people).set(change).where(eq(people.id, id));
}

/** Until the end of the transaction nobody else changes what this person signs in with. */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('update');
}

/** Changes of roles wait for each other: two admins who remove each other at once would leave none. */
export async function lockTeam(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('earnwall team'))`);
}

export async function isAdminThere(on: Queryable): Promise<boolean> {
  const [admin] = await on
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'admin'), isNull(people.removed_at)))
    .limit(1);
  return admin !== undefined;
}

/** How many others have the same role in the same place. */
export async function countOthers(
  on: Queryable,
  { id, role, publisher_id }: Pick<typeof people.$inferSelect, 'id' | 'role' | 'publisher_id'>,
): Promise<number> {
  const samePlace =
    publisher_id === null ? isNull(people.publisher_id) : eq(people.publisher_id, publisher_id);
  return await on.$count(
    people,
    and(eq(people.role, role), samePlace, isNull(people.removed_at), ne(people.id, id)),
  );
}

/** The row stays, since the audit names it; nothing of it opens the console any more. */
export async function removePerson(tx: Tx, id: string, at: Date): Promise<void> {
  // The person first, as everywhere: a sign-in locks the person, then writes sessions.
  await tx.update(people).set({ removed_at: at, password_hash: null }).where(eq(people.id, id));
  for (const table of [console_sessions, factors, recovery_codes, password_resets])
    await tx.delete(table).where(eq(table.person_id, id));
}
