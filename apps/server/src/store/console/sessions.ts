// Sessions of the console. A session is found by the digest of its token, together with its person.
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { console_sessions, people } from '#store/schema/people.ts';

export type PersonRecord = typeof people.$inferSelect;
export type SessionRecord = typeof console_sessions.$inferSelect;
export type NewSession = Omit<typeof console_sessions.$inferInsert, 'id'>;

interface Alive {
  readonly now: Date;
  readonly idleSince: Date;
}

const isAlive = ({ now, idleSince }: Alive) =>
  and(gt(console_sessions.expires_at, now), gt(console_sessions.seen_at, idleSince));

/** Null for one that has ended, has expired, was idle since `idleSince`, or whose person was removed. */
export async function findSession(
  on: Queryable,
  digest: string,
  alive: Alive,
): Promise<{ session: SessionRecord; person: PersonRecord } | null> {
  const [found] = await on
    .select({ session: console_sessions, person: people })
    .from(console_sessions)
    .innerJoin(people, eq(people.id, console_sessions.person_id))
    .where(and(eq(console_sessions.digest, digest), isAlive(alive), isNull(people.removed_at)));
  return found ?? null;
}

/** The latest first, complete sign-ins only. */
export function findSessionsOf(on: Queryable, person_id: string, alive: Alive, most: number) {
  return on
    .select()
    .from(console_sessions)
    .where(and(eq(console_sessions.person_id, person_id), eq(console_sessions.stage, 'full'), isAlive(alive)))
    .orderBy(desc(console_sessions.seen_at))
    .limit(most);
}

export async function noteSessionSeen(
  on: Queryable,
  { digest, person_id }: Pick<SessionRecord, 'digest' | 'person_id'>,
  at: Date,
): Promise<void> {
  await on.update(console_sessions).set({ seen_at: at }).where(eq(console_sessions.digest, digest));
  await on.update(people).set({ seen_at: at }).where(eq(people.id, person_id));
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insert(console_sessions).values(session);
}

/** The same session under another token, or further in its sign-in. False where it has ended meanwhile. */
export async function changeSession(
  tx: Tx,
  digest: string,
  change: Partial<Pick<NewSession, 'digest' | 'stage' | 'factor_at'>>,
): Promise<boolean> {
  const changed = await tx
    .update(console_sessions)
    .set(change)
    .where(eq(console_sessions.digest, digest))
    .returning({ id: console_sessions.id });
  return changed.length > 0;
}

export async function endSession(on: Queryable, digest: string): Promise<void> {
  await on.delete(console_sessions).where(eq(console_sessions.digest, digest));
}

/** By the id of the list; false where the person has no such session. */
export async function endSessionById(tx: Tx, person_id: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(console_sessions)
    .where(and(eq(console_sessions.person_id, person_id), eq(console_sessions.id, id)))
    .returning({ id: console_sessions.id });
  return ended.length > 0;
}

/** All of a person, but for the one with `except`. How many have ended. */
export async function endSessionsOf(tx: Tx, person_id: string, except: string | null): Promise<number> {
  const ended = await tx
    .delete(console_sessions)
    .where(
      and(
        eq(console_sessions.person_id, person_id),
        except === null ? undefined : ne(console_sessions.digest, except),
      ),
    )
    .returning({ id: console_sessions.id });
  return ended.length;
}
